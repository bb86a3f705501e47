import { useRef, useState, type ReactNode } from 'react'
import { schoolsCalls as calls } from '#contract/schools.ts'
import { refreshCalls, useCallQuery } from '../../parts/dashboard/call-query.ts'
import { PlusIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { callApi } from '../../platform/call-api.ts'
import { t } from '../../platform/i18n/translate.ts'
import { navigate } from '../../platform/router.tsx'
import { SchoolCards } from './school-card.tsx'
import { newSchool, sentSchool } from './school-form-state.ts'
import { SchoolForm } from './school-form.tsx'

function CreateSchool({ onClose }: { onClose: () => void }): ReactNode {
  const made = useRef('')
  return (
    <SchoolForm
      title={t('schools.create')}
      submit={t('schools.createSubmit')}
      first={newSchool(new Date().getFullYear())}
      send={async (typed) => {
        const answer = await callApi<'createSchool'>(calls.createSchool, sentSchool(typed))
        if (answer.ok) made.current = answer.output.spaceId
        return answer
      }}
      onDone={() => {
        void refreshCalls()
        navigate(`/dashboard/schools/${made.current}`)
      }}
      onClose={onClose}
    />
  )
}

/** Tab with the reader's schools, requests that wait, and a button that founds one. */
export function OwnSchools(): ReactNode {
  const [isCreating, setCreating] = useState(false)
  const query = useCallQuery<'listOwnSchools'>(calls.listOwnSchools, {})
  return (
    <div className="stack">
      <p>
        <button type="button" className="button" onClick={() => setCreating(true)}>
          <PlusIcon small />
          {t('schools.create')}
        </button>
      </p>
      <Loaded query={query} lines={6}>
        {({ schools }) =>
          schools.length === 0 ? (
            <EmptyNote title={t('schools.none')}>
              <p className="muted">{t('schools.noneText')}</p>
            </EmptyNote>
          ) : (
            <SchoolCards schools={schools} />
          )
        }
      </Loaded>
      {isCreating ? <CreateSchool onClose={() => setCreating(false)} /> : null}
    </div>
  )
}

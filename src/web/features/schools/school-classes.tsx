import { useState, type ReactNode } from 'react'
import { SPACE_NAME_LENGTH, spacesCalls } from '#contract/spaces.ts'
import { schoolsCalls as calls } from '#contract/schools.ts'
import type { School } from '#contract/schools-schemas.ts'
import { refreshCalls, useCallQuery } from '../../parts/dashboard/call-query.ts'
import { BoardIcon, PlusIcon } from '../../parts/dashboard/dashboard-icons.tsx'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import { FormDialog } from '../../parts/dashboard/form-dialog.tsx'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { callApi } from '../../platform/call-api.ts'
import { Field } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import css from './schools.module.css'

function OpenClass({ spaceId, onClose }: { spaceId: string; onClose: () => void }): ReactNode {
  const [name, setName] = useState('')
  const { errors, failure, sending, submit } = useForm<'name'>({
    fields: ['name'],
    check: () => (name.trim() === '' ? { name: 'missing' } : {}),
    send: () =>
      callApi<'createSpace'>(spacesCalls.createSpace, {
        kind: 'class',
        name: name.slice(0, SPACE_NAME_LENGTH),
        schoolId: spaceId,
      }),
    onDone: () => {
      onClose()
      void refreshCalls()
    },
  })
  return (
    <FormDialog
      title={t('schools.openClass')}
      submit={t('schools.openClassSubmit')}
      onSubmit={submit}
      sending={sending}
      failure={failure}
      onClose={onClose}
    >
      <Field
        name="name"
        label={t('schools.className')}
        autoComplete="off"
        value={name}
        error={errors.name}
        onChange={setName}
      />
    </FormDialog>
  )
}

/** Tab with the classes of a school, their teachers and the number of their students. */
export function SchoolClasses({ school }: { school: School }): ReactNode {
  const [isOpening, setOpening] = useState(false)
  const query = useCallQuery<'listSchoolClasses'>(calls.listSchoolClasses, { spaceId: school.id })
  return (
    <Loaded query={query} lines={4}>
      {({ classes, mayOpen }) => (
        <div className="stack">
          {mayOpen ? (
            <p>
              <button type="button" className="button" onClick={() => setOpening(true)}>
                <PlusIcon small />
                {t('schools.openClass')}
              </button>
            </p>
          ) : null}
          {classes.length === 0 ? (
            <EmptyNote title={t('schools.noClasses')} />
          ) : (
            <section className="card" aria-label={t('schools.classes')}>
              <ul className={css['people']}>
                {classes.map(({ id, name, subject, teachers, students }) => (
                  <li key={id}>
                    <BoardIcon />
                    <div className="grow">
                      <b>{name}</b>
                      <p className="muted small">{[subject, ...teachers].filter((one) => one !== '').join(' · ')}</p>
                    </div>
                    <span className="muted small">{t('schools.studentsOf', { count: students })}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {isOpening ? <OpenClass spaceId={school.id} onClose={() => setOpening(false)} /> : null}
        </div>
      )}
    </Loaded>
  )
}

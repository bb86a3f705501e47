import '../../ui/fields.css'
import { useState, type ReactNode } from 'react'
import { REQUEST_LENGTH, schoolsCalls as calls } from '#contract/schools.ts'
import type { School } from '#contract/schools-schemas.ts'
import { isolateName } from '#core/people/isolate-name.ts'
import { refreshCalls, useCallMutation } from '../../parts/dashboard/call-query.ts'
import { FormDialog } from '../../parts/dashboard/form-dialog.tsx'
import { callApi } from '../../platform/call-api.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import css from './schools.module.css'

function AskDialog({ school, onClose }: { school: School; onClose: () => void }): ReactNode {
  const [message, setMessage] = useState('')
  const { failure, sending, submit } = useForm({
    fields: [],
    check: () => ({}),
    send: () => callApi<'requestSchool'>(calls.requestSchool, { spaceId: school.id, message }),
    onDone: () => {
      onClose()
      void refreshCalls()
    },
  })
  return (
    <FormDialog
      title={t('schools.joinTitle', { name: isolateName(school.name) })}
      submit={t('schools.sendRequest')}
      onSubmit={submit}
      sending={sending}
      failure={failure}
      onClose={onClose}
    >
      <p>{t('schools.joinText')}</p>
      <label className="field">
        <span>{t('schools.message')}</span>
        <textarea
          className={css['text']}
          maxLength={REQUEST_LENGTH}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </label>
    </FormDialog>
  )
}

/** Button with which a stranger asks to join, or takes the request back. Members have none. */
export function JoinButton({ school }: { school: School }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const { mutate } = useCallMutation<'withdrawSchoolRequest'>(calls.withdrawSchoolRequest)
  const status = school.membership?.status
  if (status === 'active') return null
  return (
    <div className={css['act']}>
      {status === 'refused' ? <p className="feedback warn">{school.membership?.reason}</p> : null}
      {status === 'pending' ? (
        <button
          type="button"
          className="button outlined"
          aria-label={t('schools.withdrawFrom', { name: school.name })}
          onClick={() => mutate({ spaceId: school.id })}
        >
          {t('schools.withdraw')}
        </button>
      ) : null}
      {status === undefined ? (
        <button
          type="button"
          className="button"
          aria-label={t('schools.joinOf', { name: school.name })}
          onClick={() => setOpen(true)}
        >
          {t('schools.join')}
        </button>
      ) : null}
      {isOpen ? <AskDialog school={school} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

import '../../ui/fields.css'
import { useState, type ReactNode } from 'react'
import { REQUEST_LENGTH, schoolsCalls as calls } from '#contract/schools.ts'
import type { School, SchoolRequest } from '#contract/schools-schemas.ts'
import { isolateName } from '#core/people/isolate-name.ts'
import { Avatar } from '../../parts/dashboard/avatar.tsx'
import { refreshCalls, useCallMutation, useCallQuery } from '../../parts/dashboard/call-query.ts'
import { EmptyNote } from '../../parts/dashboard/empty-note.tsx'
import { FormDialog } from '../../parts/dashboard/form-dialog.tsx'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { callApi } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import css from './schools.module.css'

type One = { school: School; request: SchoolRequest }

function RefuseDialog({ school, request, onClose }: One & { onClose: () => void }): ReactNode {
  const [reason, setReason] = useState('')
  const { errors, failure, sending, submit } = useForm<'reason'>({
    fields: ['reason'],
    check: () => (reason.trim() === '' ? { reason: 'missing' } : {}),
    send: () =>
      callApi<'answerSchoolRequest'>(calls.answerSchoolRequest, {
        spaceId: school.id,
        learnerId: request.learnerId,
        decision: 'refused',
        reason,
      }),
    onDone: () => {
      onClose()
      void refreshCalls()
    },
  })
  return (
    <FormDialog
      title={t('schools.refuseTitle', { name: isolateName(request.name) })}
      submit={t('schools.refuse')}
      onSubmit={submit}
      sending={sending}
      failure={failure}
      onClose={onClose}
    >
      <label className="field">
        <span>{t('schools.reason')}</span>
        <textarea
          id="reason"
          className={css['text']}
          maxLength={REQUEST_LENGTH}
          value={reason}
          aria-invalid={errors.reason !== undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        {errors.reason ? <span className="hint bad">{t('schools.reasonNeeded')}</span> : null}
      </label>
    </FormDialog>
  )
}

function Request({ school, request }: One): ReactNode {
  const [isRefusing, setRefusing] = useState(false)
  const { mutate, error } = useCallMutation<'answerSchoolRequest'>(calls.answerSchoolRequest)
  const { learnerId, name, message } = request
  const approve = (role: 'member' | 'teacher'): void =>
    mutate({ spaceId: school.id, learnerId, decision: 'approved', role })
  return (
    <li>
      <Avatar name={name} />
      <div className="grow">
        <b>{name}</b>
        {message === '' ? null : <p className={css['description']}>{message}</p>}
        <FormError text={error ? failureText(error.failure) : undefined} />
      </div>
      <span className="row wrap">
        <button
          type="button"
          className="button"
          aria-label={t('schools.approveOf', { name })}
          onClick={() => approve('member')}
        >
          {t('schools.approve')}
        </button>
        <button
          type="button"
          className="button outlined"
          aria-label={t('schools.approveTeacherOf', { name })}
          onClick={() => approve('teacher')}
        >
          {t('schools.approveTeacher')}
        </button>
        <button
          type="button"
          className="button outlined"
          aria-label={t('schools.refuseOf', { name })}
          onClick={() => setRefusing(true)}
        >
          {t('schools.refuse')}
        </button>
      </span>
      {isRefusing ? <RefuseDialog school={school} request={request} onClose={() => setRefusing(false)} /> : null}
    </li>
  )
}

/** Tab with the requests to join, for those who run the school. */
export function SchoolRequests({ school }: { school: School }): ReactNode {
  const query = useCallQuery<'listSchoolRequests'>(calls.listSchoolRequests, { spaceId: school.id })
  return (
    <Loaded query={query} lines={4}>
      {({ requests }) =>
        requests.length === 0 ? (
          <EmptyNote title={t('schools.noRequests')} />
        ) : (
          <section className="card" aria-label={t('schools.requests')}>
            <ul className={css['people']}>
              {requests.map((request) => (
                <Request key={request.learnerId} school={school} request={request} />
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  )
}

import '../../ui/tag.css'
import '../../ui/feedback.css'
import { useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { partnersCalls as calls } from '#contract/partners.ts'
import { ForStaff } from '../../parts/staff/for-staff.tsx'
import { ToQueues } from '../../parts/staff/to-queues.tsx'
import { callApi } from '../../platform/call-api.ts'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import css from './partners.module.css'
import { writeDay } from './write-day.ts'

type Application = CallOf<'listPartnerApplications'>['output']['applications'][number]
type Decision = CallOf<'decidePartnerApplication'>['input']['decision']

/** Takes a decision with its reason, which the applicant reads. */
function DecisionForm({
  application: { id, name },
  onDecided,
}: {
  application: Application
  onDecided: () => void
}): ReactNode {
  const [reason, setReason] = useState('')
  const [decision, setDecision] = useState<Decision>('accepted')
  const { errors, failure, sending, submit } = useForm<'reason'>({
    fields: ['reason'],
    check: () => (reason.trim() === '' ? { reason: 'missing' } : {}),
    send: () => callApi<'decidePartnerApplication'>(calls.decidePartnerApplication, { id, decision, reason }),
    onDone: onDecided,
  })
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <FormError text={failure} />
      <Field
        name="reason"
        label={t('partnersStaff.reason')}
        hint={t('partnersStaff.reasonHint')}
        autoComplete="off"
        value={reason}
        error={errors.reason}
        onChange={setReason}
      />
      <div className="row wrap">
        <button type="submit" className="button" aria-disabled={sending} onClick={() => setDecision('accepted')}>
          {t('partnersStaff.accept')}
          <span className="visually-hidden"> {name}</span>
        </button>
        <button
          type="submit"
          className="button outlined"
          aria-disabled={sending}
          onClick={() => setDecision('refused')}
        >
          {t('partnersStaff.refuse')}
          <span className="visually-hidden"> {name}</span>
        </button>
      </div>
    </form>
  )
}

function Row({ application, onDecided }: { application: Application; onDecided: () => void }): ReactNode {
  const { name, tier, current, about, sentAt, isOwn } = application
  return (
    <li className={`card stack ${css['ask']}`}>
      <h2>{name}</h2>
      <p className="row wrap">
        <span className="tag">{t('partnersStaff.applies', { tier: t(`partners.tier.${tier}`) })}</span>
        {current === null ? null : (
          <span className="tag ok">{t('partnersStaff.current', { tier: t(`partners.tier.${current}`) })}</span>
        )}
      </p>
      <p className="muted small">{t('partnersStaff.sent', { moment: writeDay(sentAt) })}</p>
      <blockquote className={css['quote']}>{about}</blockquote>
      {isOwn ? (
        <p className="feedback warn">{t('partnersStaff.own')}</p>
      ) : (
        <DecisionForm application={application} onDecided={onDecided} />
      )}
    </li>
  )
}

/** Applications of partners that wait. Staff read them one by one, and decide with a reason. */
export default function ReviewApplicationsPage(): ReactNode {
  return (
    <div className="stack">
      <h1>{t('partnersStaff.title')}</h1>
      <p className="muted">{t('partnersStaff.lead')}</p>
      <ForStaff name="applications" load={() => callApi<'listPartnerApplications'>(calls.listPartnerApplications, {})}>
        {({ applications, waiting }, again) => (
          <>
            <p role="status">
              {waiting === 0 ? t('partnersStaff.none') : t('partnersStaff.waiting', { count: waiting })}
            </p>
            <ul className="stack">
              {applications.map((application) => (
                <Row key={application.id} application={application} onDecided={again} />
              ))}
            </ul>
          </>
        )}
      </ForStaff>
      <ToQueues />
    </div>
  )
}

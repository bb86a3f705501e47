import '../../ui/tag.css'
import { useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { staffCalls } from '#contract/staff.ts'
import { ForStaff } from '../../parts/staff/for-staff.tsx'
import { ToQueues } from '../../parts/staff/to-queues.tsx'
import { callApi } from '../../platform/call-api.ts'
import { Field, FormError } from '../../platform/forms/field.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Khulu } from '../../ui/khulu.tsx'
import { momentOf } from './moment-of.ts'
import css from './staff.module.css'

type Removal = CallOf<'listFactorRemovals'>['output']['removals'][number]

type Decision = CallOf<'decideFactorRemoval'>['input']['decision']

/** Form for a staff decision on one request, with a reason. */
function DecisionForm({
  removal: { id, username },
  onDecided,
}: {
  removal: Removal
  onDecided: () => void
}): ReactNode {
  const [reason, setReason] = useState('')
  const [decision, setDecision] = useState<Decision>('approved')
  const { errors, failure, sending, submit } = useForm<'reason'>({
    fields: ['reason'],
    check: () => (reason.trim() === '' ? { reason: 'missing' } : {}),
    send: () => callApi<'decideFactorRemoval'>(staffCalls.decideFactorRemoval, { id, decision, reason }),
    onDone: onDecided,
  })
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <FormError text={failure} />
      <Field
        name="reason"
        label={t('staff.reason')}
        hint={t('staff.reasonHint')}
        autoComplete="off"
        value={reason}
        error={errors.reason}
        onChange={setReason}
      />
      <div className="row wrap">
        <button type="submit" className="button" aria-disabled={sending} onClick={() => setDecision('approved')}>
          {t('staff.approve')}
          <span className="visually-hidden"> {username}</span>
        </button>
        <button
          type="submit"
          className="button outlined"
          aria-disabled={sending}
          onClick={() => setDecision('refused')}
        >
          {t('staff.refuse')}
          <span className="visually-hidden"> {username}</span>
        </button>
      </div>
    </form>
  )
}

/** One request: whose it is, since when it waits, and what is still to come. */
function Row({ removal, onDecided }: { removal: Removal; onDecided: () => void }): ReactNode {
  const { username, email, memberSince, askedAt, readyAt, approvedAt, isOwn } = removal
  return (
    <li className="card stack">
      <h2 className="voice">{username}</h2>
      <p style={{ overflowWrap: 'anywhere' }}>{email}</p>
      <p className="muted small">
        {t('staff.times', { since: momentOf(memberSince), asked: momentOf(askedAt), ready: momentOf(readyAt) })}
      </p>
      {approvedAt === null ? null : (
        <p>
          <span className="tag ok">{t('staff.approved', { moment: momentOf(approvedAt) })}</span>
        </p>
      )}
      {isOwn ? <p className="feedback warn">{t('staff.own')}</p> : null}
      {approvedAt === null && !isOwn ? <DecisionForm removal={removal} onDecided={onDecided} /> : null}
    </li>
  )
}

/** Requests of people who lost their app and their recovery codes. Staff ask them something only they know, and then decide. */
export default function FactorRemovalsPage(): ReactNode {
  return (
    <div className={`stack ${css['page']}`}>
      <h1>{t('staff.title')}</h1>
      <p className="muted">{t('staff.lead')}</p>
      <ForStaff name="removals" load={() => callApi<'listFactorRemovals'>(staffCalls.listFactorRemovals, {})}>
        {({ removals }, again) =>
          removals.length === 0 ? (
            <div className="empty card">
              <Khulu size={96} />
              <p role="status">{t('staff.none')}</p>
            </div>
          ) : (
            <ul className="stack">
              {removals.map((removal) => (
                <Row key={removal.id} removal={removal} onDecided={again} />
              ))}
            </ul>
          )
        }
      </ForStaff>
      <ToQueues />
    </div>
  )
}

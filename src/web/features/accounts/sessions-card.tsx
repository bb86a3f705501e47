import '../../ui/tag.css'
import { useState, type ReactNode } from 'react'
import type { Session } from '#contract/accounts-schemas.ts'
import { accountsCalls } from '#contract/accounts.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'
import { t } from '../../platform/i18n/translate.ts'
import css from './accounts.module.css'
import { FormError } from '../../platform/forms/field.tsx'
import { failureText } from '../../platform/forms/failure-text.ts'
import { daysAgo } from './own-account-state.ts'

const ago = (moment: string): { days: number } => ({
  days: daysAgo(moment, Date.now(), -new Date().getTimezoneOffset()),
})

function SessionRow({
  session: { device, startedAt, lastSeenAt, isCurrent },
  onEnd,
}: {
  session: Session
  onEnd: () => void
}): ReactNode {
  const name = t(`ownAccount.device.${device}`)
  const since = t('ownAccount.since', ago(startedAt))
  return (
    <li>
      <span>
        <b>{name}</b>
        {isCurrent ? (
          <>
            {' '}
            <span className="tag ok">{t('ownAccount.thisOne')}</span>
          </>
        ) : null}
        <br />
        <span className="muted small">
          {t('ownAccount.lastSeen', ago(lastSeenAt))}, {since}
        </span>
      </span>
      {isCurrent ? null : (
        <button
          type="button"
          className="button outlined"
          aria-label={t('ownAccount.endLabel', { device: name, since })}
          onClick={onEnd}
        >
          {t('ownAccount.end')}
        </button>
      )}
    </li>
  )
}

/** Card with the account's sessions and a button to end each. */
export function SessionsCard({
  sessions,
  onChanged,
}: {
  sessions: readonly Session[]
  onChanged: () => void
}): ReactNode {
  const [done, setDone] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const run = async (call: Promise<CallResult<object>>, text: string): Promise<void> => {
    const result = await call
    setFailure(result.ok ? undefined : failureText(result))
    setDone(result.ok ? text : undefined)
    // One that ended meanwhile is not found: the list says how it stands now.
    onChanged()
  }
  return (
    <section className="card stack" aria-labelledby="devices">
      <h2 id="devices">{t('ownAccount.devices')}</h2>
      <FormError text={failure} />
      <p role="status">{done}</p>
      <ul className={css['rows']}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => {
              void run(callApi<'endSession'>(accountsCalls.endSession, { id: session.id }), t('ownAccount.ended'))
            }}
          />
        ))}
      </ul>
      {sessions.length < 2 ? null : (
        <p>
          <button
            type="button"
            className="button outlined"
            onClick={() => {
              void run(callApi<'endOtherSessions'>(accountsCalls.endOtherSessions, {}), t('ownAccount.endedOthers'))
            }}
          >
            {t('ownAccount.endOthers')}
          </button>
        </p>
      )}
    </section>
  )
}

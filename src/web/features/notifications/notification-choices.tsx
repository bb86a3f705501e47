import '../../ui/fields.css'
import '../../ui/feedback.css'
import { useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { notificationsCalls as calls } from '#contract/notifications.ts'
import { NOTICE_RHYTHMS, type NotificationChoices as Choices } from '#core/notifications/choices.ts'
import { TIME_ZONES } from '#core/people/time-zones.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from '#core/notifications/kinds.ts'
import { useCallMutation, useCallQuery } from '../../parts/dashboard/call-query.ts'
import { Loaded } from '../../parts/dashboard/loaded.tsx'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { t } from '../../platform/i18n/translate.ts'
import css from './notifications.module.css'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** Returns the zones to choose from: the one that is kept, the device's, and those of the list. */
const zonesOf = (kept: string): string[] => [
  ...new Set([kept, Intl.DateTimeFormat().resolvedOptions().timeZone, ...TIME_ZONES.map(({ zone }) => zone)]),
]

const Hour = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange: (hour: number) => void
}): ReactNode => (
  <label className="field">
    <span>{label}</span>
    <select className="select" value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {HOURS.map((hour) => (
        <option key={hour} value={hour}>
          {hourName(hour)}
        </option>
      ))}
    </select>
  </label>
)

function Form({ first, isConfirmed }: { first: Choices; isConfirmed: boolean }): ReactNode {
  const [choices, setChoices] = useState(first)
  const { mutate, isPending, isSuccess, error, reset } = useCallMutation<'changeNotificationChoices'>(
    calls.changeNotificationChoices,
  )
  const change = (changes: Partial<Choices>): void => {
    reset()
    setChoices({ ...choices, ...changes })
  }
  const setKind = (kind: NotificationKind, isOn: boolean): void =>
    change({ muted: isOn ? choices.muted.filter((one) => one !== kind) : [...choices.muted, kind] })
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ choices })
      }}
    >
      <div className={css['columns']}>
        <fieldset className={`card ${css['group']}`}>
          <legend>{t('notifications.choose')}</legend>
          {NOTIFICATION_KINDS.map((kind) => (
            <label key={kind} className={css['choice']}>
              <input
                type="checkbox"
                checked={!choices.muted.includes(kind)}
                onChange={(event) => setKind(kind, event.target.checked)}
              />
              <span>{t(`notifications.choice.${kind}`)}</span>
            </label>
          ))}
        </fieldset>
        <div className={css['side']}>
          <fieldset className={`card ${css['group']}`}>
            <legend>{t('notifications.emails')}</legend>
            {NOTICE_RHYTHMS.map((rhythm) => (
              <label key={rhythm} className={css['choice']}>
                <input
                  type="radio"
                  name="emails"
                  checked={choices.emails === rhythm}
                  onChange={() => change({ emails: rhythm })}
                />
                <span>{t(`notifications.emails.${rhythm}`)}</span>
              </label>
            ))}
            {choices.emails !== 'off' && !isConfirmed ? (
              <p className="feedback warn">{t('notifications.unconfirmed')}</p>
            ) : null}
          </fieldset>
          <fieldset className={`card ${css['group']}`}>
            <legend>{t('notifications.quiet')}</legend>
            <p className="muted small">{t('notifications.quietText')}</p>
            <div className={css['pair']}>
              <Hour
                label={t('notifications.from')}
                value={choices.quietFrom}
                onChange={(quietFrom) => change({ quietFrom })}
              />
              <Hour label={t('notifications.to')} value={choices.quietTo} onChange={(quietTo) => change({ quietTo })} />
            </div>
            <label className="field">
              <span>{t('notifications.zone')}</span>
              <select
                className="select"
                value={choices.zone}
                onChange={(event) => change({ zone: event.target.value })}
              >
                {zonesOf(first.zone).map((zone) => (
                  <option key={zone} value={zone}>
                    {zone.replaceAll('_', ' ')}
                  </option>
                ))}
              </select>
            </label>
          </fieldset>
        </div>
      </div>
      <FormError text={error ? failureText(error.failure) : undefined} />
      <p className="row wrap">
        <button type="submit" className="button" aria-disabled={isPending}>
          {t('notifications.save')}
        </button>
        <span role="status">{isSuccess ? t('notifications.saved') : ''}</span>
      </p>
    </form>
  )
}

/** Form of what a person wants to be told, by which way and when. */
export function NotificationChoices(): ReactNode {
  const query = useCallQuery<'getNotificationChoices'>(calls.getNotificationChoices, {})
  return (
    <Loaded query={query} lines={6}>
      {({ choices, isConfirmed }: CallOf<'getNotificationChoices'>['output']) => (
        <Form first={choices} isConfirmed={isConfirmed} />
      )}
    </Loaded>
  )
}

import '../../ui/tag.css'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import type { RecordEntry } from '#contract/records-schemas.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { CallResult } from '../../platform/call-api.ts'
import { failureText } from '../../platform/forms/failure-text.ts'
import { FormError } from '../../platform/forms/field.tsx'
import { currentLanguage, loadText, t } from '../../platform/i18n/translate.ts'
import { groupByDay } from './record-state.ts'
import css from './security-record.module.css'

type Page = CallOf<'listOwnRecord'>['output']

const localeOf = (): string[] => [`${currentLanguage()}-ZA`, 'en-ZA']
const sayDay = (at: string): string =>
  new Date(at).toLocaleDateString(localeOf(), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const sayTime = (at: string): string =>
  new Date(at).toLocaleTimeString(localeOf(), { hour: '2-digit', minute: '2-digit' })

const sayActor = ({ kind, name }: RecordEntry['by']): string =>
  name === null ? t('records.by', { name: t(`records.actor.${kind}`) }) : t('records.byGuardian', { name })

const isToday = (at: string): boolean => new Date(at).toDateString() === new Date().toDateString()

const Entry = ({ entry: { at, event, outcome, reason, by, device, times } }: { entry: RecordEntry }): ReactNode => {
  const details = [
    sayTime(at),
    sayActor(by),
    ...(device === null ? [] : [t(`records.device.${device}`)]),
    ...(times === 1 ? [] : [t('records.times', { times })]),
  ]
  return (
    <li className={css['entry']}>
      <p className="row spread wrap">
        <b>{t(`records.event.${event}`)}</b>
        {outcome === 'refused' ? (
          <span className="tag warn">
            {reason === null ? t('records.refused') : t('records.why', { reason: t(`records.reason.${reason}`) })}
          </span>
        ) : null}
      </p>
      <p className="muted small">{details.join(' · ')}</p>
    </li>
  )
}

/**
 * Security record of an account or a child: who did what and when, page by page, by day. @param load asks for the page
 * that follows an entry; for the newest without one
 */
export function SecurityRecord({
  about,
  load,
}: {
  about: 'child' | 'own'
  load: (before?: string) => Promise<CallResult<Page>>
}): ReactNode {
  const [entries, setEntries] = useState<readonly RecordEntry[]>()
  const [isMore, setIsMore] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [first] = useState(() => load)
  const take = useCallback((result: CallResult<Page>): void => {
    setFailure(result.ok ? undefined : failureText(result))
    setEntries((known = []) => (result.ok ? [...known, ...result.output.entries] : known))
    setIsMore(result.ok && result.output.isMore)
  }, [])
  useEffect(() => {
    let isShown = true
    void Promise.all([first(), loadText(currentLanguage(), ['records'])]).then(([result]) => {
      if (isShown) take(result)
    })
    return () => {
      isShown = false
    }
  }, [first, take])
  if (entries === undefined)
    return (
      <div className="empty">
        <Spinner label={t('accounts.sending')} />
      </div>
    )
  const DayHeading = about === 'own' ? 'h2' : 'h3'
  const days = groupByDay(entries, -new Date().getTimezoneOffset())
  return (
    <div className="stack">
      <p className="muted">{t(about === 'child' ? 'records.introChild' : 'records.introOwn')}</p>
      <FormError text={failure} />
      {entries.length === 0 && failure === undefined ? <p>{t('records.none')}</p> : null}
      {days.map(({ day, at, entries: ofDay }) => (
        <section key={day} aria-label={sayDay(at)}>
          <DayHeading className={css['day']}>{isToday(at) ? t('records.today') : sayDay(at)}</DayHeading>
          <ul className={css['list']}>
            {ofDay.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {isMore ? (
        <p>
          <button
            type="button"
            className="button outlined"
            onClick={() => {
              void load(entries.at(-1)?.id).then(take)
            }}
          >
            {t('records.more')}
          </button>
        </p>
      ) : null}
    </div>
  )
}

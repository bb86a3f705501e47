import '../../ui/fields.css'
import '../../ui/tag.css'
import { useState, type FormEvent, type ReactNode } from 'react'
import type { CallOf } from '#contract/call-of.ts'
import { recordsCalls } from '#contract/records.ts'
import {
  AUDIT_ACTORS,
  AUDIT_DAYS,
  SECURITY_EVENT_NAMES,
  SECURITY_OUTCOMES,
  type SecurityEvent,
} from '#core/security/security-events.ts'
import { ForStaff } from '../../parts/staff/for-staff.tsx'
import { ToQueues } from '../../parts/staff/to-queues.tsx'
import { callApi } from '../../platform/call-api.ts'
import { t } from '../../platform/i18n/translate.ts'
import { momentOf } from './moment-of.ts'
import css from './staff.module.css'

type Asked = CallOf<'listAudit'>['input']
type Entry = CallOf<'listAudit'>['output']['entries'][number]

const FIRST: Asked = { by: 'staff', days: 31 }

const actorOf = ({ actor, actorKind }: Entry): string => {
  if (actor !== null) return actor
  if (actorKind === 'account') return t('staff.audit.gone')
  return actorKind === 'system' ? t('staff.audit.server') : t('staff.audit.nobody')
}

/** Choice of one value of a list, or of all. */
function Choice<Value extends string | number>({
  name,
  label,
  values,
  sayValue,
  isOptional = false,
}: {
  name: string
  label: string
  values: readonly Value[]
  sayValue: (value: Value) => string
  isOptional?: boolean
}): ReactNode {
  return (
    <label className="field">
      <span>{label}</span>
      <select className="select" name={name}>
        {isOptional ? <option value="">{t('staff.audit.all')}</option> : null}
        {values.map((value) => (
          <option key={value} value={value}>
            {sayValue(value)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Reads the filters from the form. */
function readFilters(form: FormData): Asked {
  const textOf = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const event = SECURITY_EVENT_NAMES.find((known) => known === textOf('event'))
  const outcome = SECURITY_OUTCOMES.find((known) => known === textOf('outcome'))
  return {
    by: AUDIT_ACTORS.find((known) => known === textOf('by')) ?? 'staff',
    days: AUDIT_DAYS.find((known) => String(known) === textOf('days')) ?? 7,
    ...(textOf('name') === '' ? {} : { name: textOf('name') }),
    ...(event && { event }),
    ...(outcome && { outcome }),
  }
}

function Filters({ onShow }: { onShow: (asked: Asked) => void }): ReactNode {
  const show = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onShow(readFilters(new FormData(event.currentTarget)))
  }
  const events = SECURITY_EVENT_NAMES.toSorted((one, other) => sayEvent(one).localeCompare(sayEvent(other)))
  return (
    <form className={css['filters']} onSubmit={show}>
      <Choice
        name="by"
        label={t('staff.audit.by')}
        values={AUDIT_ACTORS}
        sayValue={(by) => t(`staff.audit.by.${by}`)}
      />
      <Choice
        name="days"
        label={t('staff.audit.days')}
        values={AUDIT_DAYS.toReversed()}
        sayValue={(days) => t('staff.audit.daysValue', { days })}
      />
      <Choice name="event" label={t('staff.audit.event')} values={events} sayValue={sayEvent} isOptional />
      <Choice
        name="outcome"
        label={t('staff.audit.outcome')}
        values={SECURITY_OUTCOMES}
        sayValue={(outcome) => t(`staff.audit.outcome.${outcome}`)}
        isOptional
      />
      <label className="field">
        <span>{t('staff.audit.name')}</span>
        <input
          className="input"
          name="name"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
        />
      </label>
      <button type="submit" className="button">
        {t('staff.audit.show')}
      </button>
    </form>
  )
}

const sayEvent = (event: SecurityEvent): string => t(`records.event.${event}`)

/** Entries as a table; on a narrow screen it scrolls in its own frame. */
const Entries = ({ entries }: { entries: readonly Entry[] }): ReactNode => (
  <div className={css['frame']}>
    <table className={css['table']}>
      <thead>
        <tr>
          <th scope="col">{t('staff.audit.when')}</th>
          <th scope="col">{t('staff.audit.event')}</th>
          <th scope="col">{t('staff.audit.who')}</th>
          <th scope="col">{t('staff.audit.about')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className="muted">{momentOf(entry.at)}</td>
            <td>
              {sayEvent(entry.event)}
              {entry.times > 1 ? <span className="muted"> × {entry.times}</span> : null}{' '}
              {entry.outcome === 'refused' ? (
                <span className="tag warn">
                  {entry.reason === null ? t('staff.audit.outcome.refused') : t(`records.reason.${entry.reason}`)}
                </span>
              ) : null}
            </td>
            <td>{actorOf(entry)}</td>
            <td>{entry.about ?? t('staff.audit.gone')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** The security record of all accounts, filtered and in pages. */
export default function AuditPage(): ReactNode {
  const [asked, setAsked] = useState(FIRST)
  const { before: _before, ...newest } = asked
  return (
    <div className="stack">
      <h1>{t('staff.audit.title')}</h1>
      <p className="muted">{t('staff.audit.lead')}</p>
      <ForStaff name={JSON.stringify(asked)} load={() => callApi<'listAudit'>(recordsCalls.listAudit, asked)}>
        {({ entries, isMore }) => (
          <>
            <Filters onShow={setAsked} />
            {entries.length === 0 ? (
              <p className="card" role="status">
                {t('staff.audit.none')}
              </p>
            ) : (
              <Entries entries={entries} />
            )}
            <p className="row wrap">
              {asked.before === undefined ? null : (
                <button type="button" className="button outlined" onClick={() => setAsked(newest)}>
                  {t('staff.audit.newest')}
                </button>
              )}
              {isMore ? (
                <button
                  type="button"
                  className="button outlined"
                  onClick={() => {
                    const last = entries.at(-1)
                    if (last) setAsked({ ...asked, before: last.id })
                  }}
                >
                  {t('staff.audit.older')}
                </button>
              ) : null}
            </p>
          </>
        )}
      </ForStaff>
      <ToQueues />
    </div>
  )
}

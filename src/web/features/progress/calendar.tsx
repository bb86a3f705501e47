import { useState, type ReactNode } from 'react'
import type { LocalMoment, Progress } from '#core/progress/fold-progress.ts'
import { monthCalendar, type CalendarDay } from '#core/progress/month-calendar.ts'
import { t } from '../../platform/i18n/translate.ts'
import { ChevronRightIcon } from '../../ui/icons.tsx'
import css from './calendar.module.css'

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

function Day({ cell }: { cell: CalendarDay | null }): ReactNode {
  if (cell === null) return <td>{'\u00A0'}</td>
  const { state, date, answers, isToday } = cell
  return (
    <td>
      <span className={`${css['day']} ${css[state]}`} {...(isToday ? { 'aria-current': 'date' } : {})}>
        <span aria-hidden="true" className={css['bead']} />
        <span>{date}</span>
        {state === 'learnt' ? (
          <span className="visually-hidden">{t('progress.calendar.learnt', { answers })}</span>
        ) : null}
        {state === 'rest' ? <span className="visually-hidden">{t('progress.week.rest')}</span> : null}
      </span>
    </td>
  )
}

/** Calendar of the learner's month: beads on learning days, and rest days that hold the string together. */
export function Calendar({ days, now }: { days: Progress['days']; now: LocalMoment }): ReactNode {
  const [back, setBack] = useState(0)
  const { year, month, weeks } = monthCalendar(days, now, back)
  const first = days[0]?.day.slice(0, 7) ?? ''
  const isFirst = `${year}-${String(month).padStart(2, '0')}` <= first || first === ''
  const name = t('progress.calendar.month', { month: MONTHS[month - 1] ?? 'january', year })
  return (
    <section className="card stack" aria-labelledby="calendar">
      <h2 id="calendar">{t('progress.calendar.title')}</h2>
      <div className="row spread">
        <button
          type="button"
          className={`icon-button ${css['before']}`}
          aria-label={t('progress.calendar.before')}
          disabled={isFirst}
          onClick={() => setBack(back + 1)}
        >
          <ChevronRightIcon />
        </button>
        <b role="status">{name}</b>
        <button
          type="button"
          className="icon-button"
          aria-label={t('progress.calendar.after')}
          disabled={back === 0}
          onClick={() => setBack(back - 1)}
        >
          <ChevronRightIcon />
        </button>
      </div>
      <table className={css['month']}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" className="muted small">
                {t('progress.weekdayShort', { weekday })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((cell, place) => (
                <Day key={place} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={`row wrap small muted ${css['legend']}`}>
        <li className={css['learnt']}>
          <span aria-hidden="true" className={css['bead']} />
          {t('progress.calendar.learning')}
        </li>
        <li className={css['rest']}>
          <span aria-hidden="true" className={css['bead']} />
          {t('progress.calendar.rest')}
        </li>
      </ul>
    </section>
  )
}

import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import type { DayBar } from './progress-state.ts'
import css from './progress.module.css'

const WIDTH = 40
const HEIGHT = 150

function Bar({ bar, index }: { bar: DayBar; index: number }): ReactNode {
  const x = index * WIDTH + 6
  const height = Math.round(bar.height * HEIGHT)
  const right = Math.round(bar.rightHeight * HEIGHT)
  const middle = index * WIDTH + WIDTH / 2
  return (
    <g>
      <rect x={x} y={HEIGHT + 24 - height} width={WIDTH - 12} height={height} rx="4" fill="var(--surface-3)" stroke="var(--brand)" strokeWidth="1.500" />
      <rect x={x} y={HEIGHT + 24 - right} width={WIDTH - 12} height={right} rx="4" fill="var(--brand)" />
      <text {...(bar.isRest ? { className: css['rest'] } : {})} x={middle} y={HEIGHT + 16 - height} textAnchor="middle">{bar.isRest ? t('progress.week.rest') : bar.answers}</text>
      <text className={css['weekday']} x={middle} y={HEIGHT + 44} textAnchor="middle">{t('progress.weekdayShort', { weekday: bar.weekday })}</text>
    </g>
  )
}

/** The last seven days as bars, filled as far as the answers were right, with the table that says the same in figures. */
export function WeekChart({ week }: { week: readonly DayBar[] }): ReactNode {
  return (
    <section className="card" aria-labelledby="week">
      <h2 id="week">{t('progress.week.title')}</h2>
      <svg className={css['chart']} viewBox={`0 0 ${WIDTH * 7} ${HEIGHT + 50}`} role="img" aria-label={t('progress.week.caption')}>
        <path d={`M0 ${HEIGHT + 24.5}h${WIDTH * 7}`} stroke="var(--line-strong)" />
        {week.map((bar, index) => <Bar key={bar.day} bar={bar} index={index} />)}
      </svg>
      <details className={css['table']}>
        <summary className="lk">{t('progress.week.asTable')}</summary>
        <table>
          <caption className="vh">{t('progress.week.caption')}</caption>
          <thead><tr><th scope="col">{t('progress.week.day')}</th><th scope="col">{t('progress.answers')}</th><th scope="col">{t('progress.right')}</th></tr></thead>
          <tbody>
            {week.map(({ day, weekday, answers, right, isToday, isRest }) => (
              <tr key={day}><th scope="row">{isToday ? t('progress.week.today') : t('progress.weekday', { weekday })}</th><td>{isRest ? t('progress.week.rest') : answers}</td><td>{isRest ? '–' : right}</td></tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

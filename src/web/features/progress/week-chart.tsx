import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/translate.ts'
import type { DayBar } from './progress-state.ts'
import css from './progress.module.css'

const WIDTH = 40
const HEIGHT = 152

/** A bar is woven in rows of this height; its ends are those of rows. */
const ROW = 8

const inRows = (share: number): number => (share === 0 ? 0 : Math.max(1, Math.round((share * HEIGHT) / ROW)) * ROW)

/** A row beneath another, from the ground up to that height. */
const rows = (x: number, height: number): string =>
  Array.from({ length: height / ROW }, (_, row) => `M${x} ${HEIGHT + 24 - row * ROW - ROW / 2}h${WIDTH - 12}`).join('')

function Bar({ bar, index }: { bar: DayBar; index: number }): ReactNode {
  const x = index * WIDTH + 6
  const height = inRows(bar.height)
  const right = Math.min(height, inRows(bar.rightHeight))
  const middle = index * WIDTH + WIDTH / 2
  return (
    <g>
      <path d={rows(x, height)} stroke="var(--surface-3)" strokeWidth={ROW - 2} />
      <path d={rows(x, right)} stroke="var(--brand)" strokeWidth={ROW - 2} />
      {right > 0 ? (
        <path d={`M${x} ${HEIGHT + 24 + ROW / 2 - right}h${WIDTH - 12}`} stroke="var(--accent)" strokeWidth={ROW - 2} />
      ) : null}
      <text {...(bar.isRest ? { className: css['rest'] } : {})} x={middle} y={HEIGHT + 16 - height} textAnchor="middle">
        {bar.isRest ? t('progress.week.rest') : bar.answers}
      </text>
      <text className={css['weekday']} x={middle} y={HEIGHT + 44} textAnchor="middle">
        {t('progress.weekdayShort', { weekday: bar.weekday })}
      </text>
    </g>
  )
}

/** Chart of the past seven days as bars of woven rows, coloured for right answers. A table says the same in figures. */
export function WeekChart({ week }: { week: readonly DayBar[] }): ReactNode {
  return (
    <section className="card" aria-labelledby="week">
      <h2 id="week">{t('progress.week.title')}</h2>
      <svg
        className={css['chart']}
        viewBox={`0 0 ${WIDTH * 7} ${HEIGHT + 50}`}
        role="img"
        aria-label={t('progress.week.caption')}
      >
        <path d={`M0 ${HEIGHT + 24.5}h${WIDTH * 7}`} stroke="var(--line-strong)" />
        {week.map((bar, index) => (
          <Bar key={bar.day} bar={bar} index={index} />
        ))}
      </svg>
      <details className={css['table']}>
        <summary className="link">{t('progress.week.asTable')}</summary>
        <table>
          <caption className="visually-hidden">{t('progress.week.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('progress.week.day')}</th>
              <th scope="col">{t('progress.answers')}</th>
              <th scope="col">{t('progress.right')}</th>
            </tr>
          </thead>
          <tbody>
            {week.map(({ day, weekday, answers, right, isToday, isRest }) => (
              <tr key={day}>
                <th scope="row">{isToday ? t('progress.week.today') : t('progress.weekday', { weekday })}</th>
                <td>{isRest ? t('progress.week.rest') : answers}</td>
                <td>{isRest ? '–' : right}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

import type { ReactNode } from 'react'
import { bandOf, barsOf, SCORE_BANDS } from '#core/progress/score-bands.ts'
import { t } from '../../platform/i18n/translate.ts'
import css from './score-band.module.css'

/** A score with its band: bars, per cent and a word, so that colour never speaks alone. */
export function ScoreBand({ score }: { score: number | null }): ReactNode {
  if (score === null) return <span className="muted small">{t('dashboard.band.none')}</span>
  const band = bandOf(score)
  const bars = barsOf(band)
  return (
    <span className={`${css['score']} ${css[band]}`}>
      <svg viewBox="0 0 22 18" aria-hidden="true">
        {SCORE_BANDS.map((_, at) => (
          <rect
            key={at}
            x={at * 6}
            y={12 - at * 4}
            width="4"
            height={6 + at * 4}
            rx="1"
            className={at < bars ? css['filled'] : undefined}
          />
        ))}
      </svg>
      {t('dashboard.band.score', { score: Math.round(score) })}{' '}
      <span className="small">{t(`dashboard.band.${band}`)}</span>
    </span>
  )
}

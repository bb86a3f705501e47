import type { ReactNode } from 'react'
import { GAME } from '#core/game/game-constants.ts'
import type { GameScore } from '#core/game/score-answer.ts'
import { t } from '../../platform/i18n/translate.ts'
import css from './game-top.module.css'

const SHAPES = ['who', 'when', 'what'] as const

/**
 * String of five beads: one for each right answer in a row. A full string stays until the next bead begins a new one.
 */
function Beads({ streak }: { streak: number }): ReactNode {
  const onString = streak === 0 ? 0 : ((streak - 1) % GAME.streakPerLevel) + 1
  return (
    <div className={css['streak']}>
      <div className={css['beads']} aria-hidden="true">
        {Array.from({ length: GAME.streakPerLevel }, (_, index) => (
          <i key={index} className={index < onString ? `${css['on']} ${SHAPES[index % SHAPES.length]}` : ''} />
        ))}
      </div>
      <span className="small muted">{streak === 0 ? t('kidsGame.newString') : t('kidsGame.inARow', { streak })}</span>
    </div>
  )
}

/** Points, level and the string of right answers. */
export const ScoreBoard = ({ score, streaks }: { score: GameScore; streaks: boolean }): ReactNode => (
  <>
    <p className={css['figure']}>
      <b data-figure="points">{score.points}</b> <span>{t('kidsGame.points', { points: score.points })}</span>
    </p>
    <p className={css['figure']}>
      <b data-figure="level">{score.level}</b> <span>{t('kidsGame.level')}</span>
    </p>
    {streaks ? <Beads streak={score.streak} /> : null}
  </>
)

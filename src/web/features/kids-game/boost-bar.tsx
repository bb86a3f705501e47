import { useEffect, useState, type ReactNode } from 'react'
import { boostLeft, startBoost } from '#core/game/boost.ts'
import { BOOST_KINDS, BOOSTS, GAME, type BoostKind } from '#core/game/game-constants.ts'
import type { GameRecord } from '#core/game/game-record.ts'
import { changeGame } from '../../parts/game/game-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { BoltIcon } from './game-icons.tsx'
import css from './boost-bar.module.css'

/** Minutes and seconds, as on a clock. */
const clockOf = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Milliseconds that the boost still has, looked at every 500 ms; when it is over, the record forgets it. */
function useBoostLeft({ boost }: GameRecord): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (boost === null) return undefined
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (boostLeft(boost, Date.now()) === 0) changeGame((record) => ({ ...record, boost: null }))
    }, GAME.boostTick)
    return () => clearInterval(timer)
  }, [boost])
  return boostLeft(boost, now)
}

const use = (kind: BoostKind): void => {
  changeGame((record) => {
    const started = startBoost(record.boosts, kind, Date.now())
    return started && record.boost === null ? { ...record, boosts: started.earned, boost: started.boost } : record
  })
}

/**
 * Shows the running boost with its time, waiting boosts, or how to earn one. It is always one row, so that nothing
 * moves under a finger.
 */
export function BoostBar({ record }: { record: GameRecord }): ReactNode {
  const left = useBoostLeft(record)
  const { boost, boosts } = record
  if (boost !== null && left > 0) {
    const { times, duration } = BOOSTS[boost.kind]
    return (
      <p className={css['boost']} data-boost={boost.kind}>
        <BoltIcon small />
        <b>{t('kidsGame.boost', { times })}</b>
        <span className={css['bar']} aria-hidden="true">
          <i style={{ width: `${(left / duration) * 100}%` }} />
        </span>
        <b className={css['clock']} role="timer" aria-label={t('kidsGame.boostLeft', { time: clockOf(left) })}>
          {clockOf(left)}
        </b>
      </p>
    )
  }
  const waiting = BOOST_KINDS.filter((kind) => boosts[kind] > 0)
  if (waiting.length === 0)
    return (
      <p className={`muted small ${css['howBoost']}`}>
        <BoltIcon small />
        {t('kidsGame.howBoost')}
      </p>
    )
  return (
    <div className="flow" role="group" aria-label={t('kidsGame.boosts')}>
      {waiting.map((kind) => (
        <button key={kind} type="button" className={css['useBoost']} onClick={() => use(kind)}>
          <BoltIcon small />
          {t('kidsGame.useBoost', { times: BOOSTS[kind].times, count: boosts[kind] })}
        </button>
      ))}
    </div>
  )
}

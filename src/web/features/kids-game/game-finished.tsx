import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Finished } from '#core/game/boost.ts'
import { finishInGame } from '../../platform/game/game-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import css from './kids-game.module.css'

/** The end of a round: what was done, the boost that it earned, and on to another. */
export function GameFinished({ finished, summary, onAgain, children }: { finished: Finished; summary: string; onAgain: () => void; children?: ReactNode }): ReactNode {
  const again = useRef<HTMLButtonElement>(null)
  const earned = useRef<boolean>(undefined)
  const [hasBoost, setHasBoost] = useState(false)
  useEffect(() => {
    earned.current ??= finishInGame(finished)
    setHasBoost(earned.current)
    again.current?.focus()
  }, [finished])
  return (
    <section className={`card ${css['finished']}`} role="status">
      <Khulu size={96} />
      <h2>{t('kidsGame.finished')}</h2>
      <p>{summary}</p>
      {children}
      {hasBoost ? <p><b>{t('kidsGame.earned')}</b> <Link className="lk" href="/kids-menu/vocabulary">{t('kidsGame.useItThere')}</Link></p> : null}
      <div className={css['actions']}>
        <button type="button" className="btn big" ref={again} onClick={onAgain}>{t('kidsGame.again')}</button>
        <Link className="btn g big" href="/kids-menu">{t('kidsGame.otherGames')}</Link>
      </div>
    </section>
  )
}

import { useEffect, useState, type ReactNode } from 'react'
import { isRestDue } from '#core/little/break-hint.ts'
import type { LittleActivity } from '#core/little/little-round.ts'
import { loadLittleContent } from '../../parts/content/load-little-words.ts'
import { loadRecorder } from '../../parts/game/record-game-answer.ts'
import { t } from '../../platform/i18n/translate.ts'
import { littleMode } from '../../parts/little/little-mode.ts'
import { hush } from '../../parts/little/say-little.ts'
import { navigate } from '../../platform/router.tsx'
import { useFetched } from '../../platform/use-fetched.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Pictures } from '../../ui/word-picture.tsx'
import { HearWords } from './hear-words.tsx'
import { LeaveGate } from './leave-gate.tsx'
import { LittleHome } from './little-home.tsx'
import { LittleRound } from './little-round.tsx'
import { GridIcon, RetryIcon } from '../../ui/icons.tsx'
import css from './toddlers.module.css'

/** Milliseconds between checks for a due rest. */
const LOOK = 15_000

/** Tells whether it is time to suggest a rest, since the screen was handed over. */
function useRest(): boolean {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const startedAt = Date.now()
    const timer = setInterval(() => setDue(isRestDue('toddlers', startedAt, Date.now())), LOOK)
    return () => clearInterval(timer)
  }, [])
  return due
}

/** Screen for a small child: no bars, no text to read, and a gate for the grown-up. */
export function LittleScreen({ place }: { place: LittleActivity | 'home' }): ReactNode {
  const rest = useRest()
  const content = useFetched('little', loadLittleContent)
  useEffect(() => {
    littleMode.set(true)
    void loadRecorder()
    return () => {
      littleMode.set(false)
      hush()
    }
  }, [])
  return (
    <div className={`section-vocabulary ${css['screen']}`}>
      <h1 className="visually-hidden">{t('toddlers.title')}</h1>
      <header className={css['top']}>
        <LeaveGate rest={rest} />
        {place === 'home' ? null : (
          <button
            type="button"
            className={css['round']}
            aria-label={t('toddlers.otherThings')}
            onClick={() => navigate('/toddlers?do=home', { replace: true })}
          >
            <GridIcon />
          </button>
        )}
      </header>
      {content.phase === 'ready' ? (
        <Pictures value={content.value.pictures}>
          {place === 'home' ? (
            <LittleHome />
          ) : place === 'hear' ? (
            <HearWords content={content.value} />
          ) : (
            <LittleRound key={place} activity={place} content={content.value} />
          )}
        </Pictures>
      ) : content.phase === 'failed' ? (
        <p className={css['middle']}>
          <button type="button" className={css['big']} aria-label={t('toddlers.tryAgain')} onClick={content.retry}>
            <RetryIcon />
          </button>
        </p>
      ) : (
        <div className={css['middle']}>
          <Spinner label={t('toddlers.loading')} />
        </div>
      )}
    </div>
  )
}

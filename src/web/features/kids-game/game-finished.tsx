import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Finished } from '#core/game/boost.ts'
import type { GameWord } from '#core/game/game-words.ts'
import { finishInGame } from '../../parts/game/game-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { Link } from '../../platform/router.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import { WordPicture } from '../../ui/word-picture.tsx'
import { Clapped } from './clapped.tsx'
import { BoltIcon } from './game-icons.tsx'
import css from './game-finished.module.css'
import { useSpeaker } from './use-speaker.ts'

type Round = { finished: Finished; summary: string; words: readonly GameWord[]; language: string }

/** Words of the round, each to be heard once more. */
function RoundWords({ words, language }: Pick<Round, 'words' | 'language'>): ReactNode {
  const say = useSpeaker(language)
  return (
    <section className={css['learnt']} aria-labelledby="round-words">
      <h3 id="round-words">{t('kidsGame.roundWords')}</h3>
      <ul>
        {words.map(({ id, word, meaning, picture }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                void say?.(word)
              }}
            >
              <WordPicture name={picture} />
              <b className="voice" lang={language}>
                <Clapped word={word} />
              </b>
              <span className="small muted" lang="en">
                {meaning}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * End of a round: results, the boost it earned, another round, and its words. A screen reader hears it all with the
 * first button.
 */
export function GameFinished({
  finished,
  summary,
  words,
  language,
  onAgain,
}: Round & { onAgain: () => void }): ReactNode {
  const again = useRef<HTMLButtonElement>(null)
  const earned = useRef<boolean>(undefined)
  const [hasBoost, setHasBoost] = useState(false)
  useEffect(() => {
    earned.current ??= finishInGame(finished)
    setHasBoost(earned.current)
    again.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [finished])
  return (
    <>
      <section className={`cloth ${css['finished']}`}>
        <Khulu size={120} />
        <h2 id="finished">{t('kidsGame.finished')}</h2>
        <p id="finished-summary">{summary}</p>
        {hasBoost ? (
          <p className={css['won']}>
            <BoltIcon />
            <span>
              <b id="finished-boost">{t('kidsGame.earned')}</b>{' '}
              <Link href="/kids-menu/vocabulary">{t('kidsGame.useItThere')}</Link>
            </span>
          </p>
        ) : null}
        <div className={css['actions']}>
          <button
            type="button"
            className="button accent big"
            ref={again}
            aria-describedby="finished finished-summary finished-boost"
            onClick={onAgain}
          >
            {t('kidsGame.again')}
          </button>
          <Link className="button outlined big" href="/kids-menu">
            {t('kidsGame.otherGames')}
          </Link>
        </div>
      </section>
      <RoundWords words={words} language={language} />
    </>
  )
}

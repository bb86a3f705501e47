import { useEffect, useRef, useState, type ReactNode } from 'react'
import { isRoundOver, nextWord, tryPicture, type FindGame } from '#core/game/find-picture.ts'
import { startLittleRound, type LittleQuestions } from '#core/little/little-round.ts'
import type { LittleContent } from '../../parts/content/load-little-words.ts'
import { drawSeed } from '../../parts/game/draw-seed.ts'
import { recordGameAnswer } from '../../parts/game/record-game-answer.ts'
import { readHeardSwitches } from '../../parts/account/switches-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { PictureChoice } from '../../parts/little/picture-choice.tsx'
import { sayLittle } from '../../parts/little/say-little.ts'
import { navigate } from '../../platform/router.tsx'
import { GridIcon, RetryIcon } from '../../ui/icons.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import { LittlePicture } from '../../ui/little-picture.tsx'
import { CountFirst } from './count-first.tsx'
import { SpeakerIcon } from './little-icons.tsx'
import css from './toddlers.module.css'
import littleRoundCss from './little-round.module.css'

/** Milliseconds that a found picture stays before the next word; its word is repeated meanwhile. */
const GLAD = 1800

/** Shows the round's progress: a bead for each word, named for screen readers. */
const Beads = ({ game }: { game: FindGame }): ReactNode => (
  <div
    className={littleRoundCss['beads']}
    role="img"
    aria-label={t('toddlers.found', { found: game.index + (game.answered ? 1 : 0), count: game.questions.length })}
  >
    {game.questions.map(({ word }, index) => (
      <i
        key={word.id}
        className={
          index < game.index || (index === game.index && game.answered)
            ? `on ${['who', 'when', 'what'][index % 3]} ${littleRoundCss['on']}`
            : ''
        }
      />
    ))}
  </div>
)

/** The end of a round: everything that was found, and two ways on. */
function Found({ game, onAgain }: { game: FindGame; onAgain: () => void }): ReactNode {
  const again = useRef<HTMLButtonElement>(null)
  useEffect(() => again.current?.focus(), [])
  return (
    <div className={littleRoundCss['end']} role="status" aria-label={t('toddlers.allFound')}>
      <span className={littleRoundCss['glad']}>
        <Khulu size={132} />
      </span>
      <ul className={littleRoundCss['shelf']}>
        {game.questions.map(({ word }) => (
          <li key={word.id}>
            <LittlePicture name={word.picture} />
          </li>
        ))}
      </ul>
      <div className={css['steps']}>
        <button type="button" className={css['go']} ref={again} aria-label={t('toddlers.again')} onClick={onAgain}>
          <RetryIcon />
        </button>
        <button
          type="button"
          className={css['go']}
          aria-label={t('toddlers.otherThings')}
          onClick={() => navigate('/toddlers?do=home', { replace: true })}
        >
          <GridIcon />
        </button>
      </div>
    </div>
  )
}

/** Round of the toddlers' game: hear a word and touch its picture. Before counting there is something to count. */
export function LittleRound({ activity, content }: { activity: LittleQuestions; content: LittleContent }): ReactNode {
  const { words, numbers, language } = content
  const start = (): FindGame => startLittleRound(activity, words, numbers, drawSeed(), Date.now())
  const [game, setGame] = useState(start)
  const [counting, setCounting] = useState(activity === 'count')
  const question = game.questions[game.index]
  const asked = counting ? undefined : question?.word.word
  const say = (): void => {
    if (question) void sayLittle(language, question.word.word)
  }
  useEffect(() => {
    if (asked !== undefined && readHeardSwitches().sounds) void sayLittle(language, asked)
  }, [language, asked])
  useEffect(() => {
    if (!game.answered) return undefined
    const timer = setTimeout(() => setGame((current) => nextWord(current, Date.now())), GLAD)
    return () => clearTimeout(timer)
  }, [game.answered])
  if (counting)
    return (
      <CountFirst
        content={content}
        onCounted={() => {
          setGame(start())
          setCounting(false)
        }}
      />
    )
  if (isRoundOver(game) || !question)
    return (
      <Found
        game={game}
        onAgain={() => {
          setGame(start())
          setCounting(activity === 'count')
        }}
      />
    )
  const choose = (id: string): void => {
    const { game: after, outcome } = tryPicture(game, id, Date.now())
    setGame(after)
    if (!outcome) return
    say()
    void recordGameAnswer(language, { ...outcome, exerciseType: 'listen-and-choose', answer: outcome.given.meaning })
  }
  return (
    <>
      <Beads game={game} />
      <p className={css['ask']}>
        <button type="button" className={css['said']} onClick={say}>
          <b className="voice" lang={language}>
            {question.word.word}
          </b>
          <SpeakerIcon />
        </button>
      </p>
      <PictureChoice
        options={question.options}
        rightId={question.word.id}
        tried={game.tried}
        answered={game.answered}
        onChoose={choose}
      />
      <p className="visually-hidden" role="status">
        {game.answered ? t('toddlers.right') : game.tried.length > 0 ? t('toddlers.another') : null}
      </p>
    </>
  )
}

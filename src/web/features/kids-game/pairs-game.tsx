import { useEffect, useState, type ReactNode } from 'react'
import {
  areFound,
  isOpen,
  startPairs,
  turnBack,
  turnCard,
  type PairCard,
  type PairsGame as Pairs,
} from '#core/game/memory-pairs.ts'
import type { GameWord } from '#core/game/game-words.ts'
import { t } from '../../platform/i18n/translate.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import { drawSeed } from '../../parts/game/draw-seed.ts'
import { Clapped } from './clapped.tsx'
import { GameFinished } from './game-finished.tsx'
import { GameTop } from './game-top.tsx'
import gameTopCss from './game-top.module.css'
import pairsGameCss from './pairs-game.module.css'
import { NoWords } from './no-words.tsx'
import { recordGameAnswer } from '../../parts/game/record-game-answer.ts'
import type { GameContent } from './use-game-content.ts'
import { WordPicture } from '../../ui/word-picture.tsx'

const PAIRS = 6

/** Milliseconds that two different cards stay open: long enough to read both. */
const LOOK = 2000

function Card({
  card,
  index,
  game,
  language,
  onTurn,
}: {
  card: PairCard
  index: number
  game: Pairs
  language: string
  onTurn: () => void
}): ReactNode {
  const open = isOpen(game, card)
  const found = game.found.includes(card.word.id)
  return (
    <li>
      <button
        type="button"
        className={`${pairsGameCss['card']} ${open ? pairsGameCss['open'] : ''} ${found ? 'ok' : ''}`}
        aria-disabled={open}
        onClick={onTurn}
        aria-label={open ? undefined : t('kidsGame.card', { number: index + 1 })}
      >
        {open ? (
          card.side === 'word' ? (
            <b className={pairsGameCss['cardWord']} lang={language}>
              <Clapped word={card.word.word} />
            </b>
          ) : (
            <>
              <WordPicture name={card.word.picture} />
              <span className={pairsGameCss['cardMeaning']} lang="en">
                {card.word.meaning}
              </span>
            </>
          )
        ) : (
          <i className={pairsGameCss['cardBack']} aria-hidden="true" />
        )}
        {found ? (
          <i className="dot">
            <CheckIcon small />
          </i>
        ) : null}
      </button>
    </li>
  )
}

/** The words of the board, in the order in which they were found. */
const foundWords = ({ cards, found }: Pairs): GameWord[] =>
  found.flatMap((id) => cards.find(({ word }) => word.id === id)?.word ?? [])

/** Announces the result of a turn for screen readers. */
const sayTurn = ({ turned, cards, found, turns }: Pairs): string => {
  const texts = turned
    .map((id) => cards.find((card) => card.id === id))
    .flatMap((card) => (card ? [card.side === 'word' ? card.word.word : card.word.meaning] : []))
  if (texts.length === 2) return t('kidsGame.noPair', { one: texts[0], other: texts[1] })
  if (texts.length === 1) return texts[0] ?? ''
  const last = cards.find(({ word }) => word.id === found.at(-1))?.word
  return turns > 0 && last ? t('kidsGame.pair', { word: last.word, meaning: last.meaning }) : ''
}

/** Memory: find the word and its picture. */
export function PairsGame({ content: { words, language } }: { content: GameContent }): ReactNode {
  const start = (): Pairs => startPairs(words, PAIRS, drawSeed(), Date.now())
  const [game, setGame] = useState(start)
  useEffect(() => {
    if (game.turned.length < 2) return undefined
    const timer = setTimeout(() => setGame(turnBack), LOOK)
    return () => clearTimeout(timer)
  }, [game.turned])
  if (words.length === 0) return <NoWords game="pairs" />
  const turn = (id: string): void => {
    const step = turnCard(game, id, Date.now())
    setGame(step.game)
    if (step.outcome)
      void recordGameAnswer(language, {
        ...step.outcome,
        exerciseType: 'match-pairs',
        answer: step.outcome.given.meaning,
      })
  }
  if (areFound(game)) {
    return (
      <>
        <GameTop game="pairs" />
        <GameFinished
          finished="pairs"
          summary={t('kidsGame.pairsDone', { pairs: game.found.length, turns: game.turns })}
          words={foundWords(game)}
          language={language}
          onAgain={() => setGame(start())}
        />
      </>
    )
  }
  return (
    <>
      <GameTop game="pairs">
        <p className={gameTopCss['figure']}>
          <b>
            {game.found.length} / {game.cards.length / 2}
          </b>{' '}
          <span>{t('kidsGame.pairsFound')}</span>
        </p>
      </GameTop>
      <p className={pairsGameCss['lead']}>{t('kidsGame.pairs.lead')}</p>
      <ul className={`section-phrases ${pairsGameCss['cards']}`}>
        {game.cards.map((card, index) => (
          <Card key={card.id} card={card} index={index} game={game} language={language} onTurn={() => turn(card.id)} />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {sayTurn(game)}
      </p>
    </>
  )
}

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { buildable, drawRound, layTile, startTask, takeTile, type BuildTask } from '#core/game/build-word.ts'
import type { GameWord } from '#core/game/game-words.ts'
import { t } from '../../platform/i18n/translate.ts'
import { drawSeed } from '../../parts/game/draw-seed.ts'
import { Khulu } from '../../ui/khulu.tsx'
import { GameFinished } from './game-finished.tsx'
import { GameTop } from './game-top.tsx'
import { HearWord } from './hear-word.tsx'
import css from './kids-game.module.css'
import buildGameCss from './build-game.module.css'
import gameTopCss from './game-top.module.css'
import { NoWords } from './no-words.tsx'
import { recordGameAnswer } from '../../parts/game/record-game-answer.ts'
import type { GameContent } from './use-game-content.ts'
import { WordPicture } from '../../ui/word-picture.tsx'

const ROUND = 6

/** Pieces that don't belong, by the place of the word in the round: none at first. */
const strangersAt = (index: number): number => Math.min(3, Math.floor((index + 1) / 2))

type Round = { words: readonly GameWord[]; index: number; task: BuildTask | undefined; atOnce: number; wrong: boolean }

function startRound(words: readonly GameWord[]): Round {
  const drawn = drawRound(words, ROUND, drawSeed())
  return {
    words: drawn,
    index: 0,
    task: drawn[0] && startTask(drawn[0], words, 0, drawSeed(), Date.now()),
    atOnce: 0,
    wrong: false,
  }
}

function goOn(round: Round, words: readonly GameWord[]): Round {
  const index = round.index + 1
  const word = round.words[index]
  return {
    ...round,
    index,
    wrong: false,
    task: word && startTask(word, words, strangersAt(index), drawSeed(), Date.now()),
  }
}

/** The places of the word: those that are laid can be taken back. */
function Places({
  task,
  language,
  onTake,
}: {
  task: BuildTask
  language: string
  onTake: (id: number) => void
}): ReactNode {
  return (
    <ol
      className={`${buildGameCss['places']} ${task.state === 'right' ? 'ok' : task.state === 'wrong' ? 'warn' : ''}`}
      aria-label={t('kidsGame.places')}
    >
      {Array.from({ length: task.length }, (_, place) => {
        const tile = task.tiles.find(({ id }) => id === task.laid[place])
        return (
          <li key={place}>
            {tile ? (
              <button
                type="button"
                className={`${buildGameCss['tile']} ${buildGameCss['laid']}`}
                lang={language}
                aria-disabled={task.state === 'right'}
                aria-label={t('kidsGame.takeBack', { piece: tile.text })}
                onClick={() => onTake(tile.id)}
              >
                {tile.text}
              </button>
            ) : (
              <span className={buildGameCss['place']}>
                <span className="visually-hidden">{t('kidsGame.emptyPlace')}</span>
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Task({
  task,
  language,
  onLay,
  onTake,
  onNext,
}: {
  task: BuildTask
  language: string
  onLay: (id: number) => void
  onTake: (id: number) => void
  onNext: () => void
}): ReactNode {
  const next = useRef<HTMLButtonElement>(null)
  const right = task.state === 'right'
  useEffect(() => {
    if (right) next.current?.focus()
  }, [right])
  const { word } = task
  return (
    <>
      <section className={`section-grammar ${css['ask']} ${css['build']}`} aria-label={t('kidsGame.buildThis')}>
        <p className="muted">{t('kidsGame.buildThis')}</p>
        <WordPicture name={word.picture} />
        <h2 className={buildGameCss['meaning']} lang="en">
          {word.meaning}
        </h2>
        <div key={word.id} className={css['asked']}>
          <HearWord word={word.word} language={language} pronunciation={word.pronunciation} hidden={!right} />
        </div>
        <Places task={task} language={language} onTake={onTake} />
      </section>
      <ul className={buildGameCss['tiles']} aria-label={t('kidsGame.pieces')} hidden={right}>
        {task.tiles.map(({ id, text }) => (
          <li key={id}>
            <button
              type="button"
              className={buildGameCss['tile']}
              lang={language}
              aria-disabled={task.laid.includes(id) || task.laid.length === task.length}
              onClick={() => onLay(id)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
      <div role="status" className={buildGameCss['built']}>
        {right ? (
          <p className={css['message']}>
            <Khulu size={44} />
            <b>{t('kidsGame.built', { word: word.word, meaning: word.meaning })}</b>
          </p>
        ) : task.state === 'wrong' ? (
          <p className={css['message']}>
            <Khulu size={44} mood="listening" />
            <b>{t('kidsGame.notBuilt')}</b>
          </p>
        ) : null}
      </div>
      {right ? (
        <p className={css['again']}>
          <button type="button" className="button big" ref={next} onClick={onNext}>
            {t('kidsGame.next')}
          </button>
        </p>
      ) : null}
    </>
  )
}

/** Game in which a child puts a word together from its pieces. */
export function BuildGame({ content: { words, language } }: { content: GameContent }): ReactNode {
  const [round, setRound] = useState(() => startRound(words))
  const { task } = round
  if (buildable(words).length === 0) return <NoWords game="build" />
  if (!task) {
    return (
      <>
        <GameTop game="build" />
        <GameFinished
          finished="build"
          summary={t('kidsGame.buildDone', { right: round.atOnce, count: round.words.length })}
          words={round.words}
          language={language}
          onAgain={() => setRound(startRound(words))}
        />
      </>
    )
  }
  const lay = (id: number): void => {
    const { task: laid, outcome } = layTile(task, id, Date.now())
    setRound({
      ...round,
      task: laid,
      wrong: round.wrong || outcome?.right === false,
      atOnce: round.atOnce + (outcome?.right === true && !round.wrong ? 1 : 0),
    })
    if (outcome) void recordGameAnswer(language, { ...outcome, exerciseType: 'build-word' })
  }
  return (
    <>
      <GameTop game="build">
        <p className={gameTopCss['figure']}>
          <b>
            {round.index + 1} / {round.words.length}
          </b>{' '}
          <span>{t('kidsGame.word')}</span>
        </p>
      </GameTop>
      <Task
        task={task}
        language={language}
        onLay={lay}
        onTake={(id) => setRound({ ...round, task: takeTile(task, id) })}
        onNext={() => setRound(goOn(round, words))}
      />
    </>
  )
}

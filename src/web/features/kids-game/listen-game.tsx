import '../../ui/pattern.css'
import { useEffect, useState, type ReactNode } from 'react'
import { GAME } from '#core/game/game-constants.ts'
import { isRoundOver, nextWord, startFind, tryPicture, type FindGame } from '#core/game/find-picture.ts'
import { readHeardSwitches } from '../../parts/account/switches-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { drawSeed } from '../../parts/game/draw-seed.ts'
import { Khulu } from '../../ui/khulu.tsx'
import { GameFinished } from './game-finished.tsx'
import { GameTop } from './game-top.tsx'
import { HearWord } from './hear-word.tsx'
import css from './kids-game.module.css'
import gameTopCss from './game-top.module.css'
import { NoWords } from './no-words.tsx'
import { PictureOptions } from './picture-options.tsx'
import { recordGameAnswer } from '../../parts/game/record-game-answer.ts'
import type { GameContent } from './use-game-content.ts'
import { useSpeaker } from './use-speaker.ts'

/** Game of hearing a word and tapping its picture. Without a sound the word is shown, and the page says so. */
export function ListenGame({ content: { words, language } }: { content: GameContent }): ReactNode {
  const start = (): FindGame => startFind(words, drawSeed(), Date.now())
  const [game, setGame] = useState(start)
  const say = useSpeaker(language)
  /** Word that couldn't be played. */
  const [silent, setSilent] = useState<string>()
  const question = game.questions[game.index]
  const asked = question?.word.word
  // A browser that lets nothing sound before the first press stays silent here; the button is there.
  useEffect(() => {
    if (asked !== undefined && readHeardSwitches().sounds) void say?.(asked)
  }, [say, asked])
  useEffect(() => {
    if (!game.answered) return undefined
    const timer = setTimeout(() => setGame((current) => nextWord(current, Date.now())), GAME.rightDelay)
    return () => clearTimeout(timer)
  }, [game.answered])
  if (words.length === 0) return <NoWords game="listen" />
  if (isRoundOver(game) || !question) {
    return (
      <>
        <GameTop game="listen" />
        <GameFinished
          finished="listen"
          summary={t('kidsGame.listenDone', { right: game.foundAtOnce, count: game.questions.length })}
          words={game.questions.map((one) => one.word)}
          language={language}
          onAgain={() => setGame(start())}
        />
      </>
    )
  }
  const { word } = question
  const canHear = say !== null && silent !== word.id
  const choose = (id: string): void => {
    const { game: after, outcome } = tryPicture(game, id, Date.now())
    setGame(after)
    if (outcome)
      void recordGameAnswer(language, {
        ...outcome,
        exerciseType: canHear ? 'listen-and-choose' : 'choose-meaning',
        answer: outcome.given.meaning,
      })
  }
  const isShown = !canHear || game.answered
  return (
    <>
      <GameTop game="listen">
        <p className={gameTopCss['figure']}>
          <b>
            {game.index + 1} / {game.questions.length}
          </b>{' '}
          <span>{t('kidsGame.word')}</span>
        </p>
      </GameTop>
      <section className={`section-numbers ${css['ask']}`} aria-label={t('kidsGame.findPicture')}>
        <p className="muted">{t('kidsGame.findPicture')}</p>
        <div key={word.id} className={css['asked']}>
          <HearWord
            word={word.word}
            language={language}
            pronunciation={word.pronunciation}
            hidden={!isShown}
            onSilence={() => setSilent(word.id)}
          />
          {isShown ? (
            <h2 className={css['word']} lang={language} aria-live="polite">
              {word.word}
            </h2>
          ) : null}
        </div>
        {canHear ? null : <p className="muted small">{t('kidsGame.shownInstead')}</p>}
        <span className="pattern" />
      </section>
      <div className={css['six']}>
        <PictureOptions
          options={question.options}
          rightId={word.id}
          tried={game.tried}
          answered={game.answered}
          disabled={false}
          named={game.answered}
          onChoose={choose}
        />
      </div>
      <div role="status" className={css['messages']}>
        {game.answered ? (
          <p className={css['message']}>
            <Khulu size={44} />
            <b>{t('kidsGame.foundIt', { word: word.word, meaning: word.meaning })}</b>
          </p>
        ) : game.tried.length > 0 ? (
          <p className={css['message']}>
            <Khulu size={44} mood="listening" />
            <b>{t('kidsGame.tryAgain')}</b>
          </p>
        ) : null}
      </div>
    </>
  )
}

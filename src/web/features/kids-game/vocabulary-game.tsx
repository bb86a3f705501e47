import '../../ui/pattern.css'
import '../../ui/feedback.css'
import type { ReactNode } from 'react'
import type { GameSettings } from '#core/game/game-record.ts'
import { LISTED_LANGUAGES, listedWords, type GameWord, type ListedLanguage } from '#core/game/game-words.ts'
import type { GameMessage, GameOutcome } from '#core/game/vocabulary-game.ts'
import { LEARNING_LANGUAGES } from '#core/languages/learning-languages.ts'
import { useStore } from '../../platform/create-store.ts'
import { gameStore } from '../../parts/game/game-store.ts'
import { t } from '../../platform/i18n/translate.ts'
import { navigate, useQuery } from '../../platform/router.tsx'
import { Khulu } from '../../ui/khulu.tsx'
import { BoostBar } from './boost-bar.tsx'
import { GameTop } from './game-top.tsx'
import { HearWord } from './hear-word.tsx'
import css from './kids-game.module.css'
import { PictureOptions } from './picture-options.tsx'
import { recordGameAnswer } from '../../parts/game/record-game-answer.ts'
import { ScoreBoard } from './score-board.tsx'
import type { GameContent } from './use-game-content.ts'
import { useVocabularyGame } from './use-vocabulary-game.ts'

/** Source of the words: the learning language, or one of the fixed lists. */
type Mode = 'learning' | ListedLanguage

const LIST_NAMES: Record<ListedLanguage, string> = { en: 'English', af: 'Afrikaans' }

const readMode = (query: string, canLearn: boolean): Mode => {
  const asked = new URLSearchParams(query).get('words')
  return LISTED_LANGUAGES.find((language) => language === asked) ?? (canLearn ? 'learning' : 'af')
}

function chooseMode(query: string, mode: Mode): void {
  const parameters = new URLSearchParams(query)
  if (mode === 'learning') parameters.delete('words')
  else parameters.set('words', mode)
  navigate(`/kids-menu/vocabulary${parameters.size === 0 ? '' : `?${parameters}`}`, { replace: true })
}

function Message({ message, playing }: { message: GameMessage | null; playing: boolean }): ReactNode {
  const text = !playing
    ? t('kidsGame.resting')
    : message === null
      ? null
      : message.kind === 'wrong'
        ? t('kidsGame.wrong')
        : t('kidsGame.right', { points: message.earned })
  const levelUp = playing && message?.kind === 'right' && message.levelUp
  return (
    <div role="status" className={css['messages']}>
      {text === null ? null : (
        <p className={`${css['message']} ${levelUp ? css['levelUp'] : ''}`}>
          <Khulu size={44} mood={message?.kind === 'right' ? 'happy' : 'listening'} />
          <span>
            <b>{text}</b>
            {levelUp ? <b className={css['newLevel']}> {t('kidsGame.levelUp')}</b> : null}
          </span>
        </p>
      )}
    </div>
  )
}

function Board({
  words,
  language,
  mode,
  settings,
  little,
  onOutcome,
}: {
  words: readonly GameWord[]
  language: string
  mode: Mode
  settings: GameSettings
  little: boolean
  onOutcome: (outcome: GameOutcome) => void
}): ReactNode {
  const record = useStore(gameStore)
  const { game, choose, reset } = useVocabularyGame(words, onOutcome)
  const { question } = game
  if (!question) return null
  return (
    <>
      <GameTop game="vocabulary">
        {little ? null : <ScoreBoard score={game.score} streaks={settings.streaks} />}
      </GameTop>
      {settings.play && settings.boosts && !little ? <BoostBar record={record} /> : null}
      <section className={`section-phrases ${css['ask']}`} aria-label={t('kidsGame.whichOne')}>
        <p className="muted">{t('kidsGame.whichOne')}</p>
        <div key={question.word.id} className={css['asked']}>
          <HearWord word={question.word.word} language={language} pronunciation={question.word.pronunciation} />
          <h2 className={css['word']} lang={language} aria-live="polite">
            {question.word.word}
          </h2>
        </div>
        <p className={`muted ${css['respelling']} ${game.message?.kind === 'wrong' ? css['strong'] : ''}`}>
          {question.word.pronunciation}
        </p>
        <span className="pattern" />
      </section>
      <PictureOptions
        options={question.options}
        rightId={question.word.id}
        tried={game.tried}
        answered={game.answered}
        disabled={!settings.play}
        named={mode !== 'en' || game.answered}
        onChoose={choose}
      />
      <Message message={game.message} playing={settings.play} />
      <p className={css['again']}>
        <button type="button" className="button quiet" onClick={reset}>
          {t('kidsGame.reset')}
        </button>{' '}
        <span className="muted small">{t('kidsGame.total', { points: record.totalPoints })}</span>
      </p>
    </>
  )
}

/**
 * Kids Vocabulary Game (specification, section 4) with words of the learning language, or eight words in Afrikaans or
 * English.
 */
export function VocabularyGame({ content }: { content: GameContent }): ReactNode {
  const { settings, ageGroup } = useStore(gameStore)
  const query = useQuery()
  const canLearn = content.words.length > 0
  const mode = readMode(query, canLearn)
  const language = mode === 'learning' ? content.language : mode
  const keep = ({ word, given, right, milliseconds }: GameOutcome): void => {
    if (mode === 'learning')
      void recordGameAnswer(content.language, {
        exerciseType: 'choose-meaning',
        word,
        answer: given.meaning,
        right,
        milliseconds,
      })
  }
  const learnt = LEARNING_LANGUAGES.find(({ code }) => code === content.language)?.name ?? ''
  const modes: readonly { mode: Mode; language: string; name: string }[] = [
    ...(canLearn ? [{ mode: 'learning', language: content.language, name: learnt } as const] : []),
    ...LISTED_LANGUAGES.toReversed().map((listed) => ({ mode: listed, language: listed, name: LIST_NAMES[listed] })),
  ]
  return (
    <>
      <Board
        key={`${mode} ${content.language}`}
        words={mode === 'learning' ? content.words : listedWords(mode)}
        language={language}
        mode={mode}
        settings={settings}
        little={ageGroup === 'toddlers'}
        onOutcome={keep}
      />
      <div className={css['modes']} role="group" aria-label={t('kidsGame.wordsIn')}>
        <span className="muted" aria-hidden="true">
          {t('kidsGame.wordsIn')}
        </span>
        {modes.map((entry) => (
          <button
            key={entry.mode}
            type="button"
            className="chip"
            lang={entry.language}
            aria-pressed={entry.mode === mode}
            onClick={() => chooseMode(query, entry.mode)}
          >
            {entry.name}
          </button>
        ))}
      </div>
    </>
  )
}

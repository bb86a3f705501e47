import { useState, type CSSProperties, type FormEvent, type ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import {
  writePairs,
  type AskingStep,
  type GrammarStep,
  type LessonWord,
  type MatchPairsStep,
} from '#core/course/lesson.ts'
import { t } from '../../platform/i18n/translate.ts'
import { CheckIcon, RetryIcon } from '../../ui/icons.tsx'
import css from './lesson.module.css'

/** Properties of a step's answer; `given` is null until it is answered. */
type AnswerProps<Step extends AskingStep = AskingStep> = {
  step: Step
  language: LearningLanguage
  given: string | null
  /** Answers that a hint has ruled out. */
  struck: readonly string[]
  onAnswer: (answer: string) => void
  actions: ReactNode
}

type Choice = { text: string; answer: string }

/** Longest text, and longest word, that half a phone's width holds. */
const HALF_WIDTH = { text: 28, word: 13 }

const isLong = ({ text }: Choice): boolean =>
  text.length > HALF_WIDTH.text || text.split(/[\s-]/).some((word) => word.length > HALF_WIDTH.word)

/** One out of a few: the press is the answer. */
function ChooseAnswer({
  step,
  choices,
  inTarget,
  language,
  given,
  struck,
  onAnswer,
  actions,
}: AnswerProps & { choices: readonly Choice[]; inTarget: boolean }): ReactNode {
  const lookOf = (answer: string): string =>
    given === null ? '' : answer === step.answer ? 'ok' : answer === given ? 'warn' : ''
  return (
    <>
      <div
        className={`${css['options']} ${choices.some(isLong) ? css['long'] : ''}`}
        role="group"
        aria-labelledby="instruction"
      >
        {choices.map(({ text, answer }) => {
          const look = lookOf(answer)
          const isOut = given === null && struck.includes(answer)
          return (
            <button
              key={answer}
              type="button"
              className={`${inTarget ? 'voice' : ''} ${css['option']} ${look} ${isOut ? css['struck'] : ''}`}
              {...(inTarget ? { lang: language } : {})}
              aria-disabled={given !== null || isOut}
              onClick={() => {
                if (given === null && !isOut) onAnswer(answer)
              }}
            >
              {text}
              {look === '' ? null : <span className="dot">{look === 'ok' ? <CheckIcon /> : <RetryIcon />}</span>}
            </button>
          )
        })}
      </div>
      {given === null ? <div className="row">{actions}</div> : null}
    </>
  )
}

/** Typed. */
function TypeAnswer({ step, language, given, onAnswer, actions }: AnswerProps): ReactNode {
  const [draft, setDraft] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (draft.trim() !== '') onAnswer(draft)
  }
  const look = `input ${step.answerLanguage === 'target' ? 'voice' : ''} ${css['typed']}`
  const spoken = step.answerLanguage === 'target' ? language : 'en'
  // The learner's answer is set as text, so that a long sentence can be read as a whole.
  if (given !== null)
    return given === '' ? null : (
      <div className="field">
        <span>{t('lesson.yourAnswer')}</span>
        <p className={`${look} ${css['given']}`} lang={spoken}>
          {given}
        </p>
      </div>
    )
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <label className="field">
        <span>{t('lesson.yourAnswer')}</span>
        <input
          className={look}
          lang={spoken}
          value={draft}
          data-first=""
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={500}
          onChange={(event) => setDraft(event.target.value)}
        />
      </label>
      <div className="row wrap">
        <button type="submit" className={`button big ${css['check']}`} aria-disabled={draft.trim() === ''}>
          {t('lesson.check')}
        </button>
        {actions}
      </div>
    </form>
  )
}

/** Answer put together from tiles: words, or pieces of a word. */
function TilesAnswer({
  step,
  tiles,
  joint,
  language,
  given,
  onAnswer,
  actions,
}: AnswerProps & { tiles: readonly string[]; joint: '' | ' ' }): ReactNode {
  const [laid, setLaid] = useState<readonly number[]>([])
  const spoken = step.answerLanguage === 'target' ? language : 'en'
  const look = `${step.answerLanguage === 'target' ? 'voice' : ''} ${css['tile']}`
  const built = laid.map((place) => tiles[place] ?? '').join(joint)
  return (
    <div className="stack">
      <div className={css['built']} role="group" aria-label={t('lesson.yourAnswer')}>
        {laid.map((place, index) => (
          <button
            key={place}
            type="button"
            className={look}
            lang={spoken}
            aria-disabled={given !== null}
            aria-label={t('lesson.takeBack', { tile: tiles[place] ?? '' })}
            onClick={() => {
              if (given === null) setLaid(laid.filter((_, other) => other !== index))
            }}
          >
            {tiles[place]}
          </button>
        ))}
        {laid.length === 0 ? <span className="muted">{t('lesson.tapTiles')}</span> : null}
      </div>
      <div className="flow" role="group" aria-label={t('lesson.tiles')}>
        {tiles.map((tile, place) => (
          <button
            key={place}
            type="button"
            className={look}
            lang={spoken}
            disabled={laid.includes(place) || given !== null}
            onClick={() => setLaid([...laid, place])}
          >
            {tile}
          </button>
        ))}
      </div>
      {given === null ? (
        <div className="row wrap">
          <button
            type="button"
            className={`button big ${css['check']}`}
            disabled={laid.length === 0}
            onClick={() => onAnswer(built)}
          >
            {t('lesson.check')}
          </button>
          {actions}
        </div>
      ) : null}
    </div>
  )
}

/** Words and meanings are matched. The first meaning tried for each word is the answer; the pairs are put right as one goes. */
function PairsAnswer({ step, language, given, onAnswer, actions }: AnswerProps<MatchPairsStep>): ReactNode {
  const [word, setWord] = useState<LessonWord | null>(null)
  const [first, setFirst] = useState<Readonly<Record<string, string>>>({})
  const [matched, setMatched] = useState<readonly string[]>([])
  const [wrong, setWrong] = useState<string | null>(null)
  const isDone = (target: string): boolean => given !== null || matched.includes(target)
  const choose = (meaning: string): void => {
    if (!word) return
    const tried = word.target in first ? first : { ...first, [word.target]: meaning }
    const isRight = word.english === meaning
    const done = isRight ? [...matched, word.target] : matched
    setFirst(tried)
    setMatched(done)
    setWrong(isRight ? null : meaning)
    if (isRight) setWord(null)
    if (done.length === step.words.length)
      onAnswer(writePairs(step.words.map(({ target }) => ({ target, english: tried[target] ?? '' }))))
  }
  return (
    <div className="stack">
      <div className={css['pairs']} style={{ '--pairs': step.words.length } as CSSProperties}>
        <ul aria-label={t('lesson.words')}>
          {step.words.map((candidate) => (
            <li key={candidate.target}>
              <button
                type="button"
                className={`voice ${css['option']} ${isDone(candidate.target) ? 'ok' : ''}`}
                lang={language}
                aria-pressed={word === candidate}
                disabled={isDone(candidate.target)}
                onClick={() => {
                  setWord(candidate)
                  setWrong(null)
                }}
              >
                {candidate.target}
              </button>
            </li>
          ))}
        </ul>
        <ul aria-label={t('lesson.meanings')}>
          {step.meanings.map((meaning) => {
            const isMatched = step.words.some(({ target, english }) => english === meaning && isDone(target))
            return (
              <li key={meaning}>
                <button
                  type="button"
                  className={`${css['option']} ${isMatched ? 'ok' : wrong === meaning ? 'warn' : ''}`}
                  disabled={isMatched}
                  aria-disabled={word === null}
                  onClick={() => choose(meaning)}
                >
                  {meaning}
                </button>
              </li>
            )
          })}
        </ul>
      </div>
      <p role="status" className="muted">
        {given === null
          ? t(wrong !== null ? 'lesson.notThatOne' : word ? 'lesson.nowMeaning' : 'lesson.chooseWord')
          : null}
      </p>
      {given === null ? <div className="row">{actions}</div> : null}
    </div>
  )
}

/** An exercise of the grammar, by its own way of answering. */
function GrammarAnswer(props: AnswerProps<GrammarStep>): ReactNode {
  const { step } = props
  if (step.mode === 'choose')
    return <ChooseAnswer {...props} choices={step.exercise.options} inTarget={step.answerLanguage === 'target'} />
  if (step.mode === 'build') return <TilesAnswer {...props} tiles={step.exercise.tiles ?? []} joint="" />
  return <TypeAnswer {...props} />
}

/** A step, answered in its own way. */
export function Answer(props: AnswerProps): ReactNode {
  const { step } = props
  if (step.type === 'choose-meaning' || step.type === 'choose-word') {
    return (
      <ChooseAnswer
        {...props}
        choices={step.options.map((option) => ({ text: option, answer: option }))}
        inTarget={step.type === 'choose-word'}
      />
    )
  }
  if (step.type === 'match-pairs') return <PairsAnswer {...props} step={step} />
  if (step.type === 'put-in-order') return <TilesAnswer {...props} tiles={step.tiles} joint=" " />
  if (step.type === 'translate-sentence' && step.tiles) return <TilesAnswer {...props} tiles={step.tiles} joint=" " />
  return step.type === 'grammar' ? <GrammarAnswer {...props} step={step} /> : <TypeAnswer {...props} />
}

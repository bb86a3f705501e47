import { useEffect, useState, type ReactNode } from 'react'
import { markChanges } from '#core/course/mark-changes.ts'
import { writePairs, type AskingStep, type MatchPairsStep } from '#core/course/lesson.ts'
import type { ExerciseReason } from '#core/exercises/exercise.ts'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { HearButton } from '../audio/hear-button.tsx'
import { MessageWithWords } from '../../platform/i18n/message-with-words.tsx'
import { currentLanguage, loadText, t } from '../../platform/i18n/translate.ts'
import { CheckIcon, RetryIcon } from '../../ui/icons.tsx'
import css from './lesson.module.css'
import type { Run } from './lesson-state.ts'
import { Said } from './step-parts.tsx'

/** Rules whose sentence names no word. */
const WORDLESS: readonly ExerciseReason[] = ['marks', 'wordOrderFree', 'wordOrder']

/** Explains a verdict in one or two sentences, if the grammar and its text are there. */
function Why({ checked, language }: { checked: Run['checked']; language: LearningLanguage }): ReactNode {
  const [loaded, setLoaded] = useState<InterfaceLanguage>()
  const site = currentLanguage()
  const rule = checked?.rule ?? null
  useEffect(() => {
    if (rule !== null)
      void loadText(site, ['checking']).then(
        () => setLoaded(site),
        () => undefined,
      )
  }, [rule, site])
  if (!checked || rule === null) return null
  if (rule === 'otherNumber' || rule === 'otherTime') return <p>{t(`lesson.reason.${rule}`)}</p>
  const { nounClass = '', meaning = '', ...words } = checked.words
  if (loaded !== site || (Object.keys(words).length === 0 && !WORDLESS.includes(rule))) return null
  return (
    <p>
      <MessageWithWords
        id={`checking.${rule === 'otherWord' && meaning === '' ? 'unknownWord' : rule}`}
        words={words}
        values={{ nounClass, meaning }}
        language={language}
      />
    </p>
  )
}

/** Returns the text of a step with a recording: an authored word or sentence; generated ones have none. */
function soundOf(step: AskingStep): string | null {
  if (step.type === 'choose-meaning') return step.word.target
  if (step.type === 'grammar' || step.type === 'match-pairs') return null
  if (step.answerLanguage === 'target') return step.answer
  return step.type === 'translate-sentence' ? step.text : null
}

/** Shows the pairs first matched wrongly: all if the answer was revealed, none if all were right. */
function MissedPairs({
  step,
  given,
  language,
}: {
  step: MatchPairsStep
  given: string
  language: LearningLanguage
}): ReactNode {
  const tried = new Set(given.split('\n'))
  const missed = step.words.filter(({ target, english }) => !tried.has(writePairs([{ target, english }])))
  if (missed.length === 0) return null
  return (
    <ul className={css['learnt']}>
      {missed.map(({ target, english }) => (
        <li key={target}>
          <b>
            <Said text={target} language={language} />
          </b>
          {english}
        </li>
      ))}
    </ul>
  )
}

/** The answer, with what was given otherwise marked in it. */
function MarkedAnswer({
  answer,
  given,
  language,
}: {
  answer: string
  given: string
  language: LearningLanguage
}): ReactNode {
  return (
    <b className="voice" lang={language}>
      {markChanges(answer, given).map(({ text, changed }, at) => (changed ? <mark key={at}>{text}</mark> : text))}
    </b>
  )
}

function RightAnswer({ run, step, language }: { run: Run; step: AskingStep; language: LearningLanguage }): ReactNode {
  if (step.type === 'match-pairs') return <MissedPairs step={step} given={run.given} language={language} />
  const meaning = step.type === 'grammar' ? step.exercise.english : step.type === 'put-in-order' ? step.english : ''
  return (
    <p>
      {step.answerLanguage === 'english' ? (
        <b>{step.answer}</b>
      ) : run.phase === 'right' || run.given === '' ? (
        <b>
          <Said text={step.answer} language={language} />
        </b>
      ) : (
        <MarkedAnswer answer={step.answer} given={run.given} language={language} />
      )}
      {meaning === '' || step.answerLanguage === 'english' ? null : <span className={css['also']}>{meaning}</span>}
    </p>
  )
}

/** Shows the verdict, the right answer and the reason. */
export function Found({
  run,
  step,
  language,
  canHear,
}: {
  run: Run
  step: AskingStep
  language: LearningLanguage
  /** Tells whether a text has a sound. */
  canHear: (text: string) => boolean
}): ReactNode {
  const isRight = run.phase === 'right'
  const sound = soundOf(step)
  return (
    <div className={`feedback ${isRight ? 'ok' : 'warn'} ${css['found']}`}>
      <h3>
        <span className="dot">{isRight ? <CheckIcon /> : <RetryIcon />}</span>
        {t(
          `lesson.found.${run.phase === 'slip' ? 'slip' : isRight ? 'right' : run.checked === null ? 'shown' : 'wrong'}`,
        )}
      </h3>
      <div className={css['rightAnswer']}>
        {sound === null || !canHear(sound) ? null : (
          <HearButton text={sound} language={language} className={css['hear']} />
        )}
        <RightAnswer run={run} step={step} language={language} />
      </div>
      <Why checked={run.checked} language={language} />
    </div>
  )
}

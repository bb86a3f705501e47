import type { ReactNode } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { AskingStep, Hint, LessonStep, LessonWord } from '#core/course/lesson.ts'
import type { PromptPart } from '#core/exercises/exercise.ts'
import { MessageWithWords } from '../../platform/i18n/message-with-words.tsx'
import { CompareButton } from '../audio/compare-button.tsx'
import { HearButton } from '../audio/hear-button.tsx'
import { t } from '../../platform/i18n/translate.ts'
import { Khulu } from '../../ui/khulu.tsx'
import '../../ui/speech.css'
import css from './lesson.module.css'
import { NoteText } from './note-text.tsx'
import { ShownPart } from './shown-part.tsx'

/** A word or sentence of the language learnt, set and marked as such. */
export const Said = ({
  text,
  language,
  className = '',
}: {
  text: string
  language: LearningLanguage
  className?: string | undefined
}): ReactNode => (
  <span className={`voice ${className}`} lang={language}>
    {text}
  </span>
)

/** Shows a word's class and its plural, if it has them. */
function WordFacts({ word, language }: { word: LessonWord; language: LearningLanguage }): ReactNode {
  return (
    <p className="row wrap">
      {word.nounClass === null ? null : (
        <span className="tag">{t('lesson.nounClass', { nounClass: word.nounClass })}</span>
      )}
      {word.plural === null ? null : (
        <span className="muted">
          <MessageWithWords id="lesson.plural" words={{ plural: word.plural }} language={language} />
        </span>
      )}
    </p>
  )
}

const Part = ({ part, language }: { part: PromptPart; language: LearningLanguage }): ReactNode => {
  // Spaces that no line breaks at hold the pieces of the word on both sides of the gap together.
  if (part.part === 'gap')
    return (
      <span className={css['gap']}>
        {'\u00A0'.repeat(6)}
        <span className="visually-hidden">{t('lesson.gap')}</span>
      </span>
    )
  return part.part === 'target' ? <Said text={part.text} language={language} /> : <span>{part.text}</span>
}

/** Returns the instruction of a step, in a line. */
function instructionOf(step: AskingStep, language: LearningLanguage): ReactNode {
  if (step.type === 'grammar') {
    const {
      instruction,
      words: { tense = 'present', value = '', time = '', ...words },
    } = step.exercise.prompt
    // A message chooses by names without a hyphen.
    return (
      <MessageWithWords
        id={`exercises.${instruction}`}
        words={words}
        values={{ value, time, tense: tense.replace('-past', 'Past') }}
        language={language}
      />
    )
  }
  if (step.type === 'translate-sentence')
    return t(step.answerLanguage === 'english' ? 'lesson.translateBack' : 'lesson.translate')
  return t(`lesson.ask.${step.type}`)
}

/** Shows the subject of a step in large type. */
function QuestionText({ step, language }: { step: AskingStep; language: LearningLanguage }): ReactNode {
  if (step.type === 'choose-meaning') return <Said text={step.word.target} language={language} />
  if (step.type === 'choose-word' || step.type === 'type-word') return step.word.english
  if (step.type === 'put-in-order') return step.english
  if (step.type === 'translate-sentence')
    return step.answerLanguage === 'english' ? <Said text={step.text} language={language} /> : step.text
  if (step.type === 'grammar')
    return step.exercise.prompt.parts.map((part, index) => <Part key={index} part={part} language={language} />)
  return null
}

/** The question of a step; its heading is where a reader begins. */
export function Question({ step, language }: { step: AskingStep; language: LearningLanguage }): ReactNode {
  const isGrammar =
    step.type === 'grammar' &&
    step.exercise.english !== '' &&
    !step.exercise.prompt.parts.some(({ part }) => part === 'english')
  return (
    <section className={`card ${css['question']}`}>
      <p className="muted" id="instruction">
        {instructionOf(step, language)}
      </p>
      {step.type === 'type-heard' ? (
        <h2 className={css['asked']} tabIndex={-1}>
          <HearButton text={step.answer} language={language} className={css['hear']} />
        </h2>
      ) : null}
      {step.type === 'match-pairs' || step.type === 'type-heard' ? null : (
        <h2 className={css['asked']} tabIndex={-1}>
          <QuestionText step={step} language={language} />
        </h2>
      )}
      {isGrammar && step.answerLanguage === 'target' ? <p className="muted">{step.exercise.english}</p> : null}
    </section>
  )
}

/** Answers that the hints shown so far have ruled out. */
export const struckBy = ({ hints }: AskingStep, shown: number): readonly string[] =>
  hints.slice(0, shown).flatMap((hint) => (hint.hint === 'not-these' ? hint.options : []))

/** Returns the visible text of an option. For a gap it is a piece, though its answer is the whole sentence. */
const optionText = (step: AskingStep, answer: string): string =>
  (step.type === 'grammar' ? step.exercise.options.find((option) => option.answer === answer)?.text : undefined) ??
  answer

function HintText({ step, hint, language }: { step: AskingStep; hint: Hint; language: LearningLanguage }): ReactNode {
  switch (hint.hint) {
    case 'part-of-speech':
      return t('lesson.hint.partOfSpeech', { partOfSpeech: hint.partOfSpeech })
    case 'noun-class':
      return (
        <MessageWithWords
          id="lesson.hint.nounClass"
          words={{ word: hint.word }}
          values={{ nounClass: hint.nounClass }}
          language={language}
        />
      )
    case 'word-count':
      return t('lesson.hint.wordCount', { count: hint.count })
    case 'first-letters':
      return <MessageWithWords id="lesson.hint.firstLetters" words={{ letters: hint.letters }} language={language} />
    case 'first-words':
      return <MessageWithWords id="lesson.hint.firstWords" words={{ words: hint.words }} language={language} />
    case 'words':
      return hint.words.map(({ target, english }) => (
        <span key={target} className={css['gloss']}>
          <Said text={target} language={language} /> {english}
        </span>
      ))
    case 'pieces':
      return hint.pieces.map((piece, index) => (
        <span key={index} className={css['piece']}>
          <Said text={piece} language={language} />
        </span>
      ))
    case 'pair':
      return (
        <>
          <Said text={hint.target} language={language} /> = {hint.english}
        </>
      )
    case 'not-these': {
      const options = hint.options.map((option) => optionText(step, option)).join(' · ')
      return step.answerLanguage === 'target' ? (
        <MessageWithWords id="lesson.hint.notThese" words={{ options }} language={language} />
      ) : (
        t('lesson.hint.notThese', { options })
      )
    }
  }
}

/** Khulu waits, and says the hints that have been asked for, announced as they come. */
export function Hints({
  step,
  shown,
  language,
}: {
  step: AskingStep
  shown: number
  language: LearningLanguage
}): ReactNode {
  return (
    <div className={css['khulu']}>
      <Khulu mood={shown > 0 ? 'happy' : 'listening'} size={72} />
      <div className="message">
        {shown === 0 ? <p>{t('lesson.takeYourTime')}</p> : null}
        <div role="status">
          <ol className={css['hints']}>
            {step.hints.slice(0, shown).map((hint, index) => (
              <li key={index}>
                <HintText step={step} hint={hint} language={language} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  )
}

/** A new word, or a note on grammar: something to read, with nothing to answer. */
export function Reading({
  step,
  language,
  canHear,
}: {
  step: Exclude<LessonStep, AskingStep>
  language: LearningLanguage
  /** Tells whether a text has a sound. */
  canHear: (text: string) => boolean
}): ReactNode {
  if (step.type === 'read-note') {
    return (
      <div>
        <div className={`on-edge ${css['edge']}`}>
          <Khulu size={88} />
        </div>
        <section className={`card stack ${css['note']}`}>
          <p className="muted">{t('lesson.note')}</p>
          <h2 className={css['noteText']} tabIndex={-1}>
            <NoteText note={step.note} language={language} />
          </h2>
        </section>
      </div>
    )
  }
  if (step.type === 'show-part') return <ShownPart id={step.id} part={step.part} language={language} />
  const { word } = step
  return (
    <section className={`card stack ${css['meet']}`}>
      <p className="muted">{t('lesson.newWord')}</p>
      <h2 className={css['word']} tabIndex={-1}>
        <Said text={word.target} language={language} />
      </h2>
      <p className={css['meaning']}>{[word.english, ...word.alsoEnglish].join(', ')}</p>
      <WordFacts word={word} language={language} />
      <div className="row wrap">
        {canHear(word.target) ? <HearButton text={word.target} language={language} className={css['hear']} /> : null}
        <CompareButton text={word.target} language={language} />
      </div>
    </section>
  )
}

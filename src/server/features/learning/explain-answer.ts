import { checkAnswer } from '#core/answers/check-answer.ts'
import { checkWithGrammar } from '#core/answers/check-with-grammar.ts'
import { checkStep, type CheckedStep } from '#core/course/check-step.ts'
import type { AskingStep } from '#core/course/lesson.ts'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import { asksForMeaning } from '#server/features/learning/judge-event.ts'
import type { LearningContent } from '#server/features/learning/learning-parts.ts'

/** Answer that was given somewhere, as it is stored. */
export type GivenAnswer = Pick<LearningEvent, 'language' | 'itemId' | 'exerciseType' | 'answer'>

/** Explanation of a stored answer: what was asked and right, and the checker's rule with its words. */
export type AnswerExplanation = Pick<CheckedStep, 'rule' | 'words'> & {
  right: string
  /** Language of the right answer. */
  answerLanguage: 'target' | 'english'
  /** Question: the meaning, or the words whose meaning was asked. */
  asked: string
}

/** Returns what a step asks about: the other side of the right answer. */
function askedBy(step: AskingStep): string {
  if (step.type === 'grammar') return step.exercise.english
  if (step.type === 'put-in-order') return step.english
  if (step.type === 'translate-sentence') return step.text
  if (step.type === 'match-pairs' || step.type === 'type-heard') return ''
  return step.answerLanguage === 'english' ? step.word.target : step.word.english
}

/**
 * Checks a stored answer again, to explain it. Null if the content that asked for it is gone, or isn't checked by the
 * grammar.
 */
export function explainAnswer(
  { language, itemId, exerciseType, answer }: GivenAnswer,
  { findItem, findStep, findModuleStep, findEngine }: LearningContent,
): AnswerExplanation | null {
  const item = findItem(language, itemId)
  if (item) {
    const { target, also, english } = item
    if (asksForMeaning(exerciseType))
      return { right: english, answerLanguage: 'english', asked: target, rule: null, words: {} }
    const { rule, words } =
      exerciseType === 'type-translation'
        ? checkWithGrammar(target, also, answer, findEngine(language))
        : { ...checkAnswer(target, also, answer), rule: null, words: {} }
    return { right: target, answerLanguage: 'target', asked: english, rule, words }
  }
  const step = findStep(language, itemId) ?? findModuleStep(language, itemId)
  if (!step) return null
  const { rule, words } = checkStep(step, answer, (target, also, given) =>
    checkWithGrammar(target, also, given, findEngine(language)),
  )
  return { right: step.answer, answerLanguage: step.answerLanguage, asked: askedBy(step), rule, words }
}

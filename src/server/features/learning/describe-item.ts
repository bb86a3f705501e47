import type { AskingStep } from '#core/course/lesson.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { FindOwnStep, LearningContent } from '#server/features/learning/learning-parts.ts'

/** Question as somebody reads it who marks: what was asked, and a right answer. */
export type DescribedItem = { asked: string | null; right: string | null }

/** Returns the text that a step shows. The exercises of the grammar have instructions of their own. */
function askedBy(step: AskingStep): string | null {
  switch (step.type) {
    case 'choose-meaning':
      return step.word.target
    case 'choose-word':
    case 'type-word':
      return step.word.english
    case 'put-in-order':
      return step.english
    case 'translate-sentence':
      return step.text
    case 'match-pairs':
    case 'type-heard':
    case 'grammar':
      return null
  }
}

/** Finds the question of an answer in the content; undefined if the content has none of that id. */
export function describeItem(
  { findItem, findStep, findModuleStep, findStoryAnswers, findOwnStep }: LearningContent & { findOwnStep: FindOwnStep },
  language: LearningLanguage,
  itemId: string,
): DescribedItem | undefined {
  const step = findStep(language, itemId) ?? findModuleStep(language, itemId) ?? findOwnStep(itemId)?.step
  if (step) return { asked: askedBy(step), right: step.answer }
  const item = findItem(language, itemId)
  if (item) return { asked: item.english, right: item.target }
  const lines = findStoryAnswers(language, itemId)
  return lines ? { asked: null, right: lines[0] ?? null } : undefined
}

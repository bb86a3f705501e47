import type { LessonStep } from '#core/course/lesson.ts'

/** What of a lesson is to be heard: its new words and its sentences in the language learnt, once each. */
export const spokenTextsOf = (steps: readonly LessonStep[]): string[] => [
  ...new Set(
    steps.flatMap((step) => {
      if (step.type === 'meet-word') return [step.word.target]
      if (step.type === 'put-in-order') return [step.answer]
      if (step.type === 'translate-sentence') return [step.answerLanguage === 'english' ? step.text : step.answer]
      return []
    }),
  ),
]

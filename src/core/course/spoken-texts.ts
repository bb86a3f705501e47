import type { LessonStep } from '#core/course/lesson.ts'

/** Lists a lesson's audible texts: new words and sentences in the learning language, once each. */
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

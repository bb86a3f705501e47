import fc from 'fast-check'
import { ERROR_CLASSES, VERDICTS } from '#core/learning/learning-event.ts'
import { LEARNING_AREAS } from '#core/sections/sections.ts'

/** Fields of an answer with any area, verdict, kind of error and item, for tests that count histories. */
export const anyAnswerFields = {
  section: fc.constantFrom(...LEARNING_AREAS),
  verdict: fc.constantFrom(...VERDICTS),
  errorClass: fc.constantFrom(null, ...ERROR_CLASSES),
  exerciseType: fc.constantFrom('type-translation' as const, 'choose-meaning' as const),
  itemId: fc.constantFrom(
    'phrases.greetings.hello',
    'numbers.any.4',
    'story.my-dog/question/0',
    'story.my-dog/question/1',
  ),
}

// What answers, in one file for a phone to fetch: answering, and the world that it answers from.
export { answerQuestion } from '#core/khulu/answer-question.ts'
export { makeKhuluWorld } from '#core/khulu/make-khulu-world.ts'
export { recogniseLanguages } from '#core/khulu/asking/recognise-languages.ts'

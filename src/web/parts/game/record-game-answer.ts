import type { GameWord } from '#core/game/game-words.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { ExerciseType } from '#core/learning/learning-event.ts'
import { CONTENT_SECTION_IDS } from '#core/sections/sections.ts'

/** One answer in a game, as it is to be kept. */
export type GameAnswer = {
  exerciseType: ExerciseType
  word: GameWord
  answer: string
  right: boolean
  milliseconds: number
}

/** Loads the learning platform while the first question is read, so that an answer never waits for it. */
export const loadRecorder = () => import('../learning/record-answer.ts')

/**
 * Keeps an answer in a game as a learning event, like any other answer. Words that are no item of the language's
 * content are not learnt here, only played.
 */
export async function recordGameAnswer(
  language: LearningLanguage,
  { exerciseType, word, answer, right, milliseconds }: GameAnswer,
): Promise<void> {
  const section = CONTENT_SECTION_IDS.find((id) => word.id.startsWith(`${id}.`))
  if (!section) return
  const { recordAnswer } = await loadRecorder()
  await recordAnswer({
    language,
    section,
    itemId: word.id,
    exerciseType,
    answer,
    verdict: right ? 'correct' : 'wrong',
    errorClass: right ? null : 'other-word',
    milliseconds,
  })
}

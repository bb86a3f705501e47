import { checkAnswer } from '#core/answers/check-answer.ts'
import type { ExerciseType, LearningEvent } from '#core/learning/learning-event.ts'
import type { FindItem } from '#server/features/learning/learning-parts.ts'

/** An event as the server sees it: what it found itself, and whether it could. */
export type Judgement = LearningEvent & { verified: boolean; clockCorrected: boolean }

const DAY = 24 * 60 * 60 * 1000

/** Before this nobody can have learnt here: a device that says so has lost its clock. */
const EARLIEST = Date.UTC(2020, 0, 1)

/** Ways of asking whose right answer is the item's target, typed or chosen. */
const ASKS_FOR_TARGET: readonly ExerciseType[] = ['type-translation', 'choose-word']

function correctClock(event: LearningEvent, now: Date): Pick<Judgement, 'occurredAt' | 'clockCorrected'> {
  const time = Date.parse(event.occurredAt)
  const isPossible = time >= EARLIEST && time <= now.getTime() + DAY
  return { occurredAt: (isPossible ? new Date(time) : now).toISOString(), clockCorrected: !isPossible }
}

/**
 * Judges an event anew: the device's verdict is never believed. What the server can't judge, an item that it doesn't have or a way
 * of asking that it can't check, is kept as told, unverified. A revealed answer stays revealed: nothing was checked.
 */
export function judgeEvent(event: LearningEvent, findItem: FindItem, now: Date): Judgement {
  const item = findItem(event.language, event.itemId)
  const told = { ...event, ...correctClock(event, now) }
  if (item === undefined) return { ...told, verified: false }
  const placed = { ...told, section: item.section }
  if (event.verdict === 'revealed') return { ...placed, errorClass: null, verified: true }
  if (!ASKS_FOR_TARGET.includes(event.exerciseType)) return { ...placed, verified: false }
  return { ...placed, ...checkAnswer(item.target, item.also, event.answer), verified: true }
}

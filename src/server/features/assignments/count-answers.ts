import { answersOf } from '#core/assignments/find-answers.ts'
import { readTarget } from '#core/assignments/read-target.ts'
import { pointsOf, scoreAnswers, type AnswerScore } from '#core/assignments/score-answers.ts'
import type { KeptAssignment, KeptHandIn } from '#server/features/assignments/queries.ts'
import { listAnswers, type KeptAnswer } from '#server/features/learning/index.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Part of a hand-in that says which answers belong to it. */
export type AnswerSpan = Pick<KeptHandIn, 'learnerId' | 'startedAt' | 'finishedAt' | 'eventIds'>

/** Result of a hand-in's answers as its row stores it. */
export type Counted = Pick<KeptHandIn, 'checked' | 'right' | 'unchecked' | 'points' | 'errors' | 'awaited' | 'eventIds'>

/**
 * Finds the answers of one hand-in: those to the assignment's questions between its beginning and its end. Answers of a
 * device with an impossible clock belong to it if the device named them.
 */
export async function findHandedIn(
  database: Database,
  assignment: Pick<KeptAssignment, 'kind' | 'target' | 'language'>,
  { learnerId, startedAt, finishedAt, eventIds }: AnswerSpan,
): Promise<{ answers: KeptAnswer[]; awaited: number }> {
  const target = readTarget(assignment.kind, assignment.target)
  if (!target) return { answers: [], awaited: 0 }
  const isPart = answersOf(target)
  const named = new Set(eventIds)
  const found = await listAnswers(database, learnerId, { from: startedAt, to: finishedAt, ids: eventIds })
  const answers = found.filter(
    (answer) =>
      answer.language === assignment.language &&
      isPart(answer) &&
      ((answer.occurredAt >= startedAt && answer.occurredAt <= finishedAt) ||
        (answer.clockCorrected && named.has(answer.id))),
  )
  const arrived = new Set(found.map(({ id }) => id))
  return { answers, awaited: eventIds.filter((id) => !arrived.has(id)).length }
}

/** Scores answers by the rules of `core/assignments`. */
export const scoreOf = (answers: readonly KeptAnswer[]): AnswerScore =>
  scoreAnswers(answers.map((answer) => ({ ...answer, at: answer.occurredAt.getTime() })))

/** Counts the answers of a hand-in. Once all have arrived, their ids aren't needed any more. */
export async function countHandedIn(
  database: Database,
  assignment: Pick<KeptAssignment, 'kind' | 'target' | 'language' | 'points'>,
  span: AnswerSpan,
): Promise<Counted> {
  const { answers, awaited } = await findHandedIn(database, assignment, span)
  const { checked, right, unchecked, errors } = scoreOf(answers)
  return {
    checked,
    right,
    unchecked,
    points: pointsOf({ checked, right }, assignment.points),
    errors: [...errors],
    awaited,
    eventIds: awaited === 0 && !answers.some(({ clockCorrected }) => clockCorrected) ? [] : span.eventIds,
  }
}

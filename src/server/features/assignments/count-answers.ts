import { answersOf, isOwnQuestion } from '#core/assignments/find-answers.ts'
import { readTarget, type Target } from '#core/assignments/read-target.ts'
import { pointsOf, scoreAnswers, type AnswerScore } from '#core/assignments/score-answers.ts'
import type { KeptAssignment, KeptHandIn } from '#server/features/assignments/queries.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { listAnswers, type KeptAnswer } from '#server/features/learning/index.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Part of a hand-in that says which answers belong to it. */
export type AnswerSpan = Pick<KeptHandIn, 'learnerId' | 'startedAt' | 'finishedAt' | 'eventIds'>

/** Result of a hand-in's answers as its row stores it. */
export type Counted = Pick<
  KeptHandIn,
  'checked' | 'right' | 'unchecked' | 'asked' | 'points' | 'errors' | 'awaited' | 'eventIds'
>

/** Counter of the questions of a target; null where their number isn't fixed. */
export type CountAsked = (database: Database, language: LearningLanguage, target: Target) => Promise<number | null>

type Parts = { database: Database; countAsked: CountAsked }
type Task = Pick<KeptAssignment, 'kind' | 'target' | 'language' | 'points'>

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

/** Counts the questions that were asked: those of the target, and answered ones that it doesn't fix before. */
async function countQuestions(
  { database, countAsked }: Parts,
  { kind, target: text, language }: Task,
  answers: readonly KeptAnswer[],
): Promise<number | null> {
  const target = readTarget(kind, text)
  const fixed = target && (await countAsked(database, language, target))
  if (!target || fixed === null) return null
  return fixed + new Set(answers.filter((one) => !isOwnQuestion(target, one)).map(({ itemId }) => itemId)).size
}

/** Counts the answers of a hand-in. Once all have arrived, their ids aren't needed any more. */
export async function countHandedIn(parts: Parts, assignment: Task, span: AnswerSpan): Promise<Counted> {
  const { database } = parts
  const { answers, awaited } = await findHandedIn(database, assignment, span)
  const { checked, right, unchecked, errors } = scoreOf(answers)
  const asked = await countQuestions(parts, assignment, answers)
  return {
    checked,
    right,
    unchecked,
    asked,
    points: pointsOf({ checked, right, unchecked, asked, awaited }, assignment.points),
    errors: [...errors],
    awaited,
    eventIds: awaited === 0 && !answers.some(({ clockCorrected }) => clockCorrected) ? [] : span.eventIds,
  }
}

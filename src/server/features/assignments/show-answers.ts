import type { z } from 'zod'
import type { assignmentsSchemas } from '#contract/assignments-schemas.ts'
import type { AssignmentsParts } from '#server/features/assignments/assignments-parts.ts'
import { findHandedIn, scoreOf } from '#server/features/assignments/count-answers.ts'
import { noSuchAssignment } from '#server/features/assignments/policy.ts'
import { findHandIn } from '#server/features/assignments/hand-in-queries.ts'
import { findAssignments } from '#server/features/assignments/queries.ts'
import type { KeptAnswer } from '#server/features/learning/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'

type Report = z.output<typeof assignmentsSchemas.getOwnHandIn.output>

/** Returns answers with their questions and right answers, as far as the content or the own lesson still has them. */
export async function showAnswers(
  { database, describeItems }: Pick<AssignmentsParts, 'database' | 'describeItems'>,
  answers: readonly KeptAnswer[],
): Promise<Report['answers']> {
  const describe = await describeItems(
    database,
    answers.map(({ itemId }) => itemId),
  )
  return answers.map(({ itemId, exerciseType, answer, verdict, errorClass, verified, occurredAt, language }) => ({
    itemId,
    exerciseType,
    answer,
    asked: null,
    right: null,
    ...describe(language, itemId),
    verdict,
    errorClass,
    verified,
    at: occurredAt.toISOString(),
  }))
}

/**
 * Returns the answers of one of a learner's hand-ins, with what was wrong. A hand-in stays the learner's after the
 * group, but without its assignment nothing tells which answers were its own.
 */
export async function showReport(
  parts: Pick<AssignmentsParts, 'database' | 'describeItems'>,
  learnerId: string,
  handInId: string,
): Promise<Report> {
  const { database } = parts
  const found = await asSystem(() => findHandIn(database, learnerId, handInId))
  if (!found) throw noSuchAssignment()
  const [assignment] = await asSystem(() => findAssignments(database, [found.handIn.assignmentId]))
  if (!assignment) return { answers: [], errors: [] }
  const { answers } = await asSystem(() => findHandedIn(database, assignment, found.handIn))
  return { answers: await showAnswers(parts, answers), errors: [...scoreOf(answers).errors] }
}

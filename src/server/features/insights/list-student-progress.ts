import type { StudentProgress } from '#contract/insights-schemas.ts'
import { findHelpNeeded, HELP_DAYS } from '#core/insights/needs-help.ts'
import { PERIOD_DAYS } from '#core/insights/periods.ts'
import { learnersSeenBy, type Teaching, type TeachingParts } from '#server/features/insights/policy.ts'
import { countErrors, errorsOf, sumAnswers } from '#server/features/insights/queries.ts'
import { asSystem } from '#server/platform/database/actor.ts'

const DAY = 24 * 60 * 60 * 1000

/** Returns how the students of the space do whose learning the person may see. */
export async function listStudentProgress(
  parts: Pick<TeachingParts, 'database' | 'clock'>,
  teaching: Teaching,
): Promise<{ students: StudentProgress[] }> {
  const learners = await learnersSeenBy(parts, teaching)
  const ids = learners.map(({ id }) => id)
  const now = parts.clock().getTime()
  const recently = new Date(now - HELP_DAYS * DAY)
  const [sums, errors] = await asSystem(async () => [
    await sumAnswers(parts.database, ids, { since: new Date(now - PERIOD_DAYS * DAY), recently }),
    await countErrors(parts.database, ids, recently),
  ])
  return {
    students: learners.map(({ id, name, username }) => {
      const sum = sums.find(({ learner_id: learnerId }) => learnerId === id)
      return {
        learnerId: id,
        name,
        username,
        answers: sum?.answers ?? 0,
        right: sum?.right_answers ?? 0,
        score: sum ? Math.round((100 * sum.right_answers) / sum.answers) : null,
        section: sum?.section ?? null,
        minutes: Math.round((sum?.milliseconds ?? 0) / 60_000),
        lastAt: sum?.last_at.toISOString() ?? null,
        needsHelp: findHelpNeeded(sum?.recent ?? 0, errorsOf(errors, id)),
      }
    }),
  }
}

import type { Practice } from '#contract/insights-schemas.ts'
import { ruleText } from '#core/insights/mistake-rule.ts'
import { HELP_DAYS } from '#core/insights/needs-help.ts'
import { judgeEffect } from '#core/insights/practice-effect.ts'
import { learnersSeenBy, type Teaching, type TeachingParts } from '#server/features/insights/policy.ts'
import { countEffect, listNewestPractices, type KeptPractice } from '#server/features/insights/practice-queries.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'

const DAY = 24 * 60 * 60 * 1000

const NONE = { asked: 0, errors: 0 }

/** Finds who has a practice, and when they first handed it in; the assignments feature knows. */
export type FindHandIns = (
  database: Database,
  assignment: { spaceId: string; id: string },
) => Promise<readonly { learnerId: string; finishedAt: Date | null }[]>

type PracticeParts = Pick<TeachingParts, 'database' | 'clock'> & { findHandIns: FindHandIns }

async function describePractice(
  { database, findHandIns }: PracticeParts,
  practice: KeptPractice,
  names: ReadonlyMap<string, string>,
): Promise<Practice> {
  const { spaceId, assignmentId, madeAt, language } = practice
  const listed = await findHandIns(database, { spaceId, id: assignmentId })
  const shown = listed.filter(({ learnerId }) => names.has(learnerId))
  const effects = await countEffect(database, practice, shown, new Date(madeAt.getTime() - HELP_DAYS * DAY))
  const students = shown.map(({ learnerId, finishedAt }) => {
    const { before, after } = effects.get(learnerId) ?? { before: NONE, after: NONE }
    const name = names.get(learnerId) ?? ''
    return { learnerId, name, isDone: finishedAt !== null, before, after, effect: judgeEffect(before, after) }
  })
  return {
    assignmentId,
    rule: ruleText(practice),
    language,
    madeAt: madeAt.toISOString(),
    students: students.toSorted((one, other) => one.name.localeCompare(other.name)),
  }
}

/** Returns the newest practice against each rule, and whether it helped the students whom the person may see. */
export async function listPractices(parts: PracticeParts, teaching: Teaching): Promise<{ practices: Practice[] }> {
  const names = new Map((await learnersSeenBy(parts, teaching)).map(({ id, name }) => [id, name]))
  return asSystem(async () => {
    const practices: Practice[] = []
    for (const practice of await listNewestPractices(parts.database, teaching.space.id))
      practices.push(await describePractice(parts, practice, names))
    return { practices }
  })
}

import type { z } from 'zod'
import type { CallOf } from '#contract/call-of.ts'
import type { insightsSchemas } from '#contract/insights-schemas.ts'
import { readRule } from '#core/insights/mistake-rule.ts'
import type { NearQuota } from '#core/people/quotas.ts'
import { listMistakes, type MistakeParts } from '#server/features/insights/list-mistakes.ts'
import type { Teaching } from '#server/features/insights/policy.ts'
import { keepPractice } from '#server/features/insights/practice-queries.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

type Input = z.output<typeof insightsSchemas.makePractice.input>

/** Assigns something to students; the assignments feature does it. */
export type Assign = (
  input: CallOf<'createAssignment'>['input'],
  teaching: Teaching,
) => Promise<{ id: string; near?: NearQuota }>

/**
 * Assigns a ten-minute practice against a rule to exactly the students who break it. Students and cards come from the
 * answers that the server keeps.
 */
export async function makePractice(
  parts: MistakeParts & { assign: Assign },
  { spaceId, id, rule, language, learnerId, title }: Input,
  teaching: Teaching,
): Promise<{ id: string; students: number; near?: NearQuota }> {
  const { mistakes } = await listMistakes(parts, teaching, learnerId)
  const found = mistakes.find((one) => one.rule === rule && one.language === language)
  const read = readRule(rule)
  if (!found || !read || found.cards.length === 0)
    throw new CallRefusal('not-found', 'The students make no such mistake that a practice could be made for')
  const learnerIds = found.students.map((student) => student.learnerId)
  const now = parts.clock()
  const made = await parts.assign(
    {
      id,
      spaceId,
      title,
      kind: 'practice',
      target: JSON.stringify(found.cards),
      language,
      audience: 'list',
      learnerIds,
      fromAt: now.toISOString(),
      lateRule: 'accept',
    },
    teaching,
  )
  await asSystem(() => keepPractice(parts.database, { spaceId, assignmentId: made.id, language, ...read, madeAt: now }))
  return { ...made, students: learnerIds.length }
}

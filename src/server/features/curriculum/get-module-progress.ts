import type { z } from 'zod'
import type { curriculumSchemas } from '#contract/curriculum-schemas.ts'
import { totalOfModule } from '#core/curriculum/module-progress.ts'
import { requireGuardian } from '#server/features/children/index.ts'
import type { CurriculumParts } from '#server/features/curriculum/curriculum-parts.ts'
import { findSeen } from '#server/features/curriculum/find-seen.ts'
import { countAnsweredSteps } from '#server/features/curriculum/queries.ts'
import { learnersSeenBy, requireTeaching } from '#server/features/insights/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'
import { requireOwnAct } from '#server/platform/identity/require-own-act.ts'

type Input = z.output<typeof curriculumSchemas.getModuleProgress.input>
type Output = z.output<typeof curriculumSchemas.getModuleProgress.output>

/** Learners who are counted, and what the account may choose from. */
type Counted = { learnerIds: readonly string[]; choices: Output['choices'] }

async function findCounted(parts: CurriculumParts, { childId, spaceId }: Input, visit: Visit): Promise<Counted> {
  if (childId !== undefined) {
    await requireGuardian(parts, visit, childId, 'progress.see')
    return { learnerIds: [childId], choices: [] }
  }
  if (spaceId !== undefined) {
    const learners = await learnersSeenBy(parts, await requireTeaching(parts, visit, spaceId, 'class.see-learning'))
    return { learnerIds: learners.map(({ id }) => id), choices: [] }
  }
  const account = await requireOwnAct(parts, visit, 'progress.see')
  const groups = await findSeen(parts, account)
  return {
    learnerIds: [...new Set([account.id, ...groups.flatMap((group) => group.learnerIds)])],
    choices: groups.map(({ kind, id, name }) => ({ kind, id, name })),
  }
}

/** Returns the progress in modules over everybody whose learning the account may see, or over one child or class. */
export async function getModuleProgress(parts: CurriculumParts, input: Input, visit: Visit): Promise<Output> {
  const { learnerIds, choices } = await findCounted(parts, input, visit)
  noteSubject(visit.request, ...learnerIds)
  const answered = await asSystem(() => countAnsweredSteps(parts.database, learnerIds, input.language))
  const learners = learnerIds.map((id) => answered.get(id) ?? new Map<string, number>())
  return {
    students: learnerIds.length,
    choices,
    modules: parts
      .listModules(input.language)
      .map((outline) => ({ id: outline.id, ...totalOfModule(outline, learners) }))
      .filter(({ completed, inProgress }) => completed + inProgress > 0),
  }
}

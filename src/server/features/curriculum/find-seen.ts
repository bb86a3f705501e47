import { may } from '#core/permissions/may.ts'
import { findPeople } from '#server/features/accounts/index.ts'
import { findGuarded } from '#server/features/children/index.ts'
import type { CurriculumParts } from '#server/features/curriculum/curriculum-parts.ts'
import { learnersSeenInAll } from '#server/features/insights/index.ts'
import { findSpacesOf } from '#server/features/spaces/index.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

/** A child, or a class with its students, whose progress somebody may see. */
export type SeenGroup = { kind: 'child' | 'class'; id: string; name: string; learnerIds: readonly string[] }

async function findSeenChildren({ database, clock }: CurriculumParts, account: SessionAccount): Promise<SeenGroup[]> {
  const now = clock()
  const guarded = [...(await findGuarded(database, account.id, now))]
    .filter(([, guardian]) => may('progress.see', { ageBand: account.ageBand, now: now.getTime(), guardian }))
    .map(([id]) => id)
  const people = await findPeople(database, guarded)
  return guarded.flatMap((id) => {
    const person = people.get(id)
    return person ? [{ kind: 'child' as const, id, name: person.firstName || person.username, learnerIds: [id] }] : []
  })
}

/** Finds the children and classes whose progress the account may see now. A class without such students is listed too. */
export async function findSeen(parts: CurriculumParts, account: SessionAccount): Promise<SeenGroup[]> {
  const now = parts.clock().getTime()
  const places = (await findSpacesOf(parts.database, [account.id])).filter(({ space }) => space.kind === 'class')
  const taught = places.flatMap(({ space, kind, role, tags }) => {
    const membership = { kind, role, tags }
    return may('class.see-learning', { ageBand: account.ageBand, now, membership }) ? [{ space, membership }] : []
  })
  const learners = await learnersSeenInAll(parts, account, taught)
  const classes = taught.map(({ space: { id, name } }): SeenGroup => ({
    kind: 'class',
    id,
    name,
    learnerIds: (learners.get(id) ?? []).map((learner) => learner.id),
  }))
  return [...(await findSeenChildren(parts, account)), ...classes]
}

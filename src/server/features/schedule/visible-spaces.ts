import { needsGuardian } from '#core/people/age-bands.ts'
import { may } from '#core/permissions/may.ts'
import type { Membership } from '#core/permissions/spaces.ts'
import { findPeople } from '#server/features/accounts/index.ts'
import { findGuarded } from '#server/features/children/index.ts'
import { findSpacesOf } from '#server/features/spaces/index.ts'
import type { KeptEvent } from '#server/features/schedule/queries.ts'
import type { ScheduleParts } from '#server/features/schedule/schedule-parts.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

/** A space whose schedule somebody sees, as a member or as the guardian of members. */
export type VisibleSpace = {
  spaceId: string
  kind: Membership['kind']
  name: string
  mayChange: boolean
  /** True if they see events for every student; otherwise only those for `own`, and for everybody. */
  seesAll: boolean
  /** The person and the children through whom they see the space. */
  own: ReadonlySet<string>
  /** Children whose guardian the person is without seeing what they learn: their own events aren't shown. */
  hidden: ReadonlySet<string>
}

/**
 * Finds the spaces whose schedule a person sees now: their own, and those of the children whose progress they see. In a
 * class, those who teach it see everything. In a family everybody does, but a guardian only what the scopes allow.
 */
export async function findVisibleSpaces(
  { database, clock }: Pick<ScheduleParts, 'database' | 'clock'>,
  { id, ageBand }: Pick<SessionAccount, 'id' | 'ageBand'>,
): Promise<VisibleSpace[]> {
  const now = clock()
  const standing = { ageBand, now: now.getTime() }
  const [guarded, hidden, places] = await asSystem(async () => {
    const relations = [...(await findGuarded(database, id, now))]
    const isSeen = ([, guardian]: (typeof relations)[number]): boolean => may('schedule.see', { ...standing, guardian })
    const seen = new Set(relations.filter(isSeen).map(([child]) => child))
    const unseen = new Set(relations.map(([child]) => child).filter((child) => !seen.has(child)))
    return [seen, unseen, await findSpacesOf(database, [id, ...seen])] as const
  })
  const spaces = new Map<string, VisibleSpace>()
  for (const { space, learnerId, kind, role, tags } of places) {
    const membership = learnerId === id ? { kind, role, tags } : undefined
    if (membership && !may('schedule.see', { ...standing, membership })) continue
    const known = spaces.get(space.id)
    const mayChange = membership !== undefined && may('class.teach', { ...standing, membership })
    spaces.set(space.id, {
      spaceId: space.id,
      kind,
      name: space.name,
      mayChange: mayChange || known?.mayChange === true,
      seesAll: mayChange || (membership !== undefined && kind === 'family') || known?.seesAll === true,
      own: new Set([...(known?.own ?? []), ...(guarded.has(learnerId) || learnerId === id ? [learnerId] : [])]),
      hidden,
    })
  }
  return [...spaces.values()]
}

/** True if a person sees this event of a space. */
export const isShown = ({ seesAll, own, hidden }: VisibleSpace, { learnerId }: Pick<KeptEvent, 'learnerId'>): boolean =>
  learnerId === null || own.has(learnerId) || (seesAll && !hidden.has(learnerId))

/** Finds the names by which events call students: the username of somebody under 18, otherwise the first name. */
export async function namesOf(
  { database }: Pick<ScheduleParts, 'database'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const people = await findPeople(database, [...new Set(ids)])
  return new Map(
    [...people].map(([id, { ageBand, username, firstName }]) => [
      id,
      needsGuardian(ageBand) || firstName === '' ? username : firstName,
    ]),
  )
}

import { may } from '#core/permissions/may.ts'
import { learnersSeenInAll, requireTeaching, type Teaching } from '#server/features/insights/index.ts'
import { findSpacesOf } from '#server/features/spaces/index.ts'
import type { SeenGroup } from '#server/features/roster/queries.ts'
import type { RosterParts } from '#server/features/roster/roster-parts.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

/** A group whose roster the caller may see, and what of it. */
export type OwnGroup = SeenGroup & Pick<Teaching, 'space' | 'membership'> & { mayEdit: boolean }

export const noSuchStudent = (): CallRefusal => new CallRefusal('not-found', 'The roster has no such student')

/** Returns these groups with the students whom the account may see there. */
async function seenGroups(
  parts: RosterParts,
  account: SessionAccount,
  places: readonly Pick<Teaching, 'space' | 'membership'>[],
): Promise<OwnGroup[]> {
  const learners = await learnersSeenInAll(parts, account, places)
  const now = parts.clock().getTime()
  return places.map(({ space, membership }) => ({
    space,
    membership,
    spaceId: space.id,
    learnerIds: (learners.get(space.id) ?? []).map(({ id }) => id),
    mayEdit: may('roster.edit', { ageBand: account.ageBand, now, membership }),
  }))
}

/** Returns the groups of an account in which it may see what the students learn. */
export async function findOwnGroups(parts: RosterParts, account: SessionAccount): Promise<OwnGroup[]> {
  const { database, clock } = parts
  const places = (await findSpacesOf(database, [account.id])).filter(({ kind, role, tags }) =>
    may('class.see-learning', {
      ageBand: account.ageBand,
      now: clock().getTime(),
      membership: { kind, role, tags },
    }),
  )
  return seenGroups(
    parts,
    account,
    places.map(({ space, kind, role, tags }) => ({ space, membership: { kind, role, tags } })),
  )
}

/** Requires a member of the group who may see its students, or change them. */
export async function requireRoster(
  parts: RosterParts,
  visit: Visit,
  spaceId: string,
  act: 'class.see-learning' | 'roster.edit',
): Promise<OwnGroup> {
  const teaching = await requireTeaching(parts, visit, spaceId, act)
  const [group] = await seenGroups(parts, teaching.account, [teaching])
  if (!group) throw noSuchStudent()
  return group
}

import { may } from '#core/permissions/may.ts'
import { learnersSeenBy, requireTeaching, type Teaching } from '#server/features/insights/index.ts'
import { findSpacesOf } from '#server/features/spaces/index.ts'
import type { SeenGroup } from '#server/features/roster/queries.ts'
import type { RosterParts } from '#server/features/roster/roster-parts.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

/** A group whose roster the caller may see, and what of it. */
export type OwnGroup = SeenGroup & Pick<Teaching, 'space' | 'membership'> & { mayEdit: boolean }

export const noSuchStudent = (): CallRefusal => new CallRefusal('not-found', 'The roster has no such student')

const seenGroup = async (parts: RosterParts, teaching: Teaching): Promise<OwnGroup> => {
  const { account, space, membership } = teaching
  const learners = await learnersSeenBy(parts, teaching)
  return {
    space,
    membership,
    spaceId: space.id,
    learnerIds: learners.map(({ id }) => id),
    mayEdit: may('roster.edit', { ageBand: account.ageBand, now: parts.clock().getTime(), membership }),
  }
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
  return Promise.all(
    places.map(({ space, kind, role, tags }) => seenGroup(parts, { account, space, membership: { kind, role, tags } })),
  )
}

/** Requires a member of the group who may see its students, or change them. */
export const requireRoster = async (
  parts: RosterParts,
  visit: Visit,
  spaceId: string,
  act: 'class.see-learning' | 'roster.edit',
): Promise<OwnGroup> => seenGroup(parts, await requireTeaching(parts, visit, spaceId, act))

import type { NearQuota } from '#core/people/quotas.ts'
import { countMembersOf, countSpacesOf, insertMembers, type KeptMember } from '#server/features/spaces/queries.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'

/** Adds people to a space, within their own and the space's quotas. Existing members keep their place. */
export async function addMembers(database: Database, members: readonly KeptMember[]): Promise<{ near?: NearQuota }> {
  const [first] = members
  if (first === undefined) return {}
  return database.transaction(async (transaction) => {
    // In one order, so that two who add the same people don't wait for each other.
    for (const name of [first.spaceId, ...members.map(({ learnerId }) => learnerId)].toSorted())
      await lockName(transaction, `space places ${name}`)
    await insertMembers(transaction, members)
    const counts: number[] = []
    for (const { learnerId } of members) counts.push(await countSpacesOf(transaction, learnerId))
    return refuseOverQuota({
      spaces: Math.max(...counts),
      'space-members': await countMembersOf(transaction, first.spaceId),
    })
  })
}

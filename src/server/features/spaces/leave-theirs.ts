import { leavesWith } from '#core/permissions/ended-access.ts'
import { deletePlace, findSpacesOf, listMembers, lockSpace } from '#server/features/spaces/queries.ts'
import type { Database } from '#server/platform/database/open-database.ts'

type Ended = { childId: string; endedId: string; remaining: readonly string[] }

/** Takes a child out of the spaces of a guardian whose access ends (`core/permissions/ended-access.ts`). */
export async function leaveTheirs(transaction: Database, { childId, endedId, remaining }: Ended): Promise<void> {
  for (const { space, broughtBy } of await findSpacesOf(transaction, [childId])) {
    await lockSpace(transaction, space.id)
    const members = await listMembers(transaction, space.id)
    const admins = members.filter(({ tags }) => tags.includes('admin')).map(({ id }) => id)
    const isTheirs = leavesWith(
      { kind: space.kind, admins, members: members.map(({ id }) => id), broughtBy },
      endedId,
      remaining,
    )
    if (isTheirs) await deletePlace(transaction, space.id, childId)
  }
}

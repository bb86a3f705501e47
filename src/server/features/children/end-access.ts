import { loginEndsWith } from '#core/permissions/ended-access.ts'
import { findPerson } from '#server/features/accounts/index.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { cancelErasureBy } from '#server/features/children/erase-child.ts'
import { listExpired, listGuardianIds, listWards, takeRelation } from '#server/features/children/guardian-queries.ts'
import { endLogin, findLogin } from '#server/features/children/login-queries.ts'
import { deleteSessions, lockChild } from '#server/features/children/queries.ts'
import { findUsername, tell, tellFirst, type TellParts } from '#server/features/children/tell-guardians.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'

type Parts = Pick<ChildrenParts, 'clock' | 'leaveTheirs'>

/**
 * Ends a guardian's access to a child, in the caller's system transaction. It ends the relation, the child's sessions,
 * a login that the guardian chose, and the child's place in their spaces. All sessions end, since none shows who holds
 * its device. Returns false if the account is no guardian of the child.
 */
export async function endAccess(
  { clock, leaveTheirs }: Parts,
  transaction: Database,
  childId: string,
  guardianId: string,
): Promise<boolean> {
  await lockChild(transaction, childId)
  const relation = await takeRelation(transaction, childId, guardianId)
  if (!relation) return false
  const now = clock()
  await deleteSessions(transaction, childId)
  if (loginEndsWith(await findLogin(transaction, childId), { id: guardianId, scopes: relation.scopes }))
    await endLogin(transaction, childId, now)
  await cancelErasureBy(transaction, childId, guardianId)
  await leaveTheirs(transaction, {
    childId,
    endedId: guardianId,
    remaining: await listGuardianIds(transaction, childId, now),
  })
  return true
}

/**
 * Ends the access of an adult whose account goes, to every child; within the caller's transaction of the system. Gives
 * back the children.
 */
export async function endAllAccess(parts: Parts, transaction: Database, guardianId: string): Promise<string[]> {
  const children = await listWards(transaction, guardianId)
  for (const childId of children) await endAccess(parts, transaction, childId, guardianId)
  return children
}

/**
 * Emails the guardian whose access ended and the first guardian, except the one who ended it (`byId`). `byId` is null
 * if the last day has passed.
 */
export async function tellEnded(
  parts: TellParts,
  childId: string,
  guardianId: string,
  byId: string | null,
): Promise<void> {
  await tellFirst(parts, childId, byId, 'guardianLeft')
  const ended = byId === guardianId ? undefined : await asSystem(() => findPerson(parts.database, guardianId))
  if (!ended) return
  const username = await asSystem(() => findUsername(parts.database, childId))
  await tell(parts, { id: guardianId, email: ended.email }, { kind: 'guardian-ended', childId, values: { username } })
}

/**
 * Ends the access of each guardian whose last day has passed. Until then every question about a relation is answered by
 * its end already.
 */
export async function endExpired(
  parts: Pick<ChildrenParts, 'leaveTheirs' | 'recordByServer'> & TellParts,
): Promise<void> {
  for (const { childId, guardianId } of await asSystem(() => listExpired(parts.database, parts.clock()))) {
    // Of any number of servers, one ends it and tells.
    await asSystem(() =>
      parts.database.transaction(async (transaction) => {
        if (!(await endAccess(parts, transaction, childId, guardianId))) return
        await parts.recordByServer(transaction, [childId], 'guardian-ended', parts.clock())
        await tellEnded({ ...parts, database: transaction }, childId, guardianId, null)
      }),
    )
  }
}

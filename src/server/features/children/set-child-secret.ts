import type { ChildSecret } from '#core/people/child-secrets.ts'
import { forgetGuesses } from '#server/features/accounts/index.ts'
import { hashSecret } from '#server/features/children/child-password.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { noSuchChild } from '#server/features/children/policy.ts'
import { tellFirst } from '#server/features/children/tell-guardians.ts'
import { noteLogin } from '#server/features/children/login-queries.ts'
import { deleteSessions, findNames, lockChild, replacePassword } from '#server/features/children/queries.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

/**
 * Gives the child other pictures or another PIN, and ends all its sessions; wrong tries before count no more. It ends
 * with this guardian's access.
 */
export async function setChildSecret(
  parts: ChildrenParts,
  { childId, secret }: { childId: string; secret: ChildSecret },
  guardian: SessionAccount,
): Promise<Record<string, never>> {
  const names = await findNames(parts.database, childId)
  if (!names) throw noSuchChild()
  const password = await hashSecret(parts, { id: childId, username: names.username }, secret)
  await parts.database.transaction(async (transaction) => {
    await lockChild(transaction, childId)
    await replacePassword(transaction, childId, password, parts.clock())
    await noteLogin(transaction, childId, guardian.id, parts.clock())
    await deleteSessions(transaction, childId)
    await tellFirst({ ...parts, database: transaction }, childId, guardian.id, 'login')
  })
  await forgetGuesses(parts, childId)
  return {}
}

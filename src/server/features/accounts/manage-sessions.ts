import type { Session } from '#contract/accounts-schemas.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { deleteOtherSessions, deleteSession, findSessions } from '#server/features/accounts/queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

/** Lists the account's sessions, the most recently used first. */
export async function listSessions(
  { database, clock }: AccountsParts,
  { id: userId, sessionId }: SessionAccount,
): Promise<{ sessions: Session[] }> {
  const found = await findSessions(database, userId, clock())
  const sessions = found.map(({ id, device, createdAt, updatedAt }) => ({
    id,
    device,
    startedAt: createdAt.toISOString(),
    lastSeenAt: updatedAt.toISOString(),
    isCurrent: id === sessionId,
  }))
  return { sessions }
}

/** Ends one session of the account; somebody else's is not found. */
export async function endSession(
  { database }: AccountsParts,
  { id }: { id: string },
  account: SessionAccount,
): Promise<Record<string, never>> {
  if (!(await deleteSession(database, account.id, id)))
    throw new CallRefusal('not-found', 'The account has no such session')
  return {}
}

/** Ends every session of the account but the one that asks. */
export async function endOtherSessions(
  { database }: AccountsParts,
  { id, sessionId }: SessionAccount,
): Promise<Record<string, never>> {
  await deleteOtherSessions(database, id, sessionId)
  return {}
}

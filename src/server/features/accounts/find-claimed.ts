import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { knowsDevice } from '#server/features/accounts/known-devices.ts'
import { findByAddress, findByUsername, type FoundAccount } from '#server/features/accounts/queries.ts'

type Parts = Pick<AccountsParts, 'database' | 'clock' | 'config'>

/** Finds the first of these accounts that was logged in on the device. */
async function findKnown(
  parts: Parts,
  candidates: readonly FoundAccount[],
  device: string,
): Promise<FoundAccount | undefined> {
  for (const candidate of candidates) if (await knowsDevice(parts, candidate.id, device)) return candidate
  return undefined
}

/**
 * Finds the account for a login name. An address finds the account that confirmed it. An account that only claims an
 * address is found on its own devices only; elsewhere a login would reveal it.
 */
export async function findForLogin(parts: Parts, name: string, device: string): Promise<FoundAccount | undefined> {
  if (!name.includes('@')) return findByUsername(parts.database, name)
  const candidates = await findByAddress(parts.database, name)
  return (await findKnown(parts, candidates, device)) ?? candidates.find(({ emailVerified }) => emailVerified)
}

/**
 * Finds the account for a new password: the one that confirmed the address. Otherwise it is the account of this device,
 * or the one used last.
 */
export async function findForReset(parts: Parts, email: string, device: string): Promise<FoundAccount | undefined> {
  const candidates = await findByAddress(parts.database, email)
  const [first] = candidates
  return first?.emailVerified ? first : ((await findKnown(parts, candidates, device)) ?? first)
}

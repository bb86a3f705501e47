import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { knowsDevice } from '#server/features/accounts/known-devices.ts'
import { findByAddress, findByUsername, type FoundAccount } from '#server/features/accounts/queries.ts'

type Parts = Pick<AccountsParts, 'database' | 'clock' | 'config'>

/** First account of these that was signed in on the device. */
async function findKnown(
  parts: Parts,
  candidates: readonly FoundAccount[],
  device: string,
): Promise<FoundAccount | undefined> {
  for (const candidate of candidates) if (await knowsDevice(parts, candidate.id, device)) return candidate
  return undefined
}

/**
 * Returns the account that somebody means who logs in by this name. An e-mail address means the account that confirmed it. An account that only says to
 * have it is meant on its own devices: elsewhere it is as though there were none, or logging in would tell whether an address has an account.
 */
export async function findForLogin(parts: Parts, name: string, device: string): Promise<FoundAccount | undefined> {
  if (!name.includes('@')) return findByUsername(parts.database, name)
  const candidates = await findByAddress(parts.database, name)
  return (await findKnown(parts, candidates, device)) ?? candidates.find(({ emailVerified }) => emailVerified)
}

/** Returns the account that a new password is for: the one that confirmed the address; otherwise the one of this device, or the one used last. */
export async function findForReset(parts: Parts, email: string, device: string): Promise<FoundAccount | undefined> {
  const candidates = await findByAddress(parts.database, email)
  const [first] = candidates
  return first?.emailVerified ? first : ((await findKnown(parts, candidates, device)) ?? first)
}

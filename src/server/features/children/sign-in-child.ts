import type { Account } from '#contract/accounts-schemas.ts'
import type { ChildSecret } from '#core/people/child-secrets.ts'
import { openSession } from '#server/features/accounts/index.ts'
import { passwordOf } from '#server/features/children/child-password.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { findMinor, findWaiting } from '#server/features/children/queries.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

/** Logs a child in by username and pictures, PIN or password. Neither the answer nor the time it takes tells which of them was wrong. */
export async function signInChild(
  parts: ChildrenParts,
  { username, secret }: { username: string; secret: ChildSecret },
  visit: Visit,
): Promise<{ account: Account }> {
  const found = await findMinor(parts.database, username)
  const waiting = await findWaiting(parts.database, username, parts.clock())
  const password = passwordOf(parts, found?.id ?? waiting?.id ?? 'nobody', secret)
  return openSession(parts, { found, waiting, name: username, password, kind: 'child-secret' }, visit)
}

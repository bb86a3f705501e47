import { createHmac } from 'node:crypto'
import type { ChildSecret } from '#core/people/child-secrets.ts'
import { requireGoodPassword } from '#server/features/accounts/index.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'

/** Returns the placeholder address of a child's account. It can't exist (RFC 2606) and never gets an email. */
export const addressOf = (childId: string): string => `${childId}@child.invalid`

/**
 * Returns the password for a child's picture password or PIN. There are so few that their hashes could be reversed, so
 * the server's secret is mixed in first. The database doesn't hold that secret. A typed password stays as it is.
 */
export const passwordOf = ({ config }: Pick<ChildrenParts, 'config'>, childId: string, secret: ChildSecret): string =>
  secret.kind === 'password'
    ? secret.value
    : createHmac('sha256', config.secret)
        .update(`child ${childId} ${secret.kind} ${[...secret.value].join(' ')}`)
        .digest('base64url')

/** Returns the hash of a new password for storage. A common password is refused, as for adults. */
export async function hashSecret(
  parts: ChildrenParts,
  { id, username }: { id: string; username: string },
  secret: ChildSecret,
): Promise<string> {
  if (secret.kind === 'password') requireGoodPassword(secret.value, { email: addressOf(id), username })
  return parts.identity.hashPassword(passwordOf(parts, id, secret))
}

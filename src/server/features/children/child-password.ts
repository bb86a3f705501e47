import { createHmac } from 'node:crypto'
import type { ChildSecret } from '#core/people/child-secrets.ts'
import { requireGoodPassword } from '#server/features/accounts/index.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'

/** The address under which a child's account is kept: it can't exist (RFC 2606), and no letter is ever sent to it. */
export const addressOf = (childId: string): string => `${childId}@child.invalid`

/**
 * The password that stands for what a child taps or types. There are so few picture passwords and PINs that whoever read their hashes could try
 * them all: so they are mixed with the server's own secret first, which the database doesn't hold. A password stays as it is typed.
 */
export const passwordOf = ({ config }: Pick<ChildrenParts, 'config'>, childId: string, secret: ChildSecret): string =>
  secret.kind === 'password'
    ? secret.value
    : createHmac('sha256', config.secret)
        .update(`child ${childId} ${secret.kind} ${[...secret.value].join(' ')}`)
        .digest('base64url')

/** The hash of a new one, as it is kept; a password that anybody guesses is refused as an adult's is. */
export async function hashSecret(
  parts: ChildrenParts,
  { id, username }: { id: string; username: string },
  secret: ChildSecret,
): Promise<string> {
  if (secret.kind === 'password') requireGoodPassword(secret.value, { email: addressOf(id), username })
  return parts.identity.hashPassword(passwordOf(parts, id, secret))
}

import { createHash } from 'node:crypto'
import { HubFailure } from '#server/features/hub/hub-failure.ts'

/** Returns the hash that goes with a kind of signature (OpenID Connect Core, 3.1.3.6). For Ed25519 it is SHA-512. */
const hashOf = (signature: string): string =>
  `sha${/\d{3}$/.exec(signature)?.[0].replace(/^(?!256|384|512).*/, '') || '512'}`

/**
 * Refuses an access token that doesn't match the ID token's hash, if there is one: half of its hash. @param
 * signature the kind of the ID token's signature, such as `RS256`
 */
export function requireTokenOf(tokenHash: unknown, signature: string, accessToken: string): void {
  if (tokenHash === undefined) return
  const hash = createHash(hashOf(signature)).update(accessToken, 'ascii').digest()
  if (tokenHash !== hash.subarray(0, hash.length / 2).toString('base64url'))
    throw new HubFailure('failed', 'its two tokens are not of each other')
}

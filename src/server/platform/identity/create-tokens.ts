import { randomBytes } from 'node:crypto'
import type { Authenticator } from '#server/platform/identity/create-authenticator.ts'

/** Purposes of a token. A token for one purpose is void for another (ASVS 5.0, 6.6.2). */
export const TOKEN_PURPOSES = [
  'confirm-email',
  'change-email',
  'reset-password',
  'guardian-consent',
  'guardian-invitation',
  'second-factor',
  'lost-second-factor',
  'space-invitation',
  'of-age',
  'grown-up-code',
  'own-address',
] as const

export type TokenPurpose = (typeof TOKEN_PURPOSES)[number]

/** One-time tokens that emails carry, stored as hashes until they expire. A person who holds one can read the mailbox. */
export type EmailTokens = {
  /** Makes a token that stands for `value`. */
  issue: (purpose: TokenPurpose, value: string, seconds: number) => Promise<string>
  /** Returns the value of a token without consuming it; undefined for a used, expired or invalid one. */
  find: (purpose: TokenPurpose, token: string) => Promise<string | undefined>
  /** Uses a token up: of any number of callers at once, one gets its value. */
  use: (purpose: TokenPurpose, token: string) => Promise<string | undefined>
}

/** Random bytes in a token (ASVS 5.0, 7.2.3 asks for 16 of a session). */
const TOKEN_BYTES = 24

/** Keeps tokens in better-auth's own store. */
export function createEmailTokens(authenticator: Authenticator): EmailTokens {
  const store = async () => (await authenticator.$context).internalAdapter
  const nameOf = (purpose: TokenPurpose, token: string): string => `${purpose}:${token}`
  return {
    issue: async (purpose, value, seconds) => {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      await (
        await store()
      ).createVerificationValue({
        identifier: nameOf(purpose, token),
        value,
        expiresAt: new Date(Date.now() + seconds * 1000),
      })
      return token
    },
    find: async (purpose, token) => {
      const found = await (await store()).findVerificationValue(nameOf(purpose, token))
      return found && found.expiresAt.getTime() > Date.now() ? found.value : undefined
    },
    use: async (purpose, token) => (await (await store()).consumeVerificationValue(nameOf(purpose, token)))?.value,
  }
}

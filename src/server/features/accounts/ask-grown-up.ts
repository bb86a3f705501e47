import { createHmac, randomInt } from 'node:crypto'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { GROWN_UP_CODE_LENGTH, GROWN_UP_CODE_TIME } from '#core/people/grown-up-codes.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { limitEmail } from '#server/features/accounts/limit-emails.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

/** Returns the keyed hash of a code for an address. A plain hash could be reversed by trying the few codes. */
export const hashGrownUpCode = ({ config }: Pick<AccountsParts, 'config'>, email: string, code: string): string =>
  createHmac('sha256', config.secret).update(`grown-up ${email} ${code}`).digest('base64url')

/**
 * Sends a code to an address, for a grown-up on a device where a child said how old they are. The email is the same
 * whether the address has an account or not. Returns what the code has to be sent back with.
 */
export async function askGrownUp(
  parts: AccountsParts,
  { email, language }: { email: string; language: InterfaceLanguage },
  { request }: Pick<Visit, 'request'>,
): Promise<{ challenge: string }> {
  await limitEmail(parts, 'grown-up-code', email, { request })
  const code = String(randomInt(10 ** GROWN_UP_CODE_LENGTH)).padStart(GROWN_UP_CODE_LENGTH, '0')
  const challenge = await parts.identity.tokens.issue(
    'grown-up-code',
    `${email} ${hashGrownUpCode(parts, email, code)}`,
    GROWN_UP_CODE_TIME / 1000,
  )
  await parts.mail.send({ kind: 'grown-up-code', to: email, language, values: { code } }, parts.database)
  return { challenge }
}

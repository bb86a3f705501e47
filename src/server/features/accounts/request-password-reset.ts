import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { findForReset } from '#server/features/accounts/find-claimed.ts'
import { deviceOf, knowsDevice } from '#server/features/accounts/known-devices.ts'
import { limitLetter } from '#server/features/accounts/limit-letters.ts'
import { hasPassword } from '#server/features/accounts/queries.ts'
import { writeToAccount } from '#server/features/accounts/write-to-account.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

/**
 * Writes to the address of an account how to choose a new password. Neither the answer, nor the time it takes, nor the limit tells whether
 * there is an account (ASVS 5.0, 6.4.3): the email is sent when the answer has gone. Nobody is refused because others asked for the same address.
 */
export async function requestPasswordReset(parts: AccountsParts, { email, language }: { email: string; language: InterfaceLanguage }, { request }: Pick<Visit, 'request'>): Promise<Record<string, never>> {
  const device = deviceOf(request)
  const found = await findForReset(parts, email, device)
  const isKnown = await knowsDevice(parts, found?.id, device)
  const isSent = await limitLetter(parts, 'reset-password', email, { request }, { isKnown })
  if (!isSent) return {}
  // An account of the hub has no password here, and gets none: it would be a second way in, by a letter.
  if (found === undefined || !await hasPassword(parts.database, found.id)) return {}
  const proof = await parts.identity.issuePasswordReset(found.id)
  await writeToAccount(parts, found, { kind: 'reset-password', link: `/reset-password#${proof}` }, language)
  return {}
}

import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { hasMailbox } from '#core/people/mailbox.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { findForReset } from '#server/features/accounts/find-claimed.ts'
import { deviceOf, knowsDevice, NOBODY } from '#server/features/accounts/known-devices.ts'
import { limitEmail } from '#server/features/accounts/limit-emails.ts'
import { findLanguageOf, hasPassword } from '#server/features/accounts/queries.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

/** An address that can't exist: the queue takes the email and nobody gets it. */
const NO_ADDRESS = 'nobody@account.invalid'

/**
 * Emails the address of an account a link to choose a new password. The answer, its time and its limit don't reveal
 * whether an account exists (ASVS 5.0, 6.4.3). Without one, an email to nobody is queued and thrown away. Requests by
 * others for the same address cause no refusal.
 */
export async function requestPasswordReset(
  parts: AccountsParts,
  { email, language }: { email: string; language: InterfaceLanguage },
  { request }: Pick<Visit, 'request'>,
): Promise<Record<string, never>> {
  const device = deviceOf(request)
  const found = await findForReset(parts, email, device)
  const isKnown = await knowsDevice(parts, found?.id, device)
  const isSent = await limitEmail(parts, 'reset-password', email, { request }, { isKnown })
  if (!isSent) return {}
  // Nobody's account takes the same work as somebody's, up to a token that opens nothing.
  const id = found?.id ?? NOBODY
  const isEnteredByPassword = await hasPassword(parts.database, id)
  const token = await parts.identity.issuePasswordReset(id)
  const own = await findLanguageOf(parts.database, id)
  // An account of the hub has no password here, and gets none: it would be a second way in, by an email.
  const isWritten = found !== undefined && isEnteredByPassword && hasMailbox(email)
  await parts.mail.send(
    {
      kind: 'reset-password',
      to: isWritten ? email : NO_ADDRESS,
      language: own ?? language,
      link: `${parts.config.origin}/reset-password#${token}`,
      about: id,
    },
    parts.database,
  )
  return {}
}

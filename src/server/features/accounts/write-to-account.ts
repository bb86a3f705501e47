import { hasMailbox } from '#core/people/mailbox.ts'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { findLanguageOf } from '#server/features/accounts/queries.ts'
import type { EmailKind } from '#server/platform/mail/email.ts'

/** An account, and the address that is written to: its own, or one that it had or is to have. */
type Reader = { id: string; email: string }

type Written = {
  kind: EmailKind
  /** Path of the page, with what follows it. */ link: string
  values?: Record<string, string | number>
}

/**
 * Emails an account in its own language, or in the language `asked` if none is stored. Deleting the account deletes the
 * waiting email.
 */
export async function writeToAccount(
  { database, mail, config }: Pick<AccountsParts, 'database' | 'mail' | 'config'>,
  { id, email }: Reader,
  { kind, link, values }: Written,
  asked: InterfaceLanguage,
): Promise<void> {
  if (!hasMailbox(email)) return
  await mail.send(
    {
      kind,
      to: email,
      language: (await findLanguageOf(database, id)) ?? asked,
      link: `${config.origin}${link}`,
      about: id,
      ...(values === undefined ? {} : { values }),
    },
    database,
  )
}

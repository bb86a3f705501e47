import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { EMAIL_UNDO } from '#core/people/way-back.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { keepEmailChange, noteMoved } from '#server/features/accounts/email-change-queries.ts'
import { limitEmail } from '#server/features/accounts/limit-emails.ts'
import { CONFIRMATION_SECONDS } from '#server/features/accounts/policy.ts'
import {
  findByName,
  findPerson,
  forgetEmailChanges,
  forgetTokens,
  replaceEmail,
} from '#server/features/accounts/queries.ts'
import { hashOfToken, tokenOfRow } from '#server/features/accounts/row-tokens.ts'
import { writeToAccount } from '#server/features/accounts/write-to-account.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import { refuseOwnAct } from '#server/platform/identity/require-own-act.ts'

/** Emails the current address. Its link stops the change now, or reverts it within a week. */
async function tellPresent(
  parts: AccountsParts,
  { id: userId, email }: SessionAccount,
  language: InterfaceLanguage,
): Promise<void> {
  const now = parts.clock()
  const id = uuidV7(now.getTime(), randomBytes(10))
  const token = tokenOfRow(parts, 'undo-email', id)
  const endsAt = new Date(now.getTime() + CONFIRMATION_SECONDS * 1000 + EMAIL_UNDO)
  await keepEmailChange(parts.database, { id, userId, hash: hashOfToken(token), previous: email, askedAt: now, endsAt })
  await writeToAccount(
    parts,
    { id: userId, email },
    { kind: 'email-change-asked', link: `/undo-email#${token}` },
    language,
  )
}

/**
 * Begins a change of address: the new address gets an email with a link to confirm it. If another account has confirmed
 * that address, its owner is told instead; the answer is the same. The current address is told only if it was
 * confirmed, since otherwise it may be a stranger's.
 */
export async function changeEmail(
  parts: AccountsParts,
  { email, language }: { email: string; language: InterfaceLanguage },
  account: SessionAccount,
): Promise<Record<string, never>> {
  const { database, identity } = parts
  refuseOwnAct(parts, account, 'own-login.choose', 'The account has no address of its own')
  await limitEmail(parts, 'change-email', email, { accountId: account.id })
  await forgetEmailChanges(database, account.id)
  const owner = await findByName(database, email)
  const token = await identity.tokens.issue(
    'change-email',
    `${account.id} ${account.email} ${email}`,
    CONFIRMATION_SECONDS,
  )
  await database.transaction(async (transaction) => {
    const within = { ...parts, database: transaction }
    if (owner === undefined)
      await writeToAccount(
        within,
        { id: account.id, email },
        { kind: 'change-email', link: `/confirm-email#${token}` },
        language,
      )
    else if (owner.id !== account.id)
      await writeToAccount(within, owner, { kind: 'address-claimed', link: '/forgot-password' }, language)
    if ((await findPerson(transaction, account.id))?.emailVerified) await tellPresent(within, account, language)
  })
  return {}
}

/** Moves the account to the address to which the token was written. False for a token of something else. */
export async function moveEmail(parts: AccountsParts, token: string, request: FastifyRequest): Promise<boolean> {
  const { database, identity, clock } = parts
  const asked = await identity.tokens.use('change-email', token)
  const [id, present, next] = asked?.split(' ') ?? []
  if (id === undefined || present === undefined || next === undefined) return false
  noteSubject(request, id)
  const now = clock()
  await database.transaction(async (transaction) => {
    if (!(await replaceEmail(transaction, id, { present, next }, now)))
      throw new CallRefusal('email-in-use', 'Another account has confirmed this email address')
    // A link to the old address must not open the account any more, but for the one that takes the change back.
    await forgetTokens(transaction, id)
    const moved = await noteMoved(
      transaction,
      { userId: id, previous: present },
      { movedAt: now, endsAt: new Date(now.getTime() + EMAIL_UNDO) },
    )
    if (moved)
      await writeToAccount(
        { ...parts, database: transaction },
        { id, email: present },
        { kind: 'email-changed', link: `/undo-email#${tokenOfRow(parts, 'undo-email', moved.id)}` },
        'en',
      )
  })
  return true
}

import { randomBytes } from 'node:crypto'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import {
  daysUntil,
  FACTOR_REMOVAL_LINK_SECONDS,
  FACTOR_REMOVAL_TELLING,
  FACTOR_REMOVAL_WAIT,
} from '#core/people/way-back.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { limitEmail } from '#server/features/accounts/limit-emails.ts'
import { pendingToken } from '#server/features/accounts/pending-cookie.ts'
import { deleteOldestSessions, findPerson, forgetTokens } from '#server/features/accounts/queries.ts'
import { hashOfToken, tokenOfRow } from '#server/features/accounts/row-tokens.ts'
import {
  deleteFactor,
  hasSecondFactor,
  keepRemoval,
  listDueRemovals,
  takeDueRemoval,
  takeRemoval,
  takeUntold,
  type FactorRemoval,
} from '#server/features/accounts/second-factor-queries.ts'
import { writeToAccount } from '#server/features/accounts/write-to-account.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

type Mailing = Pick<AccountsParts, 'database' | 'mail' | 'config' | 'clock'>
type Removing = Mailing & Pick<AccountsParts, 'recordByServer'>

const over = (): CallRefusal => new CallRefusal('link-over', 'The link has been used, has expired or is not ours')

/**
 * Begins the recovery of an account whose app and recovery codes are lost, after the right password. A confirmed
 * address gets an email with a link that begins the request. An unconfirmed one gets a link to a new password, which
 * removes the second factor.
 */
export async function requestFactorRemoval(
  parts: AccountsParts,
  { language }: { language: InterfaceLanguage },
  { request }: Pick<Visit, 'request'>,
): Promise<Record<string, never>> {
  const { database, identity } = parts
  const token = pendingToken(request)
  const id = token === '' ? undefined : await identity.tokens.find('second-factor', token)
  const person = id === undefined ? undefined : await findPerson(database, id)
  if (id === undefined || !person) throw new CallRefusal('not-signed-in', 'The first step of the login has expired')
  noteSubject(request, id)
  await limitEmail(parts, 'lost-second-factor', person.email, { accountId: id })
  const reader = { id, email: person.email }
  if (person.emailVerified) {
    const link = await identity.tokens.issue('lost-second-factor', `${id} ${person.email}`, FACTOR_REMOVAL_LINK_SECONDS)
    await writeToAccount(parts, reader, { kind: 'lost-second-factor', link: `/lost-second-factor#${link}` }, language)
  } else {
    await writeToAccount(
      parts,
      reader,
      { kind: 'reset-password', link: `/reset-password#${await identity.issuePasswordReset(id)}` },
      language,
    )
  }
  return {}
}

/** Tells an owner of a request, with the link that stops it. */
async function tellOwner(parts: Mailing, { id, userId, readyAt }: FactorRemoval): Promise<void> {
  const person = await findPerson(parts.database, userId)
  if (!person) return
  const values = { days: daysUntil(readyAt.getTime(), parts.clock().getTime()) }
  await writeToAccount(
    parts,
    { id: userId, email: person.email },
    {
      kind: 'factor-removal-asked',
      link: `/stop-factor-removal#${tokenOfRow(parts, 'stop-factor-removal', id)}`,
      values,
    },
    'en',
  )
}

/** Begins the waiting time, for whoever has read the email to the confirmed address. Begun again, it doesn't begin anew. */
export async function beginFactorRemoval(
  parts: AccountsParts,
  { token }: { token: string },
  { request }: Pick<Visit, 'request'>,
): Promise<{ readyAt: string }> {
  const { database, identity, clock } = parts
  const [userId, email] = (await identity.tokens.use('lost-second-factor', token))?.split(' ') ?? []
  const person = userId === undefined ? undefined : await findPerson(database, userId)
  if (
    userId === undefined ||
    person?.email !== email ||
    !person?.emailVerified ||
    !(await hasSecondFactor(database, userId))
  )
    throw over()
  noteSubject(request, userId)
  const now = clock()
  const id = uuidV7(now.getTime(), randomBytes(10))
  const hash = hashOfToken(tokenOfRow(parts, 'stop-factor-removal', id))
  const kept = await keepRemoval(database, {
    id,
    userId,
    hash,
    askedAt: now,
    readyAt: new Date(now.getTime() + FACTOR_REMOVAL_WAIT),
    toldAt: now,
  })
  if (!kept) throw over()
  if (kept.id === id) await tellOwner(parts, kept)
  return { readyAt: kept.readyAt.toISOString() }
}

/**
 * Stops a request when the owner says that they never asked. The asker knows the password, so the owner is told to
 * change it.
 */
export async function stopFactorRemoval(
  { database }: AccountsParts,
  { token }: { token: string },
  { request }: Pick<Visit, 'request'>,
): Promise<Record<string, never>> {
  const stopped = await takeRemoval(database, hashOfToken(token))
  if (!stopped) throw over()
  noteSubject(request, stopped.userId)
  await forgetTokens(database, stopped.userId)
  return {}
}

/**
 * Takes the second factor of an account away if staff approved it and the waiting time is over. It ends all sessions,
 * and the owner is told.
 */
export async function removeDueFactor(parts: Removing, userId: string): Promise<void> {
  await parts.database.transaction(async (transaction) => {
    if (!(await takeDueRemoval(transaction, userId, parts.clock()))) return
    await deleteFactor(transaction, userId)
    await deleteOldestSessions(transaction, userId, 0)
    await forgetTokens(transaction, userId)
    await parts.recordByServer(transaction, [userId], 'second-factor-off', parts.clock())
    const person = await findPerson(transaction, userId)
    if (!person) return
    await writeToAccount(
      { ...parts, database: transaction },
      { id: userId, email: person.email },
      { kind: 'factor-removed', link: '/forgot-password' },
      'en',
    )
  })
}

/** Removes the second factors that are due, and reminds owners of waiting requests once a day. */
export async function followFactorRemovals(parts: Removing): Promise<void> {
  const now = parts.clock()
  for (const { userId } of await listDueRemovals(parts.database, now)) await removeDueFactor(parts, userId)
  for (const untold of await takeUntold(parts.database, new Date(now.getTime() - FACTOR_REMOVAL_TELLING), now))
    await tellOwner(parts, untold)
}

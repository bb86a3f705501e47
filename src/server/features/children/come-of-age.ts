import { and, eq, isNull, lte, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { ofAgeSchemas } from '#contract/of-age-schemas.ts'
import { canAskAgainAt, carriedOutAt, mayComeOfAge, mayObject, type Objections } from '#core/people/coming-of-age.ts'
import { CONSENT_TEXT_VERSION } from '#core/permissions/consent.ts'
import { keptUntil } from '#core/privacy/retention.ts'
import {
  accounts,
  findByName,
  forgetTokensOf,
  limitEmail,
  requireGoodPassword,
  users,
} from '#server/features/accounts/index.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { deleteSessions, findLatestAct, insertAct, lockChild } from '#server/features/children/queries.ts'
import {
  childErasures,
  childLogins,
  comingsOfAge,
  guardianInvitations,
  guardianRelations,
  ofAgeObjections,
} from '#server/features/children/tables.ts'
import {
  findReaders,
  findUsername,
  tell,
  type Reader,
  type TellParts,
} from '#server/features/children/tell-guardians.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Input<Name extends keyof typeof ofAgeSchemas> = z.output<(typeof ofAgeSchemas)[Name]['input']>
type Asked = typeof comingsOfAge.$inferSelect

/** Seconds for which the link in the email to a teen's own address works. */
const LINK_SECONDS = 24 * 60 * 60

const inUse = (): CallRefusal => new CallRefusal('email-in-use', 'Another account has this email address')

/** Returns the value that the email's link signs: this person with this request. A newer request makes it void. */
const tokenValue = ({ learnerId, email }: Pick<Asked, 'learnerId' | 'email'>): string => `${learnerId} of-age ${email}`

const findAsked = async (database: Database, id: string): Promise<Asked | undefined> =>
  (await database.select().from(comingsOfAge).where(eq(comingsOfAge.learnerId, id)).limit(1))[0]

const findObjections = async (database: Database, id: string): Promise<Objections | undefined> =>
  (await database.select().from(ofAgeObjections).where(eq(ofAgeObjections.learnerId, id)).limit(1))[0]

/** Refuses everybody but a teen: only they come of age by their own act. */
function requireTeen({ ageBand }: Pick<SessionAccount, 'ageBand'>): void {
  if (!mayComeOfAge(ageBand)) throw new CallRefusal('not-allowed', 'Only somebody aged 13 to 17 can come of age here')
}

/** Returns the open request of a teen for their own account. */
export async function getOfAge(
  { database, clock }: ChildrenParts,
  account: SessionAccount,
): Promise<z.output<typeof ofAgeSchemas.getOfAge.output>> {
  requireTeen(account)
  const asked = await findAsked(database, account.id)
  const askAgainAt = canAskAgainAt(await findObjections(database, account.id), clock())
  return {
    asked: asked ? { email: asked.email, dueAt: asked.dueAt?.toISOString() ?? null } : null,
    askAgainAt: askAgainAt?.toISOString() ?? null,
  }
}

/**
 * A teen says that they are 18, and is written to at the address that is to be theirs. Asked again, the newer request
 * takes the place of the older. Whether another account has the address is told only to whoever reads the email.
 */
export async function askOfAge(
  parts: ChildrenParts,
  { email, language }: Input<'askOfAge'>,
  account: SessionAccount,
): Promise<Record<string, never>> {
  const { database, identity, mail, config, clock } = parts
  requireTeen(account)
  if (canAskAgainAt(await findObjections(database, account.id), clock()))
    throw new CallRefusal('not-allowed', 'A guardian objected; the person can ask again later')
  await limitEmail(parts, 'change-email', email, { accountId: account.id })
  const request = {
    learnerId: account.id,
    email,
    language,
    password: null,
    firstName: '',
    lastName: '',
    askedAt: clock(),
    dueAt: null,
  }
  await database
    .insert(comingsOfAge)
    .values(request)
    .onConflictDoUpdate({ target: comingsOfAge.learnerId, set: request })
  const token = await identity.tokens.issue('of-age', tokenValue(request), LINK_SECONDS)
  await mail.send(
    {
      kind: 'of-age-confirm',
      to: email,
      language,
      about: account.id,
      link: `${config.origin}/of-age#${token}`,
    },
    database,
  )
  return {}
}

/**
 * Confirms a teen's address by the email's link. Stores the new login and the adult acceptance of the terms. From now
 * on the guardians have seven days to object. The teen's current login stays until then.
 */
export async function confirmOfAge(
  parts: ChildrenParts,
  { token, firstName, lastName, password }: Input<'confirmOfAge'>,
  account: SessionAccount,
): Promise<{ dueAt: string }> {
  const { database, identity, clock } = parts
  requireTeen(account)
  const asked = await findAsked(database, account.id)
  const linkOver = (): CallRefusal => new CallRefusal('link-over', 'The link has been used, has expired or is not ours')
  if (!asked || asked.dueAt !== null || (await identity.tokens.find('of-age', token)) !== tokenValue(asked))
    throw linkOver()
  if (await findByName(database, asked.email)) throw inUse()
  requireGoodPassword(password, { email: asked.email, username: account.username })
  const hash = await identity.hashPassword(password)
  if ((await identity.tokens.use('of-age', token)) === undefined) throw linkOver()
  const dueAt = carriedOutAt(clock())
  await database
    .update(comingsOfAge)
    .set({ password: hash, firstName, lastName, dueAt })
    .where(and(eq(comingsOfAge.learnerId, account.id), eq(comingsOfAge.email, asked.email)))
  await tellGuardians(parts, account.id, dueAt)
  return { dueAt: dueAt.toISOString() }
}

async function tellGuardians(parts: TellParts, id: string, dueAt: Date): Promise<void> {
  const [readers, username] = await asSystem(
    async () => [await findReaders(parts.database, id, parts.clock()), await findUsername(parts.database, id)] as const,
  )
  for (const reader of readers)
    await tell(parts, reader, {
      kind: 'of-age-announced',
      childId: id,
      values: { username, day: dueAt.toISOString().slice(0, 10) },
    })
}

/** Takes a request away, with the link that leads to it; gives back what it was. */
async function takeAsked(database: Database, id: string): Promise<Asked | undefined> {
  return (await database.delete(comingsOfAge).where(eq(comingsOfAge.learnerId, id)).returning())[0]
}

/** Withdraws the teen's request to make the account their own. */
export async function withdrawOfAge(
  { database }: ChildrenParts,
  account: SessionAccount,
): Promise<Record<string, never>> {
  requireTeen(account)
  await takeAsked(database, account.id)
  return {}
}

/**
 * Records a guardian's objection that the teen isn't 18 yet, and ends the request. The teen is told at their own address
 * from which day they can ask again. Nobody else decides, and five years after the first objection it counts no more.
 */
export async function objectOfAge(
  { database, mail, config, clock }: ChildrenParts,
  { childId }: Input<'objectOfAge'>,
): Promise<Record<string, never>> {
  const now = clock()
  const before = await findObjections(database, childId)
  if (!mayObject(before, now)) throw new CallRefusal('not-allowed', 'Nobody can object to this any more')
  const asked = await takeAsked(database, childId)
  if (!asked) return {}
  const objections = { learnerId: childId, firstAt: before?.firstAt ?? now, lastAt: now }
  await database
    .insert(ofAgeObjections)
    .values(objections)
    .onConflictDoUpdate({ target: ofAgeObjections.learnerId, set: { lastAt: now } })
  await mail.send(
    {
      kind: 'of-age-objected',
      to: asked.email,
      language: asked.language,
      about: childId,
      link: `${config.origin}/of-age`,
      values: { day: (canAskAgainAt(objections, now) ?? now).toISOString().slice(0, 10) },
    },
    database,
  )
  return {}
}

/**
 * Makes the account the person's own: their address, names and password, no guardian, and a record that says so. False
 * where another account has the address.
 */
async function carryOut(
  { database }: Pick<ChildrenParts, 'database'>,
  { learnerId, email, password, firstName, lastName, language }: Asked,
  now: Date,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await lockChild(transaction, learnerId)
    const taken = await takeAsked(transaction, learnerId)
    const [other] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), eq(users.emailVerified, true), ne(users.id, learnerId)))
      .limit(1)
    if (!taken || other || password === null) return false
    const latest = await findLatestAct(transaction, learnerId)
    if (latest) {
      await insertAct(transaction, {
        learnerId,
        guardianId: null,
        act: 'of-age',
        purposes: latest.purposes,
        method: latest.method,
        textVersion: CONSENT_TEXT_VERSION,
        language,
        decidedAt: now,
      })
    }
    await transaction
      .update(users)
      .set({
        email,
        emailVerified: true,
        firstName,
        lastName,
        ageBand: 'adult',
        termsAcceptedAt: now,
        language,
        updatedAt: now,
      })
      .where(eq(users.id, learnerId))
    await transaction
      .update(accounts)
      .set({ password, updatedAt: now })
      .where(and(eq(accounts.userId, learnerId), eq(accounts.providerId, 'credential')))
    for (const table of [guardianRelations, guardianInvitations, childErasures, childLogins, ofAgeObjections])
      await transaction.delete(table).where(eq(table.learnerId, learnerId))
    await forgetTokensOf(transaction, learnerId)
    await deleteSessions(transaction, learnerId)
    return true
  })
}

/** Carries out what guardians were told of seven days ago, and forgets requests whose address nobody confirmed in that time. */
export async function sweepComingsOfAge(
  parts: TellParts & Pick<ChildrenParts, 'recordByServer'>,
  now: Date,
): Promise<void> {
  const { database } = parts
  await database
    .delete(comingsOfAge)
    .where(and(isNull(comingsOfAge.dueAt), lte(comingsOfAge.askedAt, keptUntil('coming-of-age', now))))
  for (const asked of await database.select().from(comingsOfAge).where(lte(comingsOfAge.dueAt, now))) {
    const readers = await findReaders(database, asked.learnerId, now)
    const values = { username: await findUsername(database, asked.learnerId) }
    await database.transaction(async (transaction) => {
      if (!(await carryOut({ database: transaction }, asked, now))) return
      await parts.recordByServer(transaction, [asked.learnerId], 'of-age-done', now)
      await tellDone({ ...parts, database: transaction }, asked, readers, values)
    })
  }
}

/** Tells the person and those who were guardians that the account is the person's own. */
async function tellDone(
  parts: TellParts,
  asked: Asked,
  readers: readonly Reader[],
  values: { username: string },
): Promise<void> {
  const { database, mail, config } = parts
  await mail.send(
    {
      kind: 'of-age-done',
      to: asked.email,
      language: asked.language,
      about: asked.learnerId,
      link: `${config.origin}/login`,
      values: { ...values, who: 'self' },
    },
    database,
  )
  for (const reader of readers)
    await tell(parts, reader, {
      kind: 'of-age-done',
      childId: asked.learnerId,
      values: { ...values, who: 'guardian' },
    })
}

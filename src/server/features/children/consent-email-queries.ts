import { and, eq, gte, lte } from 'drizzle-orm'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { SECOND_EMAIL_DELAY, type ConsentPurpose } from '#core/permissions/consent.ts'
import { users } from '#server/features/accounts/index.ts'
import { insertAct, type ConsentAct } from '#server/features/children/queries.ts'
import { consentActs, consentEmails } from '#server/features/children/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

type DueEmail = {
  childId: string
  guardianId: string
  email: string
  decidedAt: Date
  username: string
  language: InterfaceLanguage
  purposes: ConsentPurpose[]
}

/**
 * Records a guardian's consent and queues an email about it for the next day, to their current address. A newer act
 * replaces the earlier one.
 */
export async function recordConsent(
  database: Database,
  act: Omit<ConsentAct, 'act'> & { guardianId: string },
): Promise<void> {
  const { learnerId, guardianId, decidedAt } = act
  await insertAct(database, { ...act, act: 'given' })
  const [guardian] = await database.select({ email: users.email }).from(users).where(eq(users.id, guardianId)).limit(1)
  if (!guardian) return
  const row = { email: guardian.email, decidedAt, dueAt: new Date(decidedAt.getTime() + SECOND_EMAIL_DELAY) }
  await database
    .insert(consentEmails)
    .values({ learnerId, guardianId, ...row })
    .onConflictDoUpdate({ target: [consentEmails.learnerId, consentEmails.guardianId], set: row })
}

/** Sends no email about the child's consent any more: it was withdrawn. */
export async function forgetConsentEmails(database: Database, learnerId: string): Promise<void> {
  await database.delete(consentEmails).where(eq(consentEmails.learnerId, learnerId))
}

/** Takes the emails that are due, each with what was agreed to: of any number of servers, one gets each. */
export async function takeDueEmails(database: Database, now: Date): Promise<DueEmail[]> {
  const taken = await database.delete(consentEmails).where(lte(consentEmails.dueAt, now)).returning()
  return (
    await Promise.all(
      taken.map(({ learnerId: childId, guardianId, email, decidedAt }) =>
        database
          .select({ username: users.username, language: consentActs.language, purposes: consentActs.purposes })
          .from(consentActs)
          .innerJoin(users, eq(users.id, consentActs.learnerId))
          .where(
            and(
              eq(consentActs.learnerId, childId),
              eq(consentActs.guardianId, guardianId),
              eq(consentActs.decidedAt, decidedAt),
              eq(consentActs.act, 'given'),
            ),
          )
          .then((acts) => acts.slice(-1).map((act) => ({ childId, guardianId, email, decidedAt, ...act }))),
      ),
    )
  ).flat()
}

/** Tells whether the consent of that moment still stands: nobody has withdrawn it since. */
export const isNotWithdrawn = async (database: Database, childId: string, decidedAt: Date): Promise<boolean> =>
  (await database.$count(
    consentActs,
    and(eq(consentActs.learnerId, childId), eq(consentActs.act, 'withdrawn'), gte(consentActs.decidedAt, decidedAt)),
  )) === 0

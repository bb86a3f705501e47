import { and, desc, eq, gt, inArray, lte, notExists } from 'drizzle-orm'
import { MINOR_BANDS } from '#core/people/age-bands.ts'
import { keptUntil, UNUSED_NOTICE } from '#core/privacy/retention.ts'
import { sessions, users } from '#server/features/accounts/index.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { listGuardianIds } from '#server/features/children/guardian-queries.ts'
import { deleteMinor, relationStands } from '#server/features/children/queries.ts'
import { consentActs, guardianRelations, unusedNotices } from '#server/features/children/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

type Parts = Pick<ChildrenParts, 'database' | 'mail' | 'config' | 'recordByServer'>

/** Accounts of minors on which nobody was since then: an account notes each login, and a session each visit. */
const unusedSince = (database: Database, moment: Date) =>
  and(
    inArray(users.ageBand, MINOR_BANDS),
    lte(users.updatedAt, moment),
    notExists(
      database
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.userId, users.id), gt(sessions.updatedAt, moment))),
    ),
  )

/** Writes to those who are the child's guardians now, each in the language in which the consent was last read. */
async function tellGuardians({ database, mail, config }: Parts, childId: string, now: Date): Promise<void> {
  const guardians = await database
    .select({ email: users.email })
    .from(guardianRelations)
    .innerJoin(users, eq(users.id, guardianRelations.guardianId))
    .where(and(eq(guardianRelations.learnerId, childId), relationStands(now)))
  const [latest] = await database
    .select({ language: consentActs.language })
    .from(consentActs)
    .where(eq(consentActs.learnerId, childId))
    .orderBy(desc(consentActs.number))
    .limit(1)
  for (const { email } of guardians) {
    await mail.send(
      {
        kind: 'child-unused',
        to: email,
        language: latest?.language ?? 'en',
        link: `${config.origin}/children`,
        values: { days: UNUSED_NOTICE / (24 * 60 * 60 * 1000) },
      },
      database,
    )
  }
}

/**
 * Deletes accounts of children that nobody used for two years, after their guardians have been told a month before. A
 * child who comes back in that month keeps the account; the notice is forgotten, and the time begins anew.
 */
export async function sweepUnused(parts: Parts, now: Date): Promise<void> {
  const { database } = parts
  const limit = keptUntil('unused-child', now)
  const noticeFrom = new Date(limit.getTime() + UNUSED_NOTICE)
  const isNear = unusedSince(database, noticeFrom)
  await database.delete(unusedNotices).where(
    notExists(
      database
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, unusedNotices.learnerId), isNear)),
    ),
  )
  const isTold = database
    .select({ id: unusedNotices.learnerId })
    .from(unusedNotices)
    .where(eq(unusedNotices.learnerId, users.id))
  for (const { id } of await database
    .select({ id: users.id })
    .from(users)
    .where(and(isNear, notExists(isTold)))) {
    await database.transaction(async (transaction) => {
      const told = await transaction
        .insert(unusedNotices)
        .values({ learnerId: id, toldAt: now })
        .onConflictDoNothing()
        .returning({ id: unusedNotices.learnerId })
      if (told.length > 0) await tellGuardians({ ...parts, database: transaction }, id, now)
    })
  }
  const due = await database
    .select({ id: users.id })
    .from(users)
    .innerJoin(unusedNotices, eq(unusedNotices.learnerId, users.id))
    .where(and(unusedSince(database, limit), lte(unusedNotices.toldAt, new Date(now.getTime() - UNUSED_NOTICE))))
  for (const { id } of due) {
    await database.transaction(async (transaction) => {
      const guardians = await listGuardianIds(transaction, id, now)
      await deleteMinor(transaction, id)
      await parts.mail.forget(id, transaction)
      await parts.recordByServer(transaction, guardians, 'child-deleted', now)
    })
  }
}

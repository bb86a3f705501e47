import { and, asc, desc, eq, gt, gte, inArray, lt, notInArray, or, sql } from 'drizzle-orm'
import { knownDevices, signInAttempts } from '#server/features/accounts/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/**
 * Counts one more attempt under the subject, in one statement, so that attempts at the same moment are all counted. A
 * count that is over begins anew and lasts as many milliseconds as its window.
 */
export async function countAttempt(
  database: Database,
  subject: string,
  window: number,
  now: Date,
): Promise<{ attempts: number; endsAt: Date }> {
  const isOver = sql`${signInAttempts.endsAt} <= ${now.toISOString()}::timestamptz`
  const endsAt = new Date(now.getTime() + window)
  const [counted] = await database
    .insert(signInAttempts)
    .values({ subject, attempts: 1, startedAt: now, endsAt })
    .onConflictDoUpdate({
      target: signInAttempts.subject,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${signInAttempts.attempts} + 1 end`,
        startedAt: sql`case when ${isOver} then excluded.started_at else ${signInAttempts.startedAt} end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${signInAttempts.endsAt} end`,
      },
    })
    .returning({ attempts: signInAttempts.attempts, endsAt: signInAttempts.endsAt })
  return counted ?? { attempts: 1, endsAt }
}

/** Finds the counts under these subjects that aren't over. */
export const findCounts = (
  database: Database,
  subjects: readonly string[],
  now: Date,
): Promise<{ subject: string; attempts: number; endsAt: Date }[]> =>
  database
    .select({ subject: signInAttempts.subject, attempts: signInAttempts.attempts, endsAt: signInAttempts.endsAt })
    .from(signInAttempts)
    .where(and(inArray(signInAttempts.subject, [...subjects]), gt(signInAttempts.endsAt, now)))

/** Forgets what was counted under a subject, and all counts that are over. Gives back how many attempts that were, since when. */
export async function takeAttempts(
  database: Database,
  subject: string,
  now: Date,
): Promise<{ attempts: number; startedAt: Date } | undefined> {
  const deleted = await database
    .delete(signInAttempts)
    .where(or(eq(signInAttempts.subject, subject), lt(signInAttempts.endsAt, now)))
    .returning({
      subject: signInAttempts.subject,
      attempts: signInAttempts.attempts,
      startedAt: signInAttempts.startedAt,
    })
  return deleted.find((one) => one.subject === subject)
}

/** Takes attempts back from the wider counts that hold them: those that had begun by then. */
export async function takeBack(
  database: Database,
  subjects: readonly string[],
  { attempts, startedAt }: { attempts: number; startedAt: Date },
): Promise<void> {
  // Locked in one order for all: two that each wait for the other's row would wait for ever.
  const held = database
    .select({ subject: signInAttempts.subject })
    .from(signInAttempts)
    .where(
      and(
        inArray(signInAttempts.subject, [...subjects]),
        sql`${signInAttempts.startedAt} <= ${startedAt.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(signInAttempts.subject))
    .for('update')
  await database
    .update(signInAttempts)
    .set({ attempts: sql`greatest(0, ${signInAttempts.attempts} - ${attempts}::integer)` })
    .where(inArray(signInAttempts.subject, held))
}

/** Forgets all that was counted under subjects that begin so. */
export async function forgetAttempts(database: Database, beginning: string): Promise<void> {
  await database.delete(signInAttempts).where(sql`starts_with(${signInAttempts.subject}, ${beginning})`)
}

/** Tells whether the account was signed in on the device since then. */
export async function isDeviceKnown(database: Database, userId: string, device: string, since: Date): Promise<boolean> {
  return (
    (await database.$count(
      knownDevices,
      and(eq(knownDevices.userId, userId), eq(knownDevices.device, device), gte(knownDevices.seenAt, since)),
    )) > 0
  )
}

/** Records a login on a device. Beyond `most` devices, the one with the oldest login is forgotten. */
export async function keepDevice(
  database: Database,
  userId: string,
  device: string,
  now: Date,
  most: number,
): Promise<void> {
  await database
    .insert(knownDevices)
    .values({ userId, device, seenAt: now })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.device], set: { seenAt: now } })
  const newest = database
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.seenAt))
    .limit(most)
  await database
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.device, newest)))
}

/** Forgets devices that were not used since then. */
export async function sweepDevices(database: Database, since: Date): Promise<void> {
  await database.delete(knownDevices).where(lt(knownDevices.seenAt, since))
}

import { and, count, desc, eq, gt, inArray, lt, lte, notInArray, sql } from 'drizzle-orm'
import { MOST_MESSAGES } from '#core/khulu/history/chat-message.ts'
import { KEPT_CHAT_CHECK } from '#core/khulu/safety/kept-chat-check.ts'
import { withoutDisclosures } from '#core/khulu/safety/stays-on-device.ts'
import { needsGuardian, AGE_BANDS } from '#core/people/age-bands.ts'
import { users } from '#server/features/accounts/index.ts'
import { khuluHistories, khuluMessages, khuluModelChoices } from '#server/features/khulu/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

export type KeptMessage = typeof khuluMessages.$inferSelect
export type NewMessage = Omit<KeptMessage, 'sequence'>
export type History = { lastSequence: number; clearedAt: Date | null; passedCheck: number }

const MINORS = AGE_BANDS.filter(needsGuardian)

/** Locks the learner's counter and time of clearing until the transaction ends, so that two devices take turns. */
export async function lockHistory(database: Database, learnerId: string): Promise<History> {
  const [history] = await database
    .insert(khuluHistories)
    .values({ learnerId, lastSequence: 0, passedCheck: KEPT_CHAT_CHECK })
    .onConflictDoUpdate({ target: khuluHistories.learnerId, set: { learnerId } })
    .returning({
      lastSequence: khuluHistories.lastSequence,
      clearedAt: khuluHistories.clearedAt,
      passedCheck: khuluHistories.passedCheck,
    })
  return history ?? { lastSequence: 0, clearedAt: null, passedCheck: KEPT_CHAT_CHECK }
}

/**
 * Deletes the disclosures in a learner's kept messages, with their answers, and notes that the messages were checked.
 */
export async function deleteDisclosures(database: Database, learnerId: string): Promise<void> {
  const messages = await listConversation(database, learnerId)
  const left = new Set(withoutDisclosures(messages).map(({ id }) => id))
  const gone = messages.map(({ id }) => id).filter((id) => !left.has(id))
  if (gone.length > 0)
    await database
      .delete(khuluMessages)
      .where(and(eq(khuluMessages.learnerId, learnerId), inArray(khuluMessages.id, gone)))
  await database
    .update(khuluHistories)
    .set({ passedCheck: KEPT_CHAT_CHECK })
    .where(eq(khuluHistories.learnerId, learnerId))
}

/** Lists some learners whose kept messages have not been checked for disclosures. */
export async function listUnchecked(database: Database, most: number): Promise<string[]> {
  const found = await database
    .select({ learnerId: khuluHistories.learnerId })
    .from(khuluHistories)
    .where(lt(khuluHistories.passedCheck, KEPT_CHAT_CHECK))
    .limit(most)
  return found.map(({ learnerId }) => learnerId)
}

/** Lists a learner's messages in the order in which they were said. */
const listConversation = (database: Database, learnerId: string): Promise<KeptMessage[]> =>
  database
    .select()
    .from(khuluMessages)
    .where(eq(khuluMessages.learnerId, learnerId))
    .orderBy(khuluMessages.saidAt, khuluMessages.sequence)

/**
 * Keeps each message once, counted on from what was last counted; gives back the count. The first to arrive under an id
 * stays.
 */
export async function addMessages(
  database: Database,
  learnerId: string,
  last: number,
  messages: readonly NewMessage[],
): Promise<number> {
  if (messages.length === 0) return last
  const kept = await database
    .select({ id: khuluMessages.id })
    .from(khuluMessages)
    .where(
      and(
        eq(khuluMessages.learnerId, learnerId),
        inArray(
          khuluMessages.id,
          messages.map(({ id }) => id),
        ),
      ),
    )
  const known = new Set(kept.map(({ id }) => id))
  const added = [...new Map(messages.map((message) => [message.id, message])).values()].filter(
    ({ id }) => !known.has(id),
  )
  if (added.length === 0) return last
  await database
    .insert(khuluMessages)
    .values(added.map((message, index) => ({ ...message, sequence: last + index + 1 })))
  await database
    .update(khuluHistories)
    .set({ lastSequence: last + added.length })
    .where(eq(khuluHistories.learnerId, learnerId))
  return last + added.length
}

/** Counts the messages of the learner's conversation, and the bytes that the database stores of it. */
export async function measureHistory(
  database: Database,
  learnerId: string,
): Promise<{ 'chat-messages': number; 'chat-bytes': number }> {
  const [found] = await database
    .select({
      messages: count(),
      bytes: sql<string>`coalesce(sum(pg_column_size(${khuluMessages.text}) + coalesce(pg_column_size(${khuluMessages.answer}), 0)), 0)`,
    })
    .from(khuluMessages)
    .where(eq(khuluMessages.learnerId, learnerId))
  return { 'chat-messages': found?.messages ?? 0, 'chat-bytes': Number(found?.bytes ?? 0) }
}

/** Lists the learner's newest messages after a place in their count, without some, the newest first. */
export const listNewest = (
  database: Database,
  learnerId: string,
  after: number,
  without: readonly string[],
): Promise<KeptMessage[]> =>
  database
    .select()
    .from(khuluMessages)
    .where(
      and(
        eq(khuluMessages.learnerId, learnerId),
        gt(khuluMessages.sequence, after),
        without.length === 0 ? undefined : notInArray(khuluMessages.id, [...without]),
      ),
    )
    .orderBy(desc(khuluMessages.saidAt), desc(khuluMessages.sequence))
    .limit(MOST_MESSAGES)

/** Deletes what the server had received by then. */
export async function deleteReceivedBy(database: Database, learnerId: string, moment: Date): Promise<void> {
  await database
    .delete(khuluMessages)
    .where(and(eq(khuluMessages.learnerId, learnerId), lte(khuluMessages.receivedAt, moment)))
}

export async function markCleared(database: Database, learnerId: string, clearedAt: Date): Promise<void> {
  await database.update(khuluHistories).set({ clearedAt }).where(eq(khuluHistories.learnerId, learnerId))
}

/** Lists everything of one learner, in the order of the count, but for disclosures that were kept earlier. */
export async function listAll(database: Database, learnerId: string) {
  const histories = await database.select().from(khuluHistories).where(eq(khuluHistories.learnerId, learnerId))
  const messages = await listConversation(database, learnerId)
  const isChecked = histories.every(({ passedCheck }) => passedCheck >= KEPT_CHAT_CHECK)
  const shown = isChecked ? messages : withoutDisclosures(messages)
  return {
    khuluMessages: shown.toSorted((one, other) => one.sequence - other.sequence),
    khuluHistories: histories,
    khuluModelChoices: await database
      .select()
      .from(khuluModelChoices)
      .where(eq(khuluModelChoices.learnerId, learnerId)),
  }
}

export async function deleteAll(database: Database, learnerId: string): Promise<void> {
  await database.delete(khuluMessages).where(eq(khuluMessages.learnerId, learnerId))
  await database.delete(khuluHistories).where(eq(khuluHistories.learnerId, learnerId))
  await database.delete(khuluModelChoices).where(eq(khuluModelChoices.learnerId, learnerId))
}

/** Finds an adult's last decision about the model. */
export async function findModelChoice(
  database: Database,
  learnerId: string,
): Promise<{ isUsed: boolean; textVersion: string } | undefined> {
  const [found] = await database
    .select({ isUsed: khuluModelChoices.isUsed, textVersion: khuluModelChoices.textVersion })
    .from(khuluModelChoices)
    .where(eq(khuluModelChoices.learnerId, learnerId))
  return found
}

export async function keepModelChoice(
  database: Database,
  choice: typeof khuluModelChoices.$inferInsert,
): Promise<void> {
  await database
    .insert(khuluModelChoices)
    .values(choice)
    .onConflictDoUpdate({ target: khuluModelChoices.learnerId, set: choice })
}

/** Deletes every message that was said by then, of minors or of adults. */
export async function deleteSaidBy(database: Database, moment: Date, of: 'minors' | 'adults'): Promise<void> {
  const learners = database
    .select({ id: users.id })
    .from(users)
    .where(of === 'minors' ? inArray(users.ageBand, MINORS) : notInArray(users.ageBand, MINORS))
  await database
    .delete(khuluMessages)
    .where(and(lte(khuluMessages.saidAt, moment), inArray(khuluMessages.learnerId, learners)))
}

import type { z } from 'zod'
import type { khuluSchemas } from '#contract/khulu-schemas.ts'
import { chatDays, isChatOver, type ChatMessage } from '#core/khulu/history/chat-message.ts'
import type { KhuluParts } from '#server/features/khulu/khulu-parts.ts'
import { KEPT_CHAT_CHECK } from '#core/khulu/safety/kept-chat-check.ts'
import { withoutDisclosures } from '#core/khulu/safety/stays-on-device.ts'
import { findOffer } from '#server/features/khulu/model-policy.ts'
import {
  addMessages,
  deleteDisclosures,
  listNewest,
  lockHistory,
  measureHistory,
  type KeptMessage,
  type NewMessage,
} from '#server/features/khulu/queries.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Input = z.output<typeof khuluSchemas.exchangeMessages.input>
type Output = z.output<typeof khuluSchemas.exchangeMessages.output>

const messageOf = ({ id, text, sender, saidAt, answer }: KeptMessage): ChatMessage => ({
  id,
  text,
  sender,
  timestamp: saidAt.toISOString(),
  ...(answer === null ? {} : { answer }),
})

/**
 * Stores a device's messages once each, and returns those that it lacks. Times are corrected by the device clock's
 * present error. Messages from before a clearing, and expired ones, aren't stored. Devices don't send disclosures of
 * harm, and none is stored.
 */
export async function exchangeMessages(
  { database, clock, model }: Pick<KhuluParts, 'database' | 'clock' | 'model'>,
  { id: learnerId, ageBand }: Pick<SessionAccount, 'id' | 'ageBand'>,
  { messages, sentAt, after, clearedAt }: Input,
): Promise<Output> {
  const now = clock()
  const offer = await findOffer({ database, model }, { id: learnerId, ageBand })
  const fastBy = Date.parse(sentAt) - now.getTime()
  return database.transaction(async (transaction) => {
    const history = await lockHistory(transaction, learnerId)
    if (history.passedCheck < KEPT_CHAT_CHECK) await deleteDisclosures(transaction, learnerId)
    const told = withoutDisclosures(messages).map(({ timestamp, answer, ...message }): NewMessage => ({
      ...message,
      learnerId,
      answer: answer ?? null,
      saidAt: new Date(Math.min(Date.parse(timestamp) - fastBy, now.getTime())),
      receivedAt: now,
    }))
    const kept = told.filter(
      ({ saidAt }) =>
        !isChatOver(saidAt.getTime(), chatDays(ageBand), now.getTime()) &&
        (history.clearedAt === null || saidAt > history.clearedAt),
    )
    const last = await addMessages(transaction, learnerId, history.lastSequence, kept)
    const near = last === history.lastSequence ? {} : refuseOverQuota(await measureHistory(transaction, learnerId))
    const isSameConversation = (history.clearedAt?.toISOString() ?? null) === clearedAt
    const found = await listNewest(
      transaction,
      learnerId,
      isSameConversation ? Math.min(after, last) : 0,
      messages.map(({ id }) => id),
    )
    return {
      messages: found.map(messageOf).toReversed(),
      cursor: last,
      clearedAt: history.clearedAt?.toISOString() ?? null,
      ...(offer ? { model: offer } : {}),
      ...near,
    }
  })
}

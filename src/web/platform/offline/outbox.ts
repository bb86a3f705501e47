import { MAX_EVENTS_PER_BATCH, type LearningEvent } from '#core/learning/learning-event.ts'
import { refusedOf, type EventStore, type Owner } from './event-store.ts'

/** Server's answer to a batch: stored ids, and positions of events that it will never take. */
type BatchAnswer = { accepted: readonly string[]; rejected: readonly { index: number }[] }

/**
 * Sends one batch. Fails where sending again may help: no network, a server in trouble, nobody signed in, a full
 * account. Null where the server can't read the batch as a whole.
 */
export type SendBatch = (events: LearningEvent[]) => Promise<BatchAnswer | null>

/** `later`: something is still to be sent, and sending again may help. */
type OutboxResult = 'sent' | 'later'

/** Sends a batch. An unreadable one is sent in halves, so that a single bad event is found and stops no other. */
async function sendInParts(
  batch: readonly LearningEvent[],
  send: SendBatch,
): Promise<{ accepted: readonly string[]; refused: readonly LearningEvent[] }> {
  const answer = await send([...batch])
  if (answer !== null)
    return { accepted: answer.accepted, refused: answer.rejected.flatMap(({ index }) => batch[index] ?? []) }
  if (batch.length <= 1) return { accepted: [], refused: batch }
  const middle = Math.ceil(batch.length / 2)
  const [first, second] = [
    await sendInParts(batch.slice(0, middle), send),
    await sendInParts(batch.slice(middle), send),
  ]
  return { accepted: [...first.accepted, ...second.accepted], refused: [...first.refused, ...second.refused] }
}

async function sendAll(store: EventStore, owner: Owner, send: SendBatch): Promise<OutboxResult> {
  const answered = new Set<string>()
  for (;;) {
    const batch = await store.listUnsent(owner, MAX_EVENTS_PER_BATCH)
    if (batch.length === 0) return 'sent'
    // A server that answers for none of them, or a device that can't note it, must not keep us here for ever.
    if (batch.every(({ id }) => answered.has(id))) return 'later'
    const { accepted, refused } = await sendInParts(batch, send)
    for (const { id } of batch) answered.add(id)
    await store.markSent(owner, accepted)
    // First there, then not here: whatever happens between, nothing is lost.
    for (const event of refused) await store.append(refusedOf(owner), event)
    await store.remove(
      owner,
      refused.map(({ id }) => id),
    )
  }
}

/**
 * Sends an owner's unsent events in batches. Stored ones are marked sent, those refused for good are set aside, and the
 * rest stays. With browser locks only one tab sends at a time. Otherwise two may send the same, which the server stores
 * once. Never throws. @param locks `navigator.locks`, if there is one
 */
export async function sendOutbox(
  store: EventStore,
  owner: Owner,
  send: SendBatch,
  locks: LockManager | undefined,
): Promise<OutboxResult> {
  try {
    if (!locks) return await sendAll(store, owner, send)
    return await locks.request('funda.outbox', () => sendAll(store, owner, send))
  } catch {
    return 'later'
  }
}

import { MAX_EVENTS_PER_BATCH, type LearningEvent } from '#core/learning/learning-event.ts'
import type { EventStore, Owner } from './event-store.ts'

/** What the server said of a batch: ids that it keeps, and places in the batch of events that it will never take. */
type BatchAnswer = { accepted: readonly string[]; rejected: readonly { index: number }[] }

/** Sends one batch. Fails where sending again may help: no network, a server in trouble, nobody signed in. */
export type SendBatch = (events: LearningEvent[]) => Promise<BatchAnswer>

/** `later`: something is still to be sent, and sending again may help. */
type OutboxResult = 'sent' | 'later'

async function sendAll(store: EventStore, owner: Owner, send: SendBatch): Promise<OutboxResult> {
  const answered = new Set<string>()
  for (;;) {
    const batch = await store.listUnsent(owner, MAX_EVENTS_PER_BATCH)
    if (batch.length === 0) return 'sent'
    // A server that answers for none of them, or a device that can't note it, must not keep us here for ever.
    if (batch.every(({ id }) => answered.has(id))) return 'later'
    const { accepted, rejected } = await send(batch)
    const refused = rejected.flatMap(({ index }) => batch[index]?.id ?? [])
    for (const { id } of batch) answered.add(id)
    await store.markSent(owner, accepted)
    await store.remove(owner, refused)
  }
}

/**
 * Sends an owner's unsent events in batches. What the server keeps is marked sent, what it will never take is dropped, and
 * everything else stays. One sender at a time across tabs where the browser has locks; elsewhere two may send the same, which
 * the server keeps once. Never throws.
 * @param locks `navigator.locks`, where there is one
 */
export async function sendOutbox(store: EventStore, owner: Owner, send: SendBatch, locks: LockManager | undefined): Promise<OutboxResult> {
  try {
    if (!locks) return await sendAll(store, owner, send)
    return await locks.request('funda.outbox', () => sendAll(store, owner, send))
  } catch {
    return 'later'
  }
}

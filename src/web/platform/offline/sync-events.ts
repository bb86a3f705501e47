import type { LearningEvent } from '#core/learning/learning-event.ts'
import type { EventStore, Owner } from './event-store.ts'

/** A page of the owner's events as the server judged them. `cursor`: where to go on; `more`: whether there was more. */
type EventPage = { events: LearningEvent[]; cursor: number; more: boolean }

/** Reads the page after a cursor; undefined: the first. Fails without a network or an account. */
export type ListEvents = (after: number | undefined) => Promise<EventPage>

const CURSOR = 'cursor'

/**
 * Brings what the server has and this device doesn't: other devices' events, and the server's verdict over the device's own.
 * Goes on where it last ended. 'later' where it could not come to the end; what came is kept. Never throws.
 */
export async function syncEvents(store: EventStore, owner: Owner, list: ListEvents): Promise<'synchronised' | 'later'> {
  try {
    for (;;) {
      const after = await store.readNote(owner, CURSOR)
      const { events, cursor, more } = await list(after)
      if (events.length > 0) await store.putJudged(owner, events)
      if (cursor !== after) await store.writeNote(owner, CURSOR, cursor)
      if (!more) return 'synchronised'
      if (cursor === after) return 'later'
    }
  } catch {
    return 'later'
  }
}

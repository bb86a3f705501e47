import { deviceStore } from './device-store.ts'
import type { EventStore } from './event-store.ts'
import { keepInMemoryToo } from './keep-in-memory-too.ts'
import { memoryStore } from './memory-store.ts'

/**
 * Returns the event store of this page. It never fails: what the device can't keep lasts while the page is open, and
 * `kept` says so.
 */
export const openStore = (): EventStore => keepInMemoryToo(deviceStore(), memoryStore())

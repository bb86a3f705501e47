import { openStore } from '../../src/web/platform/offline/open-store.ts'
import { sendOutbox } from '../../src/web/platform/offline/outbox.ts'
import { EVENT_STORE_CONTRACT } from './event-store-contract.ts'
import { makeEvent, makeEvents } from './make-event.ts'

/** Parts that the walks over the event store use inside the browser's page. */
const eventStorePage = { EVENT_STORE_CONTRACT, makeEvent, makeEvents, openStore, sendOutbox }

declare global {
  var funda: typeof eventStorePage
}

globalThis.funda = eventStorePage

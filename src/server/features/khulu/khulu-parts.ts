import type { Database } from '#server/platform/database/open-database.ts'
import type { Identity } from '#server/platform/identity/create-identity.ts'

/** What the khulu feature works with. */
export type KhuluParts = { database: Database; identity: Identity; clock: () => Date }

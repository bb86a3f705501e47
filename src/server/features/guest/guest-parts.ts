import type { Database } from '#server/platform/database/open-database.ts'
import type { Identity } from '#server/platform/identity/create-identity.ts'

/** Parts that the guest feature works with. */
export type GuestParts = { database: Database; identity: Identity; clock: () => Date }

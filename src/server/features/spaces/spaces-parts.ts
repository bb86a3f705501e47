import type { AccountsParts } from '#server/features/accounts/index.ts'
import type { ChildChange } from '#server/features/children/index.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Parts that the spaces feature works with. */
export type SpacesParts = AccountsParts & {
  /** Tells a child's first guardian what somebody else did; nothing where the member is no child. */
  tellFirst: (memberId: string, byId: string | null, change: ChildChange, database: Database) => Promise<void>
}

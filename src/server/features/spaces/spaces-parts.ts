import type { AccountsParts } from '#server/features/accounts/index.ts'

/** What the spaces feature works with. */
export type SpacesParts = AccountsParts

import type { AccountsParts } from '#server/features/accounts/index.ts'

/** What the children feature works with. */
export type ChildrenParts = AccountsParts

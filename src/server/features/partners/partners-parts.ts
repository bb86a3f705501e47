import type { AccountsParts } from '#server/features/accounts/index.ts'

/** Parts that the partners feature works with. */
export type PartnersParts = AccountsParts

import type { AccountsParts } from '#server/features/accounts/index.ts'
import type { Files } from '#server/platform/files/create-files.ts'

/** Parts that the market works with. */
export type MarketParts = AccountsParts & { files: Files }

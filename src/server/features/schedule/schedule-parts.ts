import type { AccountsParts } from '#server/features/accounts/index.ts'

/** Parts that the schedule works with. */
export type ScheduleParts = Pick<AccountsParts, 'database' | 'identity' | 'clock' | 'config'>

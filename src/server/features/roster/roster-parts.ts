import type { TeachingParts } from '#server/features/insights/index.ts'

/** Parts that the roster feature works with. */
export type RosterParts = TeachingParts

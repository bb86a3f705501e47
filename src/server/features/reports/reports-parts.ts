import type { AssignmentsParts } from '#server/features/assignments/index.ts'

/** Parts that the reports feature works with. */
export type ReportsParts = AssignmentsParts

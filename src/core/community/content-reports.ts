/**
 * Kinds of things of other people that somebody can report. `src/server/reportable.ts` says for each how staff see it
 * and how it is taken down.
 */
export const REPORTED_KINDS = ['recording'] as const

export type ReportedKind = (typeof REPORTED_KINDS)[number]

/** Reasons of a report. */
export const REPORT_REASONS = ['wrong', 'hurtful', 'private', 'copied', 'other'] as const

export type ReportReason = (typeof REPORT_REASONS)[number]

/** States of a report: it waits, the thing stays, or the thing was taken down. */
export const REPORT_STATES = ['waiting', 'kept', 'removed'] as const

/** Decisions of staff about a reported thing. */
export const REPORT_DECISIONS = ['kept', 'removed'] as const satisfies readonly (typeof REPORT_STATES)[number][]

export type ReportDecision = (typeof REPORT_DECISIONS)[number]

import type { LateRule } from '#core/assignments/assignment.ts'
import { boundEventTime } from '#core/learning/event-time.ts'

/** Lateness of a hand-in. A late one that the rule accepts counts like one in time. */
export const LATENESSES = ['in-time', 'late', 'refused'] as const
export type Lateness = (typeof LATENESSES)[number]

/** Due date and rule of an assignment; in milliseconds since 1970. */
export type Deadline = { dueAt: number | null; lateRule: LateRule }

/** Judges a hand-in by the time at which it was finished, never by the time at which it arrived. */
export function judgeLateness({ dueAt, lateRule }: Deadline, finishedAt: number): Lateness {
  if (dueAt === null || finishedAt <= dueAt || lateRule === 'accept') return 'in-time'
  return lateRule === 'refuse' ? 'refused' : 'late'
}

/** Time from beginning to end as a device tells it; in milliseconds since 1970. */
export type Span = { startedAt: number; finishedAt: number }

/**
 * Returns the span at which a hand-in counts. An impossible end counts at its arrival, as an answer does. The start is
 * never after the end.
 */
export function boundSpan(
  { startedAt, finishedAt }: Span,
  life: Parameters<typeof boundEventTime>[1],
): Span & { isCorrected: boolean } {
  const end = boundEventTime(finishedAt, life)
  const start = boundEventTime(startedAt, life)
  return {
    startedAt: Math.min(start.time, end.time),
    finishedAt: end.time,
    isCorrected: end.isCorrected || start.isCorrected,
  }
}

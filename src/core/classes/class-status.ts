import { dayText, localDay } from '#core/days/local-day.ts'

/** States of a class (specification, section 4). */
export const CLASS_STATUSES = ['active', 'upcoming'] as const

export type ClassStatus = (typeof CLASS_STATUSES)[number]

/** Dates of a class as YYYY-MM-DD; null without one. */
export type ClassDates = { startsOn: string | null; endsOn: string | null }

/** Minutes that clocks in South Africa are ahead of UTC, the whole year. */
const SOUTH_AFRICA = 120

/** Returns the date in South Africa at a moment in milliseconds since 1970. */
export const schoolDate = (now: number): string => dayText(localDay(now, SOUTH_AFRICA))

/** Returns the state of a class on a date: upcoming before its first day, and active from then on. */
export const classStatus = ({ startsOn }: ClassDates, today: string): ClassStatus =>
  startsOn !== null && startsOn > today ? 'upcoming' : 'active'

/** Tells whether the last day of a class has passed. */
export const isClassOver = ({ endsOn }: ClassDates, today: string): boolean => endsOn !== null && endsOn < today

/** Tells whether a class ends on or after its first day; one without both dates does. */
export const areDatesInOrder = ({ startsOn, endsOn }: ClassDates): boolean =>
  startsOn === null || endsOn === null || startsOn <= endsOn

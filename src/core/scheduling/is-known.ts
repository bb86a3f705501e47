import type { DayNumber } from '#core/days/local-day.ts'
import type { ScheduledCard } from '#core/scheduling/card.ts'
import { retrievabilityOf } from '#core/scheduling/schedule-card.ts'

/** A card is known when it would be remembered eight times in ten. */
const KNOWN_FROM = 0.8

/**
 * Tells whether the card is known on that day by FSRS. On the day of its review, tomorrow counts, since everything is
 * remembered at once.
 */
export const isKnown = (card: ScheduledCard, day: DayNumber): boolean =>
  retrievabilityOf(card, Math.max(day, card.lastReview + 1)) >= KNOWN_FROM

import type { DayNumber } from '#core/days/local-day.ts'
import type { ScheduledCard } from '#core/scheduling/card.ts'
import { retrievabilityOf } from '#core/scheduling/schedule-card.ts'

/** A card is known when it would be remembered eight times in ten. */
const KNOWN_FROM = 0.8

/**
 * Whether the card is known on that day, as FSRS sees it: on the day of its review it is asked how it will be tomorrow,
 * since everything is remembered at once.
 */
export const isKnown = (card: ScheduledCard, day: DayNumber): boolean =>
  retrievabilityOf(card, Math.max(day, card.lastReview + 1)) >= KNOWN_FROM

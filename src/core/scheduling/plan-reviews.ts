import type { DayNumber } from '#core/days/local-day.ts'
import type { ScheduledCard } from '#core/scheduling/card.ts'
import { retrievabilityOf } from '#core/scheduling/schedule-card.ts'

/** Most cards that one day asks for: about ten minutes. */
export const REVIEWS_PER_DAY = 40

/** Reviews of a day. */
export type ReviewPlan = {
  /** Cards of today, the ones nearest to being forgotten first. */
  today: ScheduledCard[]
  /** Due cards left for later days; a backlog is spread, never piled up. */
  waiting: number
  /** Cards on each of the next seven days, tomorrow first, with the backlog spread over them. */
  coming: number[]
}

const DAYS_SHOWN = 7

/**
 * Plans the reviews of a day.
 * @param reviewedToday cards reviewed on that day already; they count to its limit
 */
export function planReviews(
  cards: Iterable<ScheduledCard>,
  day: DayNumber,
  reviewedToday = 0,
  limit = REVIEWS_PER_DAY,
): ReviewPlan {
  const all = [...cards]
  const due = all
    .filter(({ dueDay }) => dueDay <= day)
    .map((card) => ({ card, retrievability: retrievabilityOf(card, day) }))
    .toSorted((one, other) => one.retrievability - other.retrievability || (one.card.id < other.card.id ? -1 : 1))
    .map(({ card }) => card)
  const room = Math.max(0, limit - reviewedToday)
  const today = due.slice(0, room)
  const waiting = due.length - today.length
  return { today, waiting, coming: spread(all, day, waiting, limit) }
}

/** Fills each of the next days up to the limit; what has no room goes on to the day after. */
function spread(all: readonly ScheduledCard[], day: DayNumber, waiting: number, limit: number): number[] {
  const coming: number[] = []
  const falling = new Map<DayNumber, number>()
  for (const { dueDay } of all) falling.set(dueDay, (falling.get(dueDay) ?? 0) + 1)
  let over = waiting
  for (let ahead = 1; ahead <= DAYS_SHOWN; ahead++) {
    const wanted = over + (falling.get(day + ahead) ?? 0)
    coming.push(Math.min(limit, wanted))
    over = wanted - Math.min(limit, wanted)
  }
  return coming
}

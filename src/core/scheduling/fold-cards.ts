import { localDay } from '#core/days/local-day.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import type { CardId, ScheduledCard } from '#core/scheduling/card.ts'
import { gradeCards } from '#core/scheduling/grade-cards.ts'
import { scheduleCard } from '#core/scheduling/schedule-card.ts'

/** An event that the server may have judged: what it couldn't moves no card. */
type JudgedOrNot = LearningEvent & { verified?: boolean }

type Timed = { event: JudgedOrNot; time: number }

const inOrder = (one: Timed, other: Timed): number => one.time - other.time || (one.event.id < other.event.id ? -1 : 1)

/**
 * Recomputes the memory of every card that the learner has met in a language, from the events. Their order doesn't
 * matter, and an id counts once. A card that was missed and then known on the same day stays missed: a minute later
 * isn't remembering.
 */
export function foldCards(events: readonly JudgedOrNot[], language: LearningLanguage): Map<CardId, ScheduledCard> {
  const cards = new Map<CardId, ScheduledCard>()
  const seen = new Set<string>()
  const timed = events
    .filter((event) => event.language === language && event.verified !== false && (event.cards?.length ?? 0) > 0)
    .map((event) => ({ event, time: Date.parse(event.occurredAt) }))
    .filter(({ time }) => !Number.isNaN(time))
    .toSorted(inOrder)
  for (const { event, time } of timed) {
    if (seen.has(event.id)) continue
    seen.add(event.id)
    const day = localDay(time, event.utcOffsetMinutes)
    for (const [id, grade] of gradeCards(event)) {
      const card = cards.get(id) ?? null
      // Of one day the first answer counts: it is the one that shows what was remembered. A journey west can seem to go back in time.
      if (card === null || day > card.lastReview) cards.set(id, scheduleCard(id, card, grade, day))
    }
  }
  return cards
}

import { createEmptyCard, default_w, forgetting_curve, fsrs, Rating, State, type Card } from 'ts-fsrs'
import { MILLISECONDS_PER_DAY, type DayNumber } from '#core/days/local-day.ts'
import type { CardId, Grade, ScheduledCard } from '#core/scheduling/card.ts'

/**
 * FSRS-6 with its published weights, in whole days and without randomness. Missed cards come back within the lesson, so
 * learning steps of minutes aren't needed. Source: open-spaced-repetition, "The Algorithm", FSRS-6.
 */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false })

const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good } as const

/** Returns a local day as the moment that the algorithm counts in; it knows no time zones. */
const momentOf = (day: DayNumber): Date => new Date(day * MILLISECONDS_PER_DAY)

const dayOf = (moment: Date): DayNumber => Math.floor(moment.getTime() / MILLISECONDS_PER_DAY)

const asCard = ({ dueDay, stability, difficulty, reviews, lapses, lastReview }: ScheduledCard): Card => ({
  due: momentOf(dueDay),
  stability,
  difficulty,
  reps: reviews,
  lapses,
  state: State.Review,
  learning_steps: 0,
  elapsed_days: 0,
  scheduled_days: dueDay - lastReview,
  last_review: momentOf(lastReview),
})

/**
 * Returns the card after a review.
 * @param card as it was, or null at its first review
 * @param day of the review for the learner; never before the last one
 */
export function scheduleCard(id: CardId, card: ScheduledCard | null, grade: Grade, day: DayNumber): ScheduledCard {
  const now = momentOf(day)
  const { card: next } = scheduler.next(card ? asCard(card) : createEmptyCard(now), now, RATINGS[grade])
  return {
    id,
    dueDay: dayOf(next.due),
    stability: next.stability,
    difficulty: next.difficulty,
    reviews: next.reps,
    lapses: next.lapses,
    lastReview: day,
  }
}

/** Returns the probability that the card is remembered on that day, 0 to 1. */
export const retrievabilityOf = ({ lastReview, stability }: ScheduledCard, day: DayNumber): number =>
  forgetting_curve(default_w, Math.max(0, day - lastReview), stability)

import type { LearningEvent } from '#core/learning/learning-event.ts'
import { countEvents } from '#core/progress/count-events.ts'
import { foldProgress, progressOf, type LocalMoment } from '#core/progress/fold-progress.ts'
import { readAggregate, writeAggregate, type StoredAggregate } from '#core/progress/store-aggregate.ts'
import { newAggregate } from '#core/progress/aggregate.ts'
import { foldCards } from '#core/scheduling/fold-cards.ts'
import { planReviews } from '#core/scheduling/plan-reviews.ts'
import { FIRST_DAY, makeAnswers } from './support/make-answers.ts'
import type { MeasuredRow } from './support/measured-row.ts'

/** Budgets in milliseconds: the due list of a learner with many cards, and progress from many events. */
const BUDGETS = { dueMs: 10, progressMs: 100 }
const EVENTS = 100_000
const NEW_ANSWERS = 500
const ROUNDS = 9
const DAY_MS = 86_400_000

/** Returns the server's stored aggregate of answers, as text. */
function keepAggregate(answers: readonly LearningEvent[]): string {
  const aggregate = newAggregate()
  countEvents(aggregate, answers)
  return JSON.stringify(writeAggregate(aggregate))
}

/** Counts later answers onto a stored aggregate, as the server does for a reader of progress. */
function goOn(kept: string, since: readonly LearningEvent[], now: LocalMoment): void {
  const aggregate = readAggregate(JSON.parse(kept) as StoredAggregate)
  countEvents(aggregate, since)
  progressOf(aggregate, now)
}

/** Returns the median of some rounds, in ms. */
function median(work: () => void): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  }).toSorted((one, other) => one - other)
  return times[Math.floor(ROUNDS / 2)] ?? 0
}

/** Measures the schedule and progress of a learner with a long history on one core. */
export function measureSchedule(): MeasuredRow[] {
  const answers = makeAnswers(EVENTS)
  const cards = [...foldCards(answers.slice(0, 20_000), 'xh').values()]
  const day = Math.floor(FIRST_DAY / DAY_MS) + 300
  const now = { at: new Date(FIRST_DAY).toISOString(), utcOffsetMinutes: 120 }
  const kept = keepAggregate(answers.slice(0, -NEW_ANSWERS))
  const since = answers.slice(-NEW_ANSWERS)
  return [
    {
      name: `what is due, of ${cards.length} cards`,
      unit: 'ms',
      product: median(() => planReviews(cards, day)),
      budget: BUDGETS.dueMs,
    },
    {
      name: 'all cards from 20 000 answers',
      unit: 'ms',
      product: median(() => foldCards(answers.slice(0, 20_000), 'xh')),
    },
    {
      name: `progress from ${EVENTS} answers`,
      unit: 'ms',
      product: median(() => foldProgress(answers, now)),
      budget: BUDGETS.progressMs,
    },
    {
      name: `progress from ${EVENTS} answers, ${NEW_ANSWERS} of them new, as the server counts on`,
      unit: 'ms',
      product: median(() => goOn(kept, since, now)),
      budget: BUDGETS.progressMs,
    },
  ]
}

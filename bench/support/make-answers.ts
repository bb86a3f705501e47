import type { LearningEvent } from '#core/learning/learning-event.ts'

/** Roots that a learner of a year meets. */
const CARDS = 5000
const EVENTS_A_DAY = 274
const DAY_MS = 86_400_000
export const FIRST_DAY = Date.UTC(2026, 0, 1)

/** Answers of a learner of a year, spread over so many roots. */
export const makeAnswers = (count: number): LearningEvent[] =>
  Array.from({ length: count }, (_, number) => ({
    id: `01999999-0000-7000-8000-${number.toString(16).padStart(12, '0')}`,
    language: 'xh',
    section: 'review',
    itemId: `review/unit/noun.n${number % CARDS}/0`,
    exerciseType: 'type-translation',
    answer: 'inja',
    verdict: number % 7 === 0 ? 'wrong' : 'correct',
    errorClass: number % 7 === 0 ? 'other-word' : null,
    milliseconds: 2000,
    deviceId: 'd',
    occurredAt: new Date(
      FIRST_DAY + Math.floor(number / EVENTS_A_DAY) * DAY_MS + (number % EVENTS_A_DAY) * 60_000,
    ).toISOString(),
    utcOffsetMinutes: 120,
    cards: [`noun.n${number % CARDS}`],
  }))

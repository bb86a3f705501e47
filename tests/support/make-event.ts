import type { LearningEvent } from '#core/learning/learning-event.ts'

/** Makes a right typed answer on the phrases page, changed as told. */
export const makeEvent = (changes: Partial<LearningEvent> = {}): LearningEvent => ({
  id: '01999999-0000-7000-8000-000000000001',
  language: 'xh',
  section: 'phrases',
  itemId: 'phrases.greetings.hello',
  exerciseType: 'type-translation',
  answer: 'Molo',
  verdict: 'correct',
  errorClass: null,
  milliseconds: 1500,
  deviceId: 'device-1',
  occurredAt: '2026-03-02T08:00:00.000Z',
  utcOffsetMinutes: 120,
  cards: [],
  ...changes,
})

/** Returns an id that sorts by its number. */
export const eventId = (number: number): string => `01999999-0000-7000-8000-${number.toString(16).padStart(12, '0')}`

/** Makes this many right typed answers, a minute apart. */
export const makeEvents = (count: number, changes: Partial<LearningEvent> = {}): LearningEvent[] =>
  Array.from({ length: count }, (_, index) =>
    makeEvent({
      id: eventId(index + 1),
      occurredAt: new Date(Date.parse('2026-03-02T08:00:00.000Z') + index * 60_000).toISOString(),
      ...changes,
    }),
  )

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EXERCISE_TYPES, VERDICTS, type LearningEvent } from '#core/learning/learning-event.ts'
import { foldProgress, type LocalMoment } from '#core/progress/fold-progress.ts'
import { CONTENT_SECTION_IDS } from '#core/sections/sections.ts'
import { eventId, makeEvent, makeEvents } from '../../../tests/support/make-event.ts'

const now: LocalMoment = { at: '2026-03-10T10:00:00.000Z', utcOffsetMinutes: 120 }

const anyEvent: fc.Arbitrary<LearningEvent> = fc
  .record({
    id: fc.nat({ max: 10_000 }).map(eventId),
    section: fc.constantFrom(...CONTENT_SECTION_IDS),
    itemId: fc.constantFrom('one', 'two', 'three'),
    exerciseType: fc.constantFrom(...EXERCISE_TYPES, 'type-translation' as const, 'type-translation' as const),
    verdict: fc.constantFrom(...VERDICTS, 'correct' as const, 'correct' as const),
    time: fc.integer({ min: Date.parse('2026-02-20T00:00:00Z'), max: Date.parse('2026-03-12T00:00:00Z') }),
    utcOffsetMinutes: fc.constantFrom(-600, 0, 120, 345),
  })
  .map(({ time, ...changes }) => makeEvent({ ...changes, occurredAt: new Date(time).toISOString() }))

/** Events in which the same id is the same event. */
const anyEvents = fc.uniqueArray(anyEvent, { selector: (event) => event.id, maxLength: 60 })

test('progress: none without events', () => {
  const progress = foldProgress([], now)
  expect(progress).toMatchObject({
    answers: 0,
    right: 0,
    points: 0,
    days: [],
    streak: { current: 0, longest: 0 },
    achievements: [],
  })
  expect(progress.sections.culture).toEqual({ answers: 0, right: 0, itemsRight: 0, score: 0 })
})

test('answers, right ones, points and items: counted by section; revealing is no answer', () => {
  const progress = foldProgress(
    [
      makeEvent({ id: eventId(1) }),
      makeEvent({ id: eventId(2), verdict: 'variant' }),
      makeEvent({ id: eventId(3), itemId: 'phrases.greetings.goodbye' }),
      makeEvent({ id: eventId(4), verdict: 'wrong', errorClass: 'other-word' }),
      makeEvent({ id: eventId(5), verdict: 'slip', errorClass: 'spelling' }),
      makeEvent({ id: eventId(6), verdict: 'revealed' }),
      makeEvent({ id: eventId(7), section: 'vocabulary', exerciseType: 'choose-meaning' }),
    ],
    now,
  )
  expect(progress).toMatchObject({ answers: 6, right: 4, points: 40 })
  expect(progress.sections.phrases).toEqual({ answers: 5, right: 3, itemsRight: 2, score: 3 })
  expect(progress.sections.vocabulary).toEqual({ answers: 1, right: 1, itemsRight: 1, score: 0 })
})

test("endless practice: a right answer earns as usual, and is none of the page's items", () => {
  const { points, sections } = foldProgress(
    [
      makeEvent({ id: eventId(1), section: 'numbers', itemId: 'numbers.any.4321' }),
      makeEvent({ id: eventId(2), section: 'numbers', itemId: 'numbers.cardinal.one' }),
    ],
    now,
  )
  expect([points, sections.numbers]).toEqual([20, { answers: 2, right: 2, itemsRight: 1, score: 2 }])
})

test('each multiple of 5 right typed answers: an achievement, dated by its answer [S4.17]', () => {
  const { achievements } = foldProgress(
    [
      ...makeEvents(11),
      ...makeEvents(4, { section: 'time' }).map((event, index) => ({ ...event, id: eventId(100 + index) })),
    ],
    now,
  )
  expect(achievements).toEqual([
    { id: 'phrases-5', name: 'right-answers', page: 'phrases', score: 5, date: '2026-03-02T08:04:00.000Z' },
    { id: 'phrases-10', name: 'right-answers', page: 'phrases', score: 10, date: '2026-03-02T08:09:00.000Z' },
  ])
})

test('achievements: none for wrong, revealed, chosen or untyped answers [S4.17]', () => {
  const others = [
    { verdict: 'wrong' },
    { verdict: 'revealed' },
    { exerciseType: 'choose-meaning' },
    { section: 'grammar' },
  ] as const
  for (const changes of others)
    expect(
      foldProgress(makeEvents(10, changes), now).achievements.filter(({ name }) => name === 'right-answers'),
    ).toEqual([])
})

test('learning day: the local day of the learner', () => {
  const late = '2026-03-02T23:30:00.000Z'
  const { days } = foldProgress(
    [
      makeEvent({ id: eventId(1), occurredAt: late, utcOffsetMinutes: 120 }),
      makeEvent({ id: eventId(2), occurredAt: late, utcOffsetMinutes: 0 }),
      makeEvent({ id: eventId(3), occurredAt: late, utcOffsetMinutes: -120, verdict: 'wrong' }),
    ],
    now,
  )
  expect(days).toEqual([
    { day: '2026-03-02', answers: 2, right: 1, milliseconds: 3000 },
    { day: '2026-03-03', answers: 1, right: 1, milliseconds: 1500 },
  ])
})

test('progress: an event with an unreadable time is left out', () => {
  expect(foldProgress([makeEvent({ occurredAt: 'soon' })], now).answers).toBe(0)
})

test('progress: an answer that the server couldn’t judge earns nothing on the device', () => {
  const events = [
    makeEvent({ id: eventId(1) }),
    { ...makeEvent({ id: eventId(2) }), verified: false },
    { ...makeEvent({ id: eventId(3) }), verified: true },
  ]
  expect(foldProgress(events, now)).toMatchObject({ answers: 2, right: 2, points: 20 })
})

test('progress: neither order nor repetition of events changes it', () => {
  const shuffled = anyEvents.chain((events) =>
    fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length }), fc.subarray(events)),
  )
  fc.assert(
    fc.property(shuffled, ([events, permuted, repeated]) => {
      expect(foldProgress([...permuted, ...repeated], now)).toEqual(foldProgress(events, now))
    }),
  )
})

test('progress: more events never lower what was reached', () => {
  fc.assert(
    fc.property(anyEvents, fc.nat(60), (events, kept) => {
      const before = foldProgress(events.slice(0, kept), now)
      const after = foldProgress(events, now)
      expect(after.answers).toBeGreaterThanOrEqual(before.answers)
      expect(after.right).toBeGreaterThanOrEqual(before.right)
      expect(after.points).toBeGreaterThanOrEqual(before.points)
      expect(after.streak.longest).toBeGreaterThanOrEqual(before.streak.longest)
      expect(after.streak.current).toBeGreaterThanOrEqual(before.streak.current)
      expect(after.achievements.map(({ id }) => id)).toEqual(
        expect.arrayContaining(before.achievements.map(({ id }) => id)),
      )
    }),
  )
})

test('progress: sections and days add up to the whole', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      const progress = foldProgress(events, now)
      const sum = (rows: readonly { answers: number; right: number }[]): number[] => [
        rows.reduce((total, row) => total + row.answers, 0),
        rows.reduce((total, row) => total + row.right, 0),
      ]
      expect(sum(Object.values(progress.sections))).toEqual([progress.answers, progress.right])
      expect(sum(progress.days)).toEqual([progress.answers, progress.right])
    }),
  )
})

const DAY = 86_400_000
const onDay = (number: number, day: number, changes: Partial<LearningEvent> = {}): LearningEvent =>
  makeEvent({
    id: eventId(number),
    occurredAt: new Date(Date.parse('2026-03-02T08:00:00.000Z') + day * DAY).toISOString(),
    cards: ['noun.dog'],
    ...changes,
  })

test.each<[string, LearningEvent[], Partial<Record<string, number>>]>([
  ['known a week after it was met', [onDay(1, 0), onDay(2, 7)], { remembered: 1 }],
  ['known six days after it was met', [onDay(1, 0), onDay(2, 6)], { remembered: 0 }],
  ['met wrong and known a week later', [onDay(1, 0, { verdict: 'wrong' }), onDay(2, 7)], { remembered: 1, mended: 1 }],
  ['missed and known on the same day', [onDay(1, 0, { verdict: 'wrong' }), onDay(2, 0)], { mended: 0 }],
  [
    'missed and known the next day, twice',
    [onDay(1, 0, { verdict: 'wrong' }), onDay(2, 1), onDay(3, 2, { verdict: 'wrong' }), onDay(4, 3)],
    { mended: 1 },
  ],
  ['known a week after, in another language', [onDay(1, 0), onDay(2, 7, { language: 'zu' })], { remembered: 0 }],
  ['an item of a page without cards', [onDay(1, 0, { cards: [] }), onDay(2, 8, { cards: [] })], { remembered: 1 }],
  [
    'a question without end',
    [onDay(1, 0, { cards: [], itemId: 'numbers.any.4' }), onDay(2, 8, { cards: [], itemId: 'numbers.any.4' })],
    { remembered: 0 },
  ],
  [
    'two questions of a story',
    [
      onDay(1, 0, { section: 'stories', itemId: 'story.my-dog/question/0' }),
      onDay(2, 0, { section: 'stories', itemId: 'story.my-dog/question/1' }),
    ],
    { stories: 1 },
  ],
  [
    'one question of each of two stories',
    [
      onDay(1, 0, { section: 'stories', itemId: 'story.my-dog/question/0' }),
      onDay(2, 0, { section: 'stories', itemId: 'story.the-rain/question/0' }),
    ],
    { stories: 0 },
  ],
  ['four days, none after another', [onDay(1, 0), onDay(2, 3), onDay(3, 6), onDay(4, 9)], { 'learning-days': 4 }],
])('%s', (_, events, counts) => {
  expect(foldProgress(events, now).counts).toMatchObject(counts)
})

test('badges: awarded at their steps, with the day that earned them', () => {
  const { achievements } = foldProgress([onDay(1, 0, { verdict: 'wrong' }), onDay(2, 3), onDay(3, 6)], now)
  expect(achievements.map(({ id, page, date }) => [id, page, date.slice(0, 10)])).toEqual([
    ['mended-1', 'review', '2026-03-05'],
    ['learning-days-3', 'learn', '2026-03-08'],
  ])
})

test('time spent: the duration of answers, each at most two minutes', () => {
  expect(foldProgress([onDay(1, 0), onDay(2, 0, { milliseconds: 3_600_000 })], now).milliseconds).toBe(121_500)
})

test('error kinds: those of the last 28 days, the most frequent first', () => {
  const wrong = (number: number, day: number, errorClass: LearningEvent['errorClass']): LearningEvent =>
    onDay(number, day, { verdict: 'wrong', errorClass })
  expect(
    foldProgress(
      [
        wrong(1, 0, 'tense'),
        wrong(2, 1, 'subject-concord'),
        wrong(3, 2, 'subject-concord'),
        wrong(4, -60, 'spelling'),
        onDay(5, 1),
      ],
      now,
    ).errors,
  ).toEqual([
    { errorClass: 'subject-concord', count: 2 },
    { errorClass: 'tense', count: 1 },
  ])
})

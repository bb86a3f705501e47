import fc from 'fast-check'
import { createEmptyCard, fsrs, Rating, type Card, type Grade as Rated } from 'ts-fsrs'
import { expect, test } from 'vitest'
import type { CardId, Grade, ScheduledCard } from '#core/scheduling/card.ts'
import { foldCards } from '#core/scheduling/fold-cards.ts'
import { gradeCards } from '#core/scheduling/grade-cards.ts'
import { planReviews, REVIEWS_PER_DAY } from '#core/scheduling/plan-reviews.ts'
import { retrievabilityOf, scheduleCard } from '#core/scheduling/schedule-card.ts'
import { eventId, makeEvent } from '../../../tests/support/make-event.ts'

const DOG = 'noun.dog'
const CHILD = 'noun.child'
const CONCORD = 'subject-concord.2'
const DAY_MS = 86_400_000
const grades = fc.constantFrom<Grade>('again', 'hard', 'good')
const RATED: Record<Grade, Rated> = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good }

test('schedule: a card after any reviews equals what ts-fsrs makes of them', () => {
  const reference = fsrs({ enable_fuzz: false, enable_short_term: false })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), grades), { minLength: 1, maxLength: 15 }),
      (reviews) => {
        let day = 20_000
        let card: ScheduledCard | null = null
        let theirs: Card = createEmptyCard(new Date(day * DAY_MS))
        for (const [days, grade] of reviews) {
          day += days
          card = scheduleCard(DOG, card, grade, day)
          theirs = reference.next(theirs, new Date(day * DAY_MS), RATED[grade]).card
          expect(card.stability).toBeCloseTo(theirs.stability, 6)
          expect(card.difficulty).toBeCloseTo(theirs.difficulty, 6)
          expect(card.dueDay).toBe(theirs.due.getTime() / DAY_MS)
          expect(retrievabilityOf(card, day + 9)).toBeCloseTo(
            reference.get_retrievability(theirs, new Date((day + 9) * DAY_MS), false),
            6,
          )
          expect({ reviews: card.reviews, lapses: card.lapses }).toEqual({
            reviews: theirs.reps,
            lapses: theirs.lapses,
          })
        }
      },
    ),
    { numRuns: 60 },
  )
})

test.each<[string, Parameters<typeof gradeCards>[0], [CardId, Grade][]]>([
  [
    'a right answer',
    { verdict: 'correct', errorClass: null, cards: [DOG, CONCORD] },
    [
      [DOG, 'good'],
      [CONCORD, 'good'],
    ],
  ],
  ['an accepted variant', { verdict: 'variant', errorClass: null, cards: [DOG] }, [[DOG, 'good']]],
  [
    'a slip',
    { verdict: 'slip', errorClass: 'spelling', cards: [DOG, CONCORD] },
    [
      [DOG, 'hard'],
      [CONCORD, 'hard'],
    ],
  ],
  ['a wrong concord', { verdict: 'wrong', errorClass: 'subject-concord', cards: [DOG, CONCORD] }, [[CONCORD, 'again']]],
  ['another word', { verdict: 'wrong', errorClass: 'other-word', cards: [DOG, CONCORD] }, [[DOG, 'again']]],
  [
    'a wrong concord where only words were asked',
    { verdict: 'wrong', errorClass: 'subject-concord', cards: [DOG] },
    [[DOG, 'again']],
  ],
  ['asking for the answer', { verdict: 'revealed', errorClass: null, cards: [DOG, CONCORD] }, [[DOG, 'again']]],
  ['a card named twice', { verdict: 'correct', errorClass: null, cards: [DOG, DOG] }, [[DOG, 'good']]],
  ['an answer from before there were cards', { verdict: 'correct', errorClass: null }, []],
])('%s grades the right cards', (_, answered, expected) => {
  expect(gradeCards(answered)).toEqual(expected)
})

const answerOn = (number: number, occurredAt: string, changes: Parameters<typeof makeEvent>[0] = {}) =>
  makeEvent({ id: eventId(number), occurredAt, cards: [DOG], ...changes })

test("the first answer of a day: decides; knowing a word a minute after missing isn't memory", () => {
  const missed = answerOn(1, '2026-03-02T08:00:00.000Z', { verdict: 'wrong', errorClass: 'other-word' })
  const known = answerOn(2, '2026-03-02T08:01:00.000Z')
  const once = foldCards([missed], 'xh').get(DOG)
  expect(foldCards([missed, known], 'xh').get(DOG)).toEqual(once)
  expect(once).toMatchObject({ reviews: 1, dueDay: Date.parse('2026-03-03') / DAY_MS })
})

test('schedule: a day begins at the learner’s own midnight', () => {
  const late = answerOn(1, '2026-03-02T21:59:00.000Z')
  const afterMidnight = answerOn(2, '2026-03-02T22:01:00.000Z')
  expect(foldCards([late, afterMidnight], 'xh').get(DOG)).toMatchObject({
    reviews: 2,
    lastReview: Date.parse('2026-03-03') / DAY_MS,
  })
})

test('schedule: other languages, unverified answers and answers without cards move no card', () => {
  const events = [
    answerOn(1, '2026-03-02T08:00:00.000Z', { language: 'zu' }),
    { ...answerOn(2, '2026-03-02T08:00:00.000Z'), verified: false },
    makeEvent({ id: eventId(3) }),
    answerOn(4, 'no date'),
  ]
  expect(foldCards(events, 'xh').size).toBe(0)
})

const anyEvents = fc
  .array(
    fc.tuple(
      fc.integer({ min: 0, max: 90 * 24 }),
      fc.constantFrom('correct', 'slip', 'wrong', 'revealed' as const),
      fc.subarray([DOG, CHILD, CONCORD]),
    ),
    { maxLength: 40 },
  )
  .map((answers) =>
    answers.map(([hour, verdict, cards], index) =>
      makeEvent({ id: eventId(index), verdict, cards, occurredAt: new Date(Date.UTC(2026, 0, 1, hour)).toISOString() }),
    ),
  )

test('schedule: neither order nor repetition of events changes the cards', () => {
  fc.assert(
    fc.property(anyEvents, fc.infiniteStream(fc.nat()), (events, numbers) => {
      const shuffled = events
        .map((event) => ({ event, place: numbers.next().value }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ event }) => event)
      expect(foldCards([...shuffled, ...events], 'xh')).toEqual(foldCards(events, 'xh'))
    }),
    { numRuns: 100 },
  )
})

const cardDue = (number: number, dueDay: number): ScheduledCard => ({
  id: `noun.n${number}`,
  dueDay,
  stability: 5 + number,
  difficulty: 5,
  reviews: 1,
  lapses: 0,
  lastReview: dueDay - 5,
})

test('schedule: a backlog spreads over the next days, none above its limit', () => {
  const cards = Array.from({ length: 100 }, (_, number) => cardDue(number, 100)).concat(cardDue(200, 102))
  const plan = planReviews(cards, 100)
  expect(plan.today).toHaveLength(REVIEWS_PER_DAY)
  expect(plan.waiting).toBe(60)
  expect(plan.coming).toEqual([40, 21, 0, 0, 0, 0, 0])
})

test('due cards: the soonest forgotten first; those reviewed today count to the limit', () => {
  const cards = [cardDue(3, 99), cardDue(1, 90), cardDue(2, 100), cardDue(9, 101)]
  const plan = planReviews(cards, 100, 38)
  const retrievabilities = plan.today.map((card) => retrievabilityOf(card, 100))
  expect(plan.today).toHaveLength(2)
  expect(retrievabilities).toEqual(retrievabilities.toSorted((one, other) => one - other))
  expect(plan).toMatchObject({ waiting: 1, coming: [2, 0, 0, 0, 0, 0, 0] })
})

test('schedule: over ten days each day asks for what ts-fsrs says is due', () => {
  const reference = fsrs({ enable_fuzz: false, enable_short_term: false })
  const first = Date.UTC(2026, 2, 2) / DAY_MS
  const theirs = new Map<CardId, Card>()
  const events: ReturnType<typeof makeEvent>[] = []
  for (let day = first; day < first + 10; day++) {
    const cards = foldCards(events, 'xh')
    const due = planReviews(cards.values(), day, 0, Infinity)
      .today.map(({ id }) => id)
      .toSorted()
    const dueByThem = [...theirs]
      .filter(([, card]) => card.due.getTime() <= day * DAY_MS)
      .map(([id]) => id)
      .toSorted()
    expect(due).toEqual(dueByThem)
    const asked = [...due, ...Array.from({ length: 5 }, (_, number) => `noun.d${day}-${number}`)]
    for (const [index, id] of asked.entries()) {
      const isKnown = (index + day) % 4 !== 0
      events.push(
        makeEvent({
          id: eventId(events.length + 1),
          cards: [id],
          verdict: isKnown ? 'correct' : 'wrong',
          errorClass: isKnown ? null : 'other-word',
          occurredAt: new Date(day * DAY_MS + 8 * 3_600_000 + index * 1000).toISOString(),
        }),
      )
      theirs.set(
        id,
        reference.next(
          theirs.get(id) ?? createEmptyCard(new Date(day * DAY_MS)),
          new Date(day * DAY_MS),
          isKnown ? Rating.Good : Rating.Again,
        ).card,
      )
    }
  }
  expect(theirs.size).toBe(50)
})

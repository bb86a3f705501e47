import { expect, test } from 'vitest'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import { ofTheDay, recentLearning } from '#core/progress/recent-learning.ts'
import { eventId, makeEvent } from '../../../tests/support/make-event.ts'

const TODAY = Date.UTC(2026, 2, 10) / 86_400_000
const on = (number: number, day: string, changes: Partial<LearningEvent> = {}): LearningEvent =>
  makeEvent({ id: eventId(number), occurredAt: `2026-03-${day}T08:00:00.000Z`, ...changes })

test.each<[string, Partial<LearningEvent>, string[]]>([
  ['listening', { exerciseType: 'listen-and-choose', section: 'vocabulary' }, ['listen']],
  ['a game', { exerciseType: 'choose-meaning', section: 'vocabulary' }, ['play']],
  [
    'a story’s question',
    { exerciseType: 'story-question', section: 'stories', itemId: 'story.my-dog/question/0' },
    ['read'],
  ],
  ['a wrong try in a game', { exerciseType: 'choose-meaning', section: 'vocabulary', verdict: 'wrong' }, ['play']],
  ['typing a phrase', {}, []],
])('%s today does a step of today’s path', (_, changes, steps) => {
  expect([...recentLearning([on(1, '10', changes)], TODAY).done]).toEqual(steps)
  expect([...recentLearning([on(1, '09', changes)], TODAY).done]).toEqual([])
})

test('beads: today’s right answers, by the learner’s local day', () => {
  const late = makeEvent({ id: eventId(4), occurredAt: '2026-03-09T22:30:00.000Z', utcOffsetMinutes: 120 })
  expect(
    recentLearning(
      [on(1, '09'), on(2, '10'), on(3, '10', { verdict: 'wrong' }), on(5, '10', { verdict: 'revealed' }), late],
      TODAY,
    ).rightToday,
  ).toBe(2)
})

test('recent learning: the last week’s, the latest first, each once', () => {
  const events = [
    on(1, '01', { itemId: 'old' }),
    on(2, '05', { itemId: 'one' }),
    on(3, '06', { itemId: 'two' }),
    on(4, '10', { itemId: 'one' }),
    on(5, '10', { itemId: 'wrong', verdict: 'wrong' }),
    on(6, '10', { itemId: 'numbers.any.5' }),
  ]
  expect(recentLearning(events.toReversed(), TODAY).items).toEqual(['one', 'two'])
})

test('recent lessons: those of the last week with their latest day and answers', () => {
  const lesson = (number: number, day: string, id: string, verdict: LearningEvent['verdict'] = 'correct') =>
    on(number, day, { section: 'course', itemId: `lesson/${id}/${number}`, verdict })
  expect(
    recentLearning(
      [
        lesson(1, '02', 'greetings.old'),
        lesson(2, '05', 'greetings.hello'),
        lesson(3, '08', 'family.mother'),
        lesson(4, '09', 'greetings.hello', 'wrong'),
      ],
      TODAY,
    ).lessons,
  ).toEqual([
    { id: 'greetings.hello', day: TODAY - 1, answers: 2, right: 1 },
    { id: 'family.mother', day: TODAY - 2, answers: 1, right: 1 },
  ])
})

test('item of the day: each day has its own, and every item its day', () => {
  expect([0, 1, 2, 3].map((day) => ofTheDay(['a', 'b', 'c'], TODAY + day))).toHaveLength(4)
  expect(new Set([0, 1, 2].map((day) => ofTheDay(['a', 'b', 'c'], TODAY + day))).size).toBe(3)
  expect(ofTheDay([], TODAY)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { practiceCards, readErrorClass } from '#core/course/practice-cards.ts'
import { ERROR_CLASSES } from '#core/learning/learning-event.ts'
import type { ScheduledCard } from '#core/scheduling/card.ts'

const card = (id: string, lapses = 0, stability = 10): ScheduledCard => ({
  id,
  dueDay: 120,
  stability,
  difficulty: 5,
  reviews: 3,
  lapses,
  lastReview: 100,
})
const CARDS = [
  card('noun.dog'),
  card('verb.run', 2),
  card('subject-concord.2'),
  card('subject-concord.9', 1),
  card('tense.future'),
  card('noun-plural.7'),
  card('sentence.place', 0, 2),
  card('sentence.time'),
]

test.each([
  ['subject-concord', ['subject-concord.9', 'subject-concord.2']],
  ['person', ['subject-concord.9', 'subject-concord.2']],
  ['tense', ['tense.future']],
  ['noun-prefix', ['noun-plural.7']],
  ['other-word', ['verb.run', 'noun.dog']],
  ['word-order', ['sentence.place', 'sentence.time']],
  ['adjective-concord', []],
] as const)('practice cards: against %s, %j are practised', (errorClass, ids) => {
  expect(practiceCards(CARDS, errorClass, 110, 10).map(({ id }) => id)).toEqual(ids)
})

test('practice cards: no more than wanted; every error gives some cards or none, never a fault', () => {
  for (const errorClass of ERROR_CLASSES) expect(practiceCards(CARDS, errorClass, 110, 1).length).toBeLessThanOrEqual(1)
  expect([readErrorClass('tense'), readErrorClass('giants'), readErrorClass(null)]).toEqual(['tense', null, null])
})

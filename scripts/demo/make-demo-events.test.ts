import { expect, test } from 'vitest'
import { learningEventSchema } from '#contract/learning-schemas.ts'
import { loadLanguageContent } from '#content/load-content.ts'
import { foldProgress } from '#core/progress/fold-progress.ts'
import { DEMO_DAYS, makeDemoEvents } from './make-demo-events.ts'
import { DEMO_PEOPLE } from './people.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-03-12T07:30:00Z')
const items = loadLanguageContent(process.cwd(), 'xh').sections.phrases

const eventsOf = (now: number) => DEMO_PEOPLE.flatMap((person) => makeDemoEvents(person, items, now))

test('demo events: two runs on one day give the same ids, each once', () => {
  const ids = eventsOf(NOW).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(eventsOf(NOW + DAY / 4).map(({ id }) => id)).toEqual(ids)
})

test('demo events: a run one day later keeps the ids of the shared days', () => {
  const later = new Set(eventsOf(NOW + DAY).map(({ id }) => id))
  const shared = eventsOf(NOW).filter(({ occurredAt }) => Date.parse(occurredAt) > NOW - (DEMO_DAYS - 2) * DAY)
  expect(shared.length).toBeGreaterThan(0)
  expect(shared.filter(({ id }) => !later.has(id))).toEqual([])
})

test('demo events: each has the schema of a device’s event and is at most ten days old', () => {
  for (const event of eventsOf(NOW)) {
    expect(learningEventSchema.parse(event)).toEqual(event)
    expect(Date.parse(event.occurredAt)).toBeLessThan(NOW)
    expect(Date.parse(event.occurredAt)).toBeGreaterThan(NOW - DEMO_DAYS * DAY)
  }
})

test('the everyday learner: has a streak up to today, achievements, right and wrong answers', () => {
  const lindiwe = DEMO_PEOPLE.filter(({ daysOfTen }) => daysOfTen === DEMO_DAYS)
  expect(lindiwe).toHaveLength(1)
  const events = lindiwe.flatMap((person) => makeDemoEvents(person, items, NOW))
  const progress = foldProgress(events, { at: new Date(NOW).toISOString(), utcOffsetMinutes: 120 })
  expect(progress.streak.current).toBe(DEMO_DAYS)
  expect(progress.achievements.length).toBeGreaterThan(5)
  expect(progress.right).toBeLessThan(progress.answers)
})

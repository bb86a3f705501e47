import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MILLISECONDS_PER_DAY } from '#core/days/local-day.ts'
import { ERROR_CLASSES, type LearningEvent } from '#core/learning/learning-event.ts'
import { foldProgress } from '#core/progress/fold-progress.ts'
import { ACHIEVEMENTS_SENT, DAYS_SENT, shortenProgress } from '#core/progress/shorten-progress.ts'
import { LEARNING_AREAS, TYPED_SECTIONS, type LearningArea } from '#core/sections/sections.ts'

const START = Date.UTC(2026, 0, 1)
const AN_HOUR = MILLISECONDS_PER_DAY / 24

/** Returns the section of an answer: each in turn, the typed ones twice as often as all. */
function sectionOf(number: number): LearningArea {
  const sections: readonly LearningArea[] = number % 3 === 0 ? LEARNING_AREAS : TYPED_SECTIONS
  return sections[number % sections.length] ?? 'phrases'
}

/** Answers of a learner, one an hour, in all sections by turns. */
const answers = (count: number): LearningEvent[] =>
  Array.from({ length: count }, (_, number) => ({
    id: `01999999-0000-7000-8000-${number.toString(16).padStart(12, '0')}`,
    language: 'xh',
    section: sectionOf(number),
    itemId: `item-${number % 900}`,
    exerciseType: 'type-translation',
    answer: 'Molo',
    verdict: number % 5 === 0 ? 'wrong' : 'correct',
    errorClass: number % 5 === 0 ? (ERROR_CLASSES[number % ERROR_CLASSES.length] ?? null) : null,
    milliseconds: 100_000,
    deviceId: 'd',
    occurredAt: new Date(START + number * AN_HOUR).toISOString(),
    utcOffsetMinutes: 120,
  }))

const END = { at: new Date(START + 40_000 * AN_HOUR).toISOString(), utcOffsetMinutes: 120 }

test('shortened progress: at most 4 KB after 40,000 answers on 1,667 days', () => {
  const full = foldProgress(answers(40_000), END)
  expect(JSON.stringify(full).length).toBeGreaterThan(100_000)
  expect(JSON.stringify({ progress: shortenProgress(full) }).length).toBeLessThanOrEqual(4096)
})

test('shortened progress: the newest days and achievements stay, and every sum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600 }), (count) => {
      const full = foldProgress(answers(count), END)
      const { days, achievements, ...sums } = shortenProgress(full)
      const { days: allDays, achievements: allAchievements, ...allSums } = full
      expect(sums).toEqual(allSums)
      expect(days).toEqual(allDays.toReversed().slice(0, DAYS_SENT).toReversed())
      expect(achievements).toEqual(allAchievements.toReversed().slice(0, ACHIEVEMENTS_SENT).toReversed())
      expect(sums.counts['learning-days']).toBe(allDays.length)
    }),
    { numRuns: 30 },
  )
})

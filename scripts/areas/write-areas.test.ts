import { expect, test } from 'vitest'
import { writePageAreas, writeTextTypes } from './write-areas.ts'

test('types: each area is imported and named as its file', () => {
  expect(writeTextTypes(['about', 'age-gate'])).toContain(
    "import type ageGate from '../../../../locales/en/age-gate.json'",
  )
  expect(writeTextTypes(['about', 'age-gate'])).toContain("  about: typeof about\n  'age-gate': typeof ageGate\n")
})

test('page areas: an entry is broken if its line is too long', () => {
  const areas = Array.from({ length: 10 }, (_, index) => `a-long-area-${index}`)
  const written = writePageAreas({ 'quiz/quiz': ['quiz'], 'quiz/long': areas })
  expect(written).toContain("  'quiz/quiz': ['quiz'],\n  'quiz/long': [\n    'a-long-area-0',\n")
  expect(Math.max(...written.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120)
})

import { expect, test } from 'vitest'
import { writeCatalogs, writePageAreas, writeTextTypes } from './write-areas.ts'

test('types: each area is imported and named as its file', () => {
  expect(writeTextTypes(['about', 'age-gate'])).toContain(
    "import type ageGate from '../../../../locales/en/age-gate.json'",
  )
  expect(writeTextTypes(['about', 'age-gate'])).toContain("  about: typeof about\n  'age-gate': typeof ageGate\n")
})

test('page areas: an entry is broken if its line is too long', () => {
  const areas = Array.from({ length: 10 }, (_, index) => `a-long-area-${index}`)
  const written = writePageAreas('PAGE_AREAS', { 'quiz/quiz': ['quiz'], 'quiz/long': areas })
  expect(written).toContain(
    "  'quiz/quiz': {\n    areas: ['quiz'],\n    load: () => import('./features/quiz/quiz-page.tsx'),\n  },\n",
  )
  expect(written).toContain("  'quiz/long': {\n    areas: [\n      'a-long-area-0',\n")
  expect(Math.max(...written.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120)
})

test('catalogues: a file names exactly the texts of its areas', () => {
  const written = writeCatalogs('findEnglishCatalog', ['quiz', 'age-gate'])
  expect(written.match(/locales\/en\/[a-z-]+\.json',/g)).toEqual([
    "locales/en/quiz.json',",
    "locales/en/age-gate.json',",
  ])
  expect(written).toContain('export const findEnglishCatalog = (area')
})

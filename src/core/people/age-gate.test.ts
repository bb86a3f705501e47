import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AGE_ANSWER_TIME, answerAge, readAgeAnswer } from '#core/people/age-gate.ts'
import { AGE_BANDS, type AgeBand } from '#core/people/age-bands.ts'

const NOW = Date.parse('2026-03-02T10:00:00Z')

test('age gate: another try never raises the band, in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...AGE_BANDS), { minLength: 1 }), (tries) => {
      let kept: ReturnType<typeof readAgeAnswer>
      for (const [index, band] of tries.entries()) kept = answerAge(kept, band, NOW + index)
      const youngest = tries.map((band) => AGE_BANDS.indexOf(band)).toSorted((a, b) => a - b)[0]
      expect(kept?.band).toBe(AGE_BANDS[youngest ?? -1])
    }),
  )
})

test('age answer: stored as text, read again for seven days, then asked anew', () => {
  const text = JSON.stringify(answerAge(undefined, 'child', NOW))
  expect(readAgeAnswer(text, NOW + AGE_ANSWER_TIME - 1)).toEqual({ band: 'child', at: NOW })
  expect(readAgeAnswer(text, NOW + AGE_ANSWER_TIME)).toBeUndefined()
})

test.each([
  null,
  '',
  '{',
  'null',
  '{}',
  '{"band":"baby","at":1772445600000}',
  '{"band":"adult"}',
  '{"band":"adult","at":"today"}',
])('age answer: %j is none', (text) => {
  expect(readAgeAnswer(text, NOW)).toBeUndefined()
})

test('age answer: only the band and the moment are stored', () => {
  expect(Object.keys(answerAge(undefined, 'teen' satisfies AgeBand, NOW))).toEqual(['band', 'at'])
})

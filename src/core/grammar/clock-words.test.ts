import { expect, test } from 'vitest'
import { clockWords } from '#core/grammar/clock-words.ts'

test.each([
  [1, 0, 'intsimbi yokuqala'],
  [2, 0, 'intsimbi yesibini'],
  [0, 0, 'intsimbi yeshumi elinesibini'],
  [13, 0, 'intsimbi yokuqala'],
  [2, 30, 'icala emva kwentsimbi yesibini'],
  [12, 15, 'ikota emva kwentsimbi yeshumi elinesibini'],
  [7, 45, 'ikota phambi kwentsimbi yesibhozo'],
  [12, 45, 'ikota phambi kwentsimbi yokuqala'],
  [23, 45, 'ikota phambi kwentsimbi yeshumi elinesibini'],
  [5, 1, 'umzuzu omnye emva kwentsimbi yesihlanu'],
  [5, 5, 'imizuzu emihlanu emva kwentsimbi yesihlanu'],
  [5, 51, 'imizuzu elithoba phambi kwentsimbi yesithandathu'],
  [5, 10, 'imizuzu elishumi emva kwentsimbi yesihlanu'],
  [5, 35, 'imizuzu engamashumi amabini anesihlanu phambi kwentsimbi yesithandathu'],
])('clock: %d:%d is taught as %s', (hour, minute, words) => {
  expect(clockWords(hour, minute)[0]).toBe(words)
})

test.each([
  [2, 0, 'yintsimbi yesibini'],
  [9, 0, 'intsimbi yesithoba'],
  [2, 30, 'licala emva kwentsimbi yesibini'],
  [2, 30, 'icala emva kweyesibini'],
  [2, 15, 'yikota emva kwentsimbi yesibini'],
  [2, 15, 'umkhono emva kwentsimbi yesibini'],
  [2, 45, 'ikota ngaphambi kwentsimbi yesithathu'],
  [2, 45, 'imizuzu elishumi elinesihlanu phambi kwentsimbi yesithathu'],
  [2, 45, 'imizuzu engamashumi amane anesihlanu emva kwentsimbi yesibini'],
  [5, 6, 'yimizuzu esithandathu emva kwentsimbi yesihlanu'],
  [5, 59, 'ngumzuzu omnye phambi kwentsimbi yesithandathu'],
  [7, 10, 'yimizuzu elishumi emva kweyesixhenxe'],
])('clock: %d:%d may also be said %s', (hour, minute, words) => {
  expect(clockWords(hour, minute)).toContain(words)
})

test('clock: each of the 720 times of twelve hours has wordings of its own', () => {
  const owners = new Map<string, string>()
  for (let hour = 1; hour <= 12; hour++) {
    for (let minute = 0; minute < 60; minute++) {
      for (const words of clockWords(hour, minute)) {
        expect(owners.has(words), words).toBe(false)
        owners.set(words, `${hour}:${minute}`)
      }
    }
  }
  expect(new Set(owners.values()).size).toBe(720)
})

test.each([
  [24, 0],
  [-1, 0],
  [1, 60],
  [1, -1],
  [1.5, 0],
  [1, 0.5],
])('clock: %d:%d is not a time', (hour, minute) => {
  expect(() => clockWords(hour, minute)).toThrow(RangeError)
})

import { expect, test } from 'vitest'
import { clockWordsOfDay } from '#core/grammar/clock-words-of-day.ts'
import { clockWords } from '#core/grammar/clock-words.ts'

/** Hour, minute, what is taught, source of the part of the day. */
test.each([
  [7, 0, 'intsimbi yesixhenxe kusasa', 'Multilingual Mathematics Dictionary R–6; attested in corpora'],
  [12, 0, 'intsimbi yeshumi elinesibini emini', 'attested in corpora'],
  [14, 30, 'icala emva kwentsimbi yesibini emva kwemini', 'Multilingual Mathematics Dictionary R–6'],
  [
    19,
    15,
    'ikota emva kwentsimbi yesixhenxe ngorhatya',
    'Multilingual Mathematics Dictionary R–6; attested in corpora',
  ],
  [22, 45, 'ikota phambi kwentsimbi yeshumi elinanye ebusuku', 'attested in corpora'],
  [1, 10, 'imizuzu elishumi emva kwentsimbi yokuqala ebusuku', 'attested in corpora'],
])('time of day: %d:%d is taught as %s (%s)', (hour, minute, words) => {
  expect(clockWordsOfDay(hour, minute)[0]).toBe(words)
})

test.each([
  [19, 0, 'yintsimbi yesixhenxe ngokuhlwa', 'attested in corpora'],
  [16, 0, 'intsimbi yesine emalanga', 'Multilingual Mathematics Dictionary R–6'],
  [0, 0, 'ezinzulwini zobusuku', 'Multilingual Mathematics Dictionary R–6'],
  [12, 0, 'emini emaqanda', 'the page of times'],
])('time of day: %d:%d may be said %s (%s)', (hour, minute, words) => {
  expect(clockWordsOfDay(hour, minute)).toContain(words)
})

test('every minute of the day: has words; the same hour of the other half has others', () => {
  for (let hour = 0; hour < 12; hour++) {
    for (let minute = 0; minute < 60; minute++) {
      const [before, after] = [clockWordsOfDay(hour, minute), new Set(clockWordsOfDay(hour + 12, minute))]
      expect(before.length).toBeGreaterThanOrEqual(clockWords(hour, minute).length)
      expect(after.size).toBeGreaterThanOrEqual(clockWords(hour, minute).length)
      expect(before.filter((words) => after.has(words))).toEqual([])
    }
  }
})

test.each([
  [24, 0],
  [-1, 0],
  [1, 60],
])('time of day: %d:%d is not a time', (hour, minute) => {
  expect(() => clockWordsOfDay(hour, minute)).toThrow(RangeError)
})

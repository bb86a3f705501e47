import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isolateName } from '#core/people/isolate-name.ts'
import { NAME_PATTERN, tidyName } from '#core/people/names.ts'

test.each([
  'Nomsa',
  "O'Brien",
  'Ngũgĩ',
  'van der Merwe',
  'Zoë-Anne',
  '李',
  'محمد',
  'Grade 3',
  '5',
  '👪 Dlamini',
  '👨‍👩‍👧',
  '👩🏽‍🏫',
  '❤️ class',
])('names: %s is one', (name) => {
  expect(NAME_PATTERN.test(tidyName(name))).toBe(true)
})

test.each([
  '',
  ' ',
  '   ',
  '.',
  '-',
  '\u200B',
  '\u200B\u200C\u200D',
  '\u00AD',
  '\u3164',
  '\uFE0F',
  '\u2800',
  '\u115F\u1160',
  'Nomsa\u202Eitsac',
  '\u2066Nomsa',
  'Nom\u200Bsa',
  'Nom\u200Dsa',
  'No\0msa',
  'Nomsa\n\u0007',
  'Nomsa\u2028x',
  'Nomsa\uD800',
  'Nom\uFEFFsa',
  'Nomsa\u{E0041}',
  'a\uE000',
])('names: %j is refused (Low)', (name) => {
  expect(NAME_PATTERN.test(tidyName(name))).toBe(false)
})

test('names: tidying twice changes nothing more, and an accepted name has something to see', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const tidy = tidyName(text)
      expect(tidyName(tidy)).toBe(tidy)
      if (NAME_PATTERN.test(tidy)) expect(tidy).toMatch(/[\p{L}\p{N}\p{Extended_Pictographic}]/u)
    }),
  )
})

test("names: one that could turn the sentence around it is isolated, and can't end that itself (Low)", () => {
  expect(['Nomsa', 'Zoë', '李'].map(isolateName)).toEqual(['Nomsa', 'Zoë', '李'])
  expect(['محمد', 'Nomsa\u202Eitsac', 'a\u2069\u202Eb'].map(isolateName)).toEqual([
    '\u2068محمد\u2069',
    '\u2068Nomsa\u202Eitsac\u2069',
    '\u2068a\u202Eb\u2069',
  ])
})

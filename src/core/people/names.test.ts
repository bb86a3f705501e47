import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isolateName, NAME_PATTERN, tidyName } from '#core/people/names.ts'

test.each(['Nomsa', "O'Brien", 'Ngũgĩ', 'van der Merwe', 'Zoë-Anne', '李', 'محمد', 'Grade 3', '5', '👪 Dlamini', '👨‍👩‍👧', '👩🏽‍🏫', '❤️ class'])('names: %s is one', (name) => {
  expect(NAME_PATTERN.test(tidyName(name))).toBe(true)
})

test.each([
  '', ' ', '   ', '.', '-', '\u200B', '\u200B\u200C\u200D', '\u00AD', '\u3164', '\uFE0F', '\u2800', '\u115F\u1160',
  'Nomsa\u202Eitsac', '\u2066Nomsa', 'Nom\u200Bsa', 'Nom\u200Dsa', 'No\0msa', 'Nomsa\n\u0007', 'Nomsa\u2028x', 'Nomsa\uD800', 'Nom\uFEFFsa', 'Nomsa\u{E0041}', 'a\uE000',
])('names: %j is refused (Low)', (name) => {
  expect(NAME_PATTERN.test(tidyName(name))).toBe(false)
})

test('names: tidying twice changes nothing more, and an accepted name has something to see', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
    const tidy = tidyName(text)
    expect(tidyName(tidy)).toBe(tidy)
    if (NAME_PATTERN.test(tidy)) expect(tidy).toMatch(/[\p{L}\p{N}\p{Extended_Pictographic}]/u)
  }))
})

test('names: an isolated name ends before the text that follows', () => {
  expect(isolateName('Nomsa')).toBe('\u2068Nomsa\u2069')
})

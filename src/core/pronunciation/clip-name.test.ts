import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clipAddress, clipName, spokenText } from '#core/pronunciation/clip-name.ts'

test.each([
  ['Molo, unjani?', 'molo, unjani'],
  ['  uThandi  ubona', 'uthandi ubona'],
  ['Uthi: “Tata, ndiyoyika!”', 'uthi, tata, ndiyoyika'],
  ['-bomvu', 'bomvu'],
  ['umcimi-mlilo', 'umcimi-mlilo'],
  ['ing’ang’ane', "ing'ang'ane"],
  ['Lala kakuhle – Bobi.', 'lala kakuhle, bobi'],
])('text %s: its clip says %s', (text, heard) => {
  expect(spokenText(text)).toBe(heard)
})

test('clip name: same sound, same clip; different sound, different clip', () => {
  expect(clipName('Molo!')).toBe(clipName('molo'))
  expect(clipName('molo')).not.toBe(clipName('molweni'))
  expect(clipName('molo unjani')).not.toBe(clipName('molo, unjani'))
})

test('clip address: the language and sixteen hexadecimal digits, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(clipAddress('xh', text)).toMatch(/^\/audio\/xh\/[0-9a-f]{16}\.mp3$/)
      expect(spokenText(spokenText(text))).toBe(spokenText(text))
    }),
  )
})

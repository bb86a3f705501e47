import fc from 'fast-check'
import { expect, test } from 'vitest'
import { confirmSentence, formsOfAnswer, splitSentences } from './confirm-sentence.ts'

const PLAIN = new Set(
  'you say that is one dog a the plural of and so hello to somebody into two pieces are who does it'.split(' '),
)
const confirmed = {
  forms: ['inja', 'izinja', 'ndiyafunda', 'ndi', 'ndi-', '-ya-', 'molo mhlobo', 'into'],
  isPlain: (word: string) => PLAIN.has(word),
}
const textOf = (sentence: string): string | null =>
  confirmSentence(sentence, confirmed)
    ?.map((part) => ('word' in part ? `[${part.word}]` : part.plain))
    .join('') ?? null

test.each([
  ['You say inja.', 'You say [inja].'],
  ['The plural of “inja” is “izinja”.', 'The plural of “[inja]” is “[izinja]”.'],
  ['You say **Molo mhlobo** to somebody!', 'You say [Molo] [mhlobo] to somebody!'],
  ['ndi- is who does it: ndiyafunda.', '[ndi-] is who does it: [ndiyafunda].'],
  ['Two pieces (ndi- and -ya-).', 'Two pieces ([ndi-] and [-ya-]).'],
  ['So a dog is into it.', 'So a dog is into it.'],
])('a sentence whose every word is known stays: %s', (sentence, printed) => {
  expect(textOf(sentence)).toBe(printed)
})

test.each([
  'You say umblorfo.',
  'You say injana.',
  'The plural of inja is iinja.',
  'You say inja izinja.',
  'You say mhlobo molo.',
  'You say si- and ndi-.',
  'You say inj-a.',
  'You say і́nja.',
  'You say inja at evil.example.',
  'See https://a.b.',
  'Say inja 0825551234.',
  'Say <b>inja</b>.',
  'Say [inja](x).',
  'Say inja\\u0000.',
  'Say in\u200bja.',
  'Say ınja.',
  '',
  ' ',
  'so '.repeat(200),
  '🐕 inja',
  'a/b/c',
])('a sentence with anything else in it is left out whole: %s', (sentence) => {
  expect(textOf(sentence)).toBeNull()
})

test('model sentence: no word is printed that is neither plain nor confirmed', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'inja',
      'izinja',
      'ndi-',
      'you',
      'say',
      'umblorfo',
      'ndiyagrompfa',
      'https://evil.example',
      '<b>',
      '082 555 1234',
      'molo',
      'mhlobo',
    ),
    fc.string({ maxLength: 8 }),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  )
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 12 }),
      fc.constantFrom(' ', '. ', ', ', '\n', '-', ''),
      (words, between) => {
        const parts = confirmSentence(words.join(between), confirmed)
        for (const part of parts ?? []) {
          if ('word' in part)
            expect(confirmed.forms.some((form) => ` ${form} `.includes(` ${part.word.toLowerCase()} `))).toBe(true)
          else
            for (const plain of part.plain.match(/[\p{L}\p{M}]+/gu) ?? [])
              expect(PLAIN.has(plain.normalize('NFC').toLowerCase())).toBe(true)
          expect('word' in part ? part.word : part.plain).not.toMatch(/[<>{}[\]\\@#|~^$%&]|:\/\/|\d{5}/)
        }
      },
    ),
    { numRuns: 3000 },
  )
})

test("an answer's words, pieces, tables and sources: exactly these may be repeated", () => {
  expect(
    formsOfAnswer({
      says: [{ text: 'khulu.say', words: { word: 'Izinja' } }],
      blocks: [
        {
          kind: 'morphemes',
          word: 'izinja',
          pieces: [{ form: 'izin', role: 'who', meaning: { text: 'khulu.piece' } }],
        },
        { kind: 'table', heads: [], rows: [[{ word: 'amanzi' }, { plain: 'water' }]] },
        { kind: 'ask', questions: [{ text: 'khulu.ask', words: { word: 'ikati' } }] },
      ],
      sources: [{ kind: 'lexicon', id: 'noun.dog', word: 'inja' }],
    }),
  ).toEqual(['izinja', 'izinja', 'izin', '-izin', 'izin-', '-izin-', 'amanzi', 'inja'])
})

test('model sentences: split as they arrive; the last one waits for its end', () => {
  expect(splitSentences('You say inja. It is one')).toEqual({ sentences: ['You say inja.'], rest: 'It is one' })
  expect(splitSentences('One!\nTwo? Three. ')).toEqual({ sentences: ['One!', 'Two?', 'Three.'], rest: '' })
})

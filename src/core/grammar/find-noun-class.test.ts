import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitNoun } from '#core/grammar/find-noun-class.ts'
import { joinMorphemes } from '#core/grammar/join-morphemes.ts'
import { XHOSA_GRAMMAR, ZULU_GRAMMAR } from '#core/grammar/nguni-grammar.ts'
import { NOUN_CLASSES } from '#core/grammar/noun-classes.ts'

const plain = (word: string): string => word.replaceAll('-', '').toLowerCase()

test.each([
  ['umfazi', '1', 'fazi', 'attested in corpora'],
  ['umlambo', '3', 'lambo', 'attested in corpora'],
  ['umama', '1a', 'mama', 'attested in corpora'],
  ['unyaka', '3', 'nyaka', 'attested in corpora'],
  ['abafazi', '2', 'fazi', 'NCHLT corpus'],
  ['oomama', '2a', 'mama', 'NCHLT corpus'],
  ['imilambo', '4', 'lambo', 'by the rule'],
  ['iqanda', '5', 'qanda', 'noun class list'],
  ['ilizwe', '5', 'zwe', 'NCHLT corpus'],
  ['amabhunga', '6', 'bhunga', 'NCHLT corpus'],
  ['isikolo', '7', 'kolo', 'NCHLT corpus'],
  ['isakhiwo', '7', 'akhiwo', 'NCHLT corpus'],
  ['izikolo', '8', 'kolo', 'NCHLT corpus'],
  ['indlela', '9', 'dlela', 'NCHLT corpus'],
  ['imfuneko', '9', 'funeko', 'NCHLT corpus'],
  ['ikomiti', '9', 'komiti', 'NCHLT corpus'],
  ['i-apile', '9', 'apile', 'by the rule'],
  ['iintombi', '10', 'tombi', 'attested in corpora'],
  ['iikomiti', '10', 'komiti', 'NCHLT corpus'],
  ['izinto', '10', 'to', 'NCHLT corpus'],
  ['usana', '11', 'sana', 'attested in corpora'],
  ['uluntu', '11', 'ntu', 'NCHLT corpus'],
  ['ulwakhiwo', '11', 'akhiwo', 'NCHLT corpus'],
  ['ubusi', '14', 'si', 'noun class list'],
  ['ukutya', '15', 'tya', 'NCHLT corpus'],
])('noun class: %s alone is best read as class %s, stem %s (%s)', (noun, nounClass, stem) => {
  expect(splitNoun(noun, XHOSA_GRAMMAR)[0]).toMatchObject({ nounClass, stem })
})

test('noun class: less likely classes follow the likeliest', () => {
  expect(splitNoun('umfazi', XHOSA_GRAMMAR).map(({ nounClass }) => nounClass)).toEqual(['1', '3', '1a'])
  expect(splitNoun('icephe', XHOSA_GRAMMAR).map(({ nounClass }) => nounClass)).toEqual(['5', '9'])
})

test('noun class: the lexicon and a given class take precedence', () => {
  const lookUp = (lemma: string) => (lemma === 'icawe' ? { nounClass: '9' as const } : undefined)
  expect(splitNoun('icawe', XHOSA_GRAMMAR, undefined, lookUp)[0]?.nounClass).toBe('9')
  expect(splitNoun('inani', XHOSA_GRAMMAR, '5').map(({ nounClass }) => nounClass)).toEqual(['5'])
})

test('noun class: the morphemes carry the tags of the corpora', () => {
  expect(splitNoun('ixesha', XHOSA_GRAMMAR, '5')[0]?.morphemes).toEqual([
    ['i', 'NPrePre5'],
    ['(li)', 'BPre5'],
    ['xesha', 'NStem'],
  ])
  expect(splitNoun('iingxaki', XHOSA_GRAMMAR)[0]?.morphemes).toEqual([
    ['i', 'NPrePre10'],
    ['(z)in', 'BPre10'],
    ['gxaki', 'NStem'],
  ])
})

test.each(['molo', 'x', '', 'hamba', '123'])("noun class: '%s' is no noun", (word) => {
  expect(splitNoun(word, XHOSA_GRAMMAR)).toEqual([])
})

test('noun class: the morphemes of every split, joined again, give the noun', () => {
  const syllable = fc
    .tuple(
      fc.constantFrom('b', 'mb', 'ph', 'th', 'hl', 'c', 'gq', 'nx', 'z', 'l', 'tsh', 'kw', ''),
      fc.constantFrom('a', 'e', 'i', 'o', 'u'),
    )
    .map((both) => both.join(''))
  const prefix = fc.constantFrom(
    'um',
    'u',
    'aba',
    'oo',
    'imi',
    'i',
    'ili',
    'ama',
    'isi',
    'is',
    'izi',
    'in',
    'im',
    'ii',
    'iin',
    'izin',
    'ulu',
    'ubu',
    'uku',
    'ukw',
    'i-',
  )
  const nouns = fc
    .tuple(prefix, fc.array(syllable, { minLength: 1, maxLength: 4 }))
    .map(([begin, rest]) => begin + rest.join(''))
  fc.assert(
    fc.property(
      nouns,
      fc.constantFrom(XHOSA_GRAMMAR, ZULU_GRAMMAR),
      fc.option(fc.constantFrom(...NOUN_CLASSES), { nil: undefined }),
      (noun, grammar, nounClass) => {
        for (const { morphemes } of splitNoun(noun, grammar, nounClass))
          expect(joinMorphemes(morphemes, grammar).map(plain)).toContain(plain(noun))
      },
    ),
  )
})

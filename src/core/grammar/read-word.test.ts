import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEngine } from '../../../tests/support/read-engine.ts'
import { readWord } from '#core/grammar/analyse-word.ts'
import { joinMorphemes } from '#core/grammar/join-morphemes.ts'
import { createLanguageEngine, type LanguageEngine } from '#core/grammar/language-engine.ts'
import type { Morpheme } from '#core/grammar/morpheme.ts'
import type { NounClass } from '#core/grammar/noun-classes.ts'
import { plainWord } from '#core/grammar/word-lexicon.ts'

const engines = { xh: readEngine('xh'), zu: readEngine('zu') } as const

/**
 * Returns the heard part of each morpheme. Extensions count as part of their root, since roots like `azis` may be cut
 * further.
 */
const heard = (morphemes: readonly Morpheme[]): string =>
  morphemes
    .map(([form, tag]) => (tag.endsWith('Ext') ? '' : '-') + form.replaceAll(/\([^)]*\)|-/g, '').toLowerCase())
    .filter((form) => form !== '-')
    .join('')

/** Tells whether a word made of these morphemes has them among its readings. */
function isReadBack(morphemes: readonly Morpheme[], engine: LanguageEngine): boolean {
  const wanted = heard(morphemes)
  return readWord(joinMorphemes(morphemes, engine.grammar)[0] ?? '', engine).some(
    (reading) => heard(reading.morphemes) === wanted,
  )
}

/** Lists the nouns of the lexicon whose prefix is that of their class, with it. */
function listNouns(engine: LanguageEngine): { prefix: Morpheme[]; root: string; nounClass: NounClass }[] {
  const { classes } = engine.grammar.concords
  return engine.lexicon.roots.flatMap(({ partOfSpeech, root, lemma, nounClass }) => {
    if (
      partOfSpeech !== 'noun' ||
      nounClass === undefined ||
      !['1', '2', '3', '4', '6', '7', '8', '14'].includes(nounClass) ||
      /[^a-z]/i.test(root)
    )
      return []
    const { initialVowel, prefix } = classes[nounClass]
    const morphemes: Morpheme[] = [
      [initialVowel, `NPrePre${nounClass}`],
      [prefix, `BPre${nounClass}`],
    ]
    return joinMorphemes([...morphemes, [root, 'NStem']], engine.grammar)[0] === lemma
      ? [{ prefix: morphemes, root, nounClass }]
      : []
  })
}

const CASES = (['xh', 'zu'] as const).map((code) => ({
  code,
  engine: engines[code],
  nouns: listNouns(engines[code]),
  verbs: engines[code].lexicon.roots
    .filter(({ partOfSpeech, root }) => partOfSpeech === 'verb' && root.length > 2)
    .map(({ root }) => root),
}))

test.each(CASES)(
  'word reader: a noun made of its morphemes, after any prefix, is read as them ($code)',
  ({ engine, nouns }) => {
    expect(nouns.length).toBeGreaterThan(100)
    const { classes } = engine.grammar.concords
    const before = fc.oneof(
      fc.constant<Morpheme[]>([]),
      fc.constantFrom<Morpheme[]>([['na', 'AdvPre']], [['nga', 'AdvPre']], [['njenga', 'AdvPre']]),
      fc
        .constantFrom<NounClass>('1', '2', '3', '4', '5', '7', '8', '9', '10', '11')
        .map<Morpheme[]>((nounClass) => [[classes[nounClass].possessive, `PossConc${nounClass}`]]),
    )
    fc.assert(
      fc.property(fc.constantFrom(...nouns), before, ({ prefix, root }, first) =>
        isReadBack([...first, ...prefix, [root, 'NStem']], engine),
      ),
      { numRuns: 600 },
    )
  },
)

test.each(CASES)(
  'a verb of any person, class and object: read back as the morphemes it is made of ($code)',
  ({ engine, verbs }) => {
    expect(verbs.length).toBeGreaterThan(100)
    const { classes, persons } = engine.grammar.concords
    const concords = [...Object.entries(persons), ...Object.entries(classes)]
    const object = fc.oneof(
      fc.constant<Morpheme[]>([]),
      fc.constantFrom(...concords).map<Morpheme[]>(([name, of]) => [[of.object, `OC${name}`]]),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...verbs),
        fc.constantFrom(...concords),
        object,
        fc.boolean(),
        (root, [name, of], done, negative) => {
          const stem: Morpheme[] = [...done, [root, 'VRoot']]
          return isReadBack(
            negative
              ? [['a', 'NegPre'], [of.negativeSubject, `SC${name}`], ...stem, ['i', 'VerbTerm']]
              : [[of.subject, `SC${name}`], ['ya', 'Pres'], ...stem, ['a', 'VerbTerm']],
            engine,
          )
        },
      ),
      { numRuns: 600 },
    )
  },
)

test.each(CASES)('word reader: each noun of the lexicon is known in singular and plural ($code)', ({ engine }) => {
  const nouns = engine.lexicon.roots.filter(
    ({ partOfSpeech, lemma }) => partOfSpeech === 'noun' && !lemma.includes(' '),
  )
  const unknown = nouns.filter((root) =>
    [root.lemma, root.plural ?? root.lemma].some(
      (word) => !readWord(word, engine).some((reading) => reading.root !== undefined),
    ),
  )
  // phandle, outside, has no prefix of its own and is found as the adverb that it also is.
  expect(unknown.map(({ lemma }) => lemma).filter((lemma) => lemma !== 'phandle')).toEqual([])
})

/** Material for hostile input: letters, repeated syllables, and all of Unicode. */
const SYLLABLES = [
  'nga',
  'ku',
  'e',
  'zi',
  'ba',
  'u',
  'i',
  'a',
  'ya',
  'na',
  'njenga',
  'kwi',
  'eni',
  'ini',
  'wa',
  'yo',
  'ni',
  'ela',
  'isa',
  'iwa',
  'ana',
  'akala',
  'ile',
  'be',
  'se',
  'aba',
  'isi',
  'ama',
  'oku',
  's',
  'w',
  'ndi',
  'ngi',
  'ti',
]
const text = fc.oneof(
  fc.stringMatching(/^[a-z]{0,60}$/),
  fc.array(fc.constantFrom(...SYLLABLES), { maxLength: 24 }).map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom(...SYLLABLES), fc.constantFrom('', ...SYLLABLES), fc.integer({ min: 1, max: 30 }))
    .map(([one, other, times]) => (one + other).repeat(times)),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

function timeOf(word: string, engine: LanguageEngine): number {
  const start = performance.now()
  readWord(word, engine)
  return performance.now() - start
}

/** Others use the processor too: what was slow counts only if it is slow every time, read afresh. */
function isSlow(word: string, engine: LanguageEngine): boolean {
  if (timeOf(word, engine) <= 20) return false
  return [1, 2, 3].every(() => timeOf(word, createLanguageEngine(engine.grammar.code, engine.lexicon.roots)) > 20)
}

test('ten thousand texts: no error, at most 20 ms each, and the same reading twice', () => {
  fc.assert(
    fc.property(text, fc.constantFrom(...CASES), (word, { engine }) => {
      expect(isSlow(word, engine)).toBe(false)
      const readings = readWord(word, engine)
      expect(
        readings.every(({ cost }, index) => Number.isFinite(cost) && cost >= (readings[index - 1]?.cost ?? -Infinity)),
      ).toBe(true)
      expect(readWord(word, engine)).toEqual(readings)
    }),
    { numRuns: 10_000 },
  )
})

test('word reader: readings don’t depend on what was read before', () => {
  const words = ['umntwana', 'ndiyafunda', 'esikolweni', 'kwezikolo', 'wafunda', 'iajenda']
  const [first, second] = [readEngine('xh'), readEngine('xh')]
  const forwards = words.map((word) => readWord(word, first))
  const backwards = words
    .toReversed()
    .map((word) => readWord(word, second))
    .toReversed()
  expect(backwards).toEqual(forwards)
})

test.each(CASES)('word reader: the reading of a lexicon word makes that word again ($code)', ({ engine }) => {
  const words = [...engine.lexicon.words.keys()].filter((word) => /^[a-z]+$/.test(word))
  const wrong = words.filter(
    (word) =>
      !joinMorphemes(readWord(word, engine)[0]?.morphemes ?? [], engine.grammar)
        .map(plainWord)
        .includes(word),
  )
  expect(wrong).toEqual([])
})

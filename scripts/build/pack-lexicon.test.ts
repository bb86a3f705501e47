import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEMANTIC_CLASSES } from '#core/grammar/semantic-classes.ts'
import { NO_ATTESTED_STEMS, type LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { unpackAttestedStems, unpackLexicon } from '#web/parts/content/unpack-lexicon.ts'
import { loadLanguageContent } from '#content/load-content.ts'
import { packLexicon } from './pack-lexicon.ts'
import { readLexicon } from '#content/read-lexicon.ts'

const ROOT = join(import.meta.dirname, '../..')
const languageFolder = (language: string): string => join(ROOT, 'content/languages', language)

test.each(['xh', 'zu'] as const)(
  "the lexicon of %s: packed and unpacked without loss, in the server's order",
  (language) => {
    const { roots, attested } = readLexicon(languageFolder(language), 'en')
    const { lexicon, attestedStems } = loadLanguageContent(ROOT, language)
    const content = [...lexicon.values()].map(({ sources: _sources, review: _review, ...root }) => root)
    expect({ roots, attested }).toEqual({ roots: content, attested: attestedStems })
    const packed = packLexicon(roots, attested)
    expect({ roots: unpackLexicon(packed), attested: unpackAttestedStems(packed) }).toEqual({ roots, attested })
  },
)

test('isiXhosa lexicon with Afrikaans meanings: same roots, packed without loss', () => {
  const { roots, attested } = readLexicon(languageFolder('xh'), 'af')
  const english = readLexicon(languageFolder('xh'), 'en').roots
  expect(roots.map(({ senses: _senses, ...root }) => root)).toEqual(english.map(({ senses: _senses, ...root }) => root))
  expect(roots.find(({ id }) => id === 'noun.dog')?.senses).toEqual(['hond'])
  const packed = packLexicon(roots, attested)
  expect({ roots: unpackLexicon(packed), attested: unpackAttestedStems(packed) }).toEqual({ roots, attested })
})

test('root without a meaning in a language: keeps its English meaning', () => {
  const { roots } = readLexicon(languageFolder('zu'), 'af')
  expect(roots).toEqual(readLexicon(languageFolder('zu'), 'en').roots)
})

test.each([
  ['en', 32],
  ['af', 40],
] as const)('isiXhosa lexicon with meanings in %s: at most %i KB to download', (gloss, most) => {
  const { roots, attested } = readLexicon(languageFolder('xh'), gloss)
  const bytes = brotliCompressSync(JSON.stringify(packLexicon(roots, attested))).length
  expect(bytes).toBeLessThan(most * 1024)
})

const word = fc.stringMatching(/^[a-z-]{1,8}$/)
const optional = <Name extends string, Value>(
  name: Name,
  value: fc.Arbitrary<Value>,
): fc.Arbitrary<{ [Key in Name]?: Value }> =>
  fc.option(value).map((some) => (some === null ? {} : ({ [name]: some } as { [Key in Name]: Value })))
const classes = fc.array(fc.constantFrom(...SEMANTIC_CLASSES), { maxLength: 3 })

const anyRoot: fc.Arbitrary<LexiconRoot> = fc
  .tuple(
    fc.record({
      slug: word,
      partOfSpeech: fc.constantFrom('noun', 'verb', 'adverb'),
      lemma: word,
      root: word,
      senses: fc.array(word, { maxLength: 3 }),
    }),
    optional('nounClass', fc.constantFrom('1' as const, '9' as const)),
    optional(
      'plural',
      word.filter((plural) => plural !== '-'),
    ),
    optional('locative', word),
    optional('semanticClass', fc.constantFrom(...SEMANTIC_CLASSES)),
    optional('subjects', classes),
    optional('objects', classes),
  )
  .map(([{ slug, ...root }, ...more]) => ({
    ...root,
    id: `${root.partOfSpeech}.${slug}`,
    ...(Object.assign({}, ...more) as Partial<LexiconRoot>),
  }))

test('packed lexicon: any roots are unpacked without loss', () => {
  fc.assert(
    fc.property(fc.array(anyRoot, { maxLength: 12 }), (roots) => {
      expect(unpackLexicon(packLexicon(roots, NO_ATTESTED_STEMS))).toEqual(roots)
    }),
  )
})

test('packed lexicon: a root that can’t be read back unchanged is refused', () => {
  const root: LexiconRoot = {
    id: 'noun.child',
    partOfSpeech: 'noun',
    lemma: 'umntwana',
    root: 'ntwana',
    senses: ['child'],
  }
  expect(() => packLexicon([{ ...root, senses: ['child|baby'] }], NO_ATTESTED_STEMS)).toThrow('noun.child')
  expect(() => packLexicon([{ ...root, id: 'child' }], NO_ATTESTED_STEMS)).toThrow('child')
})

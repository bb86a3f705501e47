import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEMANTIC_CLASSES } from '#core/grammar/semantic-classes.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { unpackLexicon } from '#web/platform/content/unpack-lexicon.ts'
import { loadLanguageContent } from '#content/load-content.ts'
import { packLexicon } from './pack-lexicon.ts'
import { readLexicon } from './read-lexicon.ts'

const ROOT = join(import.meta.dirname, '../..')
const languageFolder = (language: string): string => join(ROOT, 'content/languages', language)

test.each(['xh', 'zu'] as const)('the lexicon of %s is packed and unpacked without loss, in the order in which the server reads it', (language) => {
  const { roots } = readLexicon(languageFolder(language), 'en')
  const content = [...loadLanguageContent(ROOT, language).lexicon.values()].map(({ sources: _sources, review: _review, ...root }) => root)
  expect(roots).toEqual(content)
  expect(unpackLexicon(packLexicon(roots))).toEqual(roots)
})

test('the isiXhosa lexicon is downloaded in at most 32 KB', () => {
  const bytes = brotliCompressSync(JSON.stringify(packLexicon(readLexicon(languageFolder('xh'), 'en').roots))).length
  expect(bytes).toBeLessThan(32 * 1024)
})

const word = fc.stringMatching(/^[a-z-]{1,8}$/)
const optional = <Name extends string, Value>(name: Name, value: fc.Arbitrary<Value>): fc.Arbitrary<{ [Key in Name]?: Value }> =>
  fc.option(value).map((some) => (some === null ? {} : { [name]: some } as { [Key in Name]: Value }))
const classes = fc.array(fc.constantFrom(...SEMANTIC_CLASSES), { maxLength: 3 })

const anyRoot: fc.Arbitrary<LexiconRoot> = fc.tuple(
  fc.record({ slug: word, partOfSpeech: fc.constantFrom('noun', 'verb', 'adverb'), lemma: word, root: word, senses: fc.array(word, { maxLength: 3 }) }),
  optional('nounClass', fc.constantFrom('1' as const, '9' as const)), optional('plural', word.filter((plural) => plural !== '-')), optional('locative', word),
  optional('semanticClass', fc.constantFrom(...SEMANTIC_CLASSES)), optional('subjects', classes), optional('objects', classes),
).map(([{ slug, ...root }, ...more]) => ({ ...root, id: `${root.partOfSpeech}.${slug}`, ...Object.assign({}, ...more) as Partial<LexiconRoot> }))

test('any roots come back as they were', () => {
  fc.assert(fc.property(fc.array(anyRoot, { maxLength: 12 }), (roots) => {
    expect(unpackLexicon(packLexicon(roots))).toEqual(roots)
  }))
})

test('what would be read back as something else is refused', () => {
  const root: LexiconRoot = { id: 'noun.child', partOfSpeech: 'noun', lemma: 'umntwana', root: 'ntwana', senses: ['child'] }
  expect(() => packLexicon([{ ...root, senses: ['child|baby'] }])).toThrow('noun.child')
  expect(() => packLexicon([{ ...root, id: 'child' }])).toThrow('child')
})

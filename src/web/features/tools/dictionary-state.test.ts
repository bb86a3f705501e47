import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadLanguageContent } from '#content/load-content.ts'
import { createLanguageEngine } from '#core/grammar/language-engine.ts'
import { findEntry, readLookup, searchDictionary, suggestAlike, writeLookup } from './dictionary-state.ts'

const { lexicon, attestedStems } = loadLanguageContent(join(import.meta.dirname, '../../../..'), 'xh')
const engine = createLanguageEngine('xh', [...lexicon.values()], attestedStems)

const firstLemma = (query: string): string | undefined => searchDictionary(query, engine)[0]?.root.lemma

test.each([
  ['umntwana', 'umntwana'],
  ['UMNTWANA ', 'umntwana'],
  ['abantwana', 'umntwana'],
  ['-khulu', '-khulu'],
  ['child', 'umntwana'],
  ['a child', 'umntwana'],
  ['to eat', 'ukutya'],
  ['water', 'amanzi'],
  ['big', '-khulu'],
  ['ndiyafunda', 'ukufunda'],
  ['akahambanga', 'ukuhamba'],
  ['endlwini', 'indlu'],
  ['ngemoto', 'imoto'],
  ['ezintle', '-hle'],
  ['emakhaya', 'ikhaya'],
  ['ndiyakuthanda', 'ukuthanda'],
  ['esikolweni', 'isikolo'],
  ['andithethi', 'ukuthetha'],
  ['dogs', 'inja'],
  ['children', 'umntwana'],
  ['women', 'umfazi'],
  ['ate', 'ukutya'],
  ['walked', 'ukuhamba'],
  ['bought', 'ukuthenga'],
  ['biggest', '-khulu'],
  ['taller', '-de'],
  ['Hamba!', 'ukuhamba'],
  ['“inja”', 'inja'],
  ['ndíyafùnda', 'ukufunda'],
])('dictionary: %s finds %s first, in any language and inflection', (query, lemma) => {
  expect(firstLemma(query)).toBe(lemma)
})

test('dictionary: an inflected form shows its morphemes; the headword doesn’t need to', () => {
  expect(searchDictionary('ndiyafunda', engine)[0]).toMatchObject({
    whole: true,
    form: [
      ['ndi', 'SC1ps'],
      ['ya', 'Pres'],
      ['fund', 'VRoot'],
      ['a', 'VerbTerm'],
    ],
  })
  expect(searchDictionary('ukufunda', engine)[0]).toMatchObject({ whole: true, form: null })
})

test('dictionary: each of several words finds its own entry, and none is the whole query', () => {
  const found = (query: string): string =>
    searchDictionary(query, engine)
      .map(({ root, whole }) => `${root.lemma}${whole ? '!' : ''}`)
      .join(' ')
  expect(found('izinja zam')).toBe('inja -am')
  expect(found('Ndiyabulela kakhulu, mama.')).toBe('ukubulela kakhulu umama')
  expect(found('two dogs')).toBe('-bini inja')
})

test('small English words: find no entry of their own; a meaning comes before a form', () => {
  const found = (query: string): string =>
    searchDictionary(query, engine)
      .map(({ root }) => root.lemma)
      .join(' ')
  expect(found('the children are playing')).toBe('umntwana ukudlala')
  expect(found('went to school')).toBe('ukuhamba isikolo')
  expect(found('you love me')).toBe('wena ukuthanda mna')
})

test.each([
  ['umntwna', 'umntwana'],
  ['ukutyaa', 'ukutya'],
  ['freind', 'umhlobo'],
  ['watter', 'amanzi'],
  ['scool', 'isikolo'],
  ['beautifull', '-hle'],
  ['tommorow', 'ngomso'],
])('dictionary: without a match for %s, %s is suggested', (query, lemma) => {
  expect(searchDictionary(query, engine)).toEqual([])
  expect(suggestAlike(query, engine)[0]?.lemma).toBe(lemma)
})

test('short, empty or foreign input: no neighbours; any other input has few', () => {
  for (const query of ['', ' ', 'zq', 'xyz', 'zzzzqqq', '😀', '<b>'])
    expect(suggestAlike(query, engine), query).toEqual([])
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (query) => {
      expect(suggestAlike(query, engine).length).toBeLessThanOrEqual(5)
    }),
    { numRuns: 30 },
  )
})

test('dictionary: a word with its own entry isn’t read as an unlikely form of another', () => {
  const lemmas = (query: string): string[] =>
    searchDictionary(query, engine)
      .filter(({ form }) => form !== null)
      .map(({ root }) => root.lemma)
  expect(lemmas('ngomso')).not.toContain('ubuso')
  expect(lemmas('ewe')).not.toContain('ukuwa')
})

test('dictionary: with Afrikaans meanings it searches in Afrikaans, inflected too', () => {
  const folder = join(import.meta.dirname, '../../../../content/languages/xh/glosses/af/lexicon')
  const meanings = Object.assign(
    {},
    ...readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as object),
  ) as Record<string, string[]>
  const inAfrikaans = createLanguageEngine(
    'xh',
    [...lexicon.values()].map((root) => ({ ...root, senses: meanings[root.id] ?? [] })),
    attestedStems,
  )
  for (const [query, lemma] of [
    ['hond', 'inja'],
    ['honde', 'inja'],
    ['kinders', 'umntwana'],
    ['om te drink', 'ukusela'],
    ["'n huis", 'indlu'],
    ['groot', '-khulu'],
    ['ndiyafunda', 'ukufunda'],
    ['skole', 'isikolo'],
    ['oë', 'iliso'],
    ['visse', 'intlanzi'],
    ['brode', 'isonka'],
    ['briewe', 'ileta'],
    ['dae', 'imini'],
    ['groter', '-khulu'],
    ['mooiste', '-hle'],
  ] as const) {
    expect(searchDictionary(query, inAfrikaans)[0]?.root.lemma, query).toBe(lemma)
  }
})

test('dictionary: the beginning of a word finds it too, as a part', () => {
  expect(searchDictionary('umntw', engine)).toContainEqual(
    expect.objectContaining({ root: expect.objectContaining({ lemma: 'umntwana' }), whole: false }),
  )
  expect(searchDictionary('frien', engine).map(({ root }) => root.lemma)).toContain('umhlobo')
})

test('dictionary: an empty query and an unknown word find nothing', () => {
  for (const query of ['', '   ', '-', 'zzzzqqq', '12345']) expect(searchDictionary(query, engine)).toEqual([])
})

test('dictionary: each entry is found by its own word and has an id of its own', () => {
  for (const root of engine.lexicon.roots) expect(findEntry(root.id, engine)).toBe(root)
  for (const root of engine.lexicon.roots.filter((_, place) => place % 20 === 0))
    expect(searchDictionary(root.lemma, engine).map(({ root: found }) => found)).toContain(root)
})

test('dictionary address: restores any query', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (query, entry) => {
      expect(readLookup(writeLookup({ query, entry }))).toEqual({ query, entry })
    }),
  )
})

test('dictionary: any query can be searched', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      expect(searchDictionary(query, engine).every(({ root }) => root.lemma !== '')).toBe(true)
    }),
  )
})

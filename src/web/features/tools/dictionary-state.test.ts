import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadLanguageContent } from '#content/load-content.ts'
import { createLanguageEngine } from '#core/grammar/language-engine.ts'
import { findEntry, readLookup, searchDictionary, writeLookup } from './dictionary-state.ts'

const { lexicon, attestedStems } = loadLanguageContent(join(import.meta.dirname, '../../../..'), 'xh')
const engine = createLanguageEngine('xh', [...lexicon.values()], attestedStems)

const firstLemma = (query: string): string | undefined => searchDictionary(query, engine)[0]?.root.lemma

test.each([
  ['umntwana', 'umntwana'], ['UMNTWANA ', 'umntwana'], ['abantwana', 'umntwana'], ['-khulu', '-khulu'],
  ['child', 'umntwana'], ['a child', 'umntwana'], ['to eat', 'ukutya'], ['water', 'amanzi'], ['big', '-khulu'],
  ['ndiyafunda', 'ukufunda'], ['akahambanga', 'ukuhamba'], ['endlwini', 'indlu'], ['ngemoto', 'imoto'],
])('%s finds %s first, whichever language it is in and however it is inflected', (query, lemma) => {
  expect(firstLemma(query)).toBe(lemma)
})

test('an inflected form shows what it is made of, the word itself doesn\'t need to', () => {
  expect(searchDictionary('ndiyafunda', engine)[0]).toMatchObject({ whole: true, form: [['ndi', 'SC1ps'], ['ya', 'Pres'], ['fund', 'VRoot'], ['a', 'VerbTerm']] })
  expect(searchDictionary('ukufunda', engine)[0]).toMatchObject({ whole: true, form: null })
})

test('the beginning of a word finds it too, as a part', () => {
  expect(searchDictionary('umntw', engine)).toContainEqual(expect.objectContaining({ root: expect.objectContaining({ lemma: 'umntwana' }), whole: false }))
  expect(searchDictionary('frien', engine).map(({ root }) => root.lemma)).toContain('umhlobo')
})

test('nothing is found for nothing, and for what no language has', () => {
  for (const query of ['', '   ', '-', 'zzzzqqq', '12345']) expect(searchDictionary(query, engine)).toEqual([])
})

test('entries are found by their own word, and every one has an id of its own', () => {
  for (const root of engine.lexicon.roots) expect(findEntry(root.id, engine)).toBe(root)
  for (const root of engine.lexicon.roots.filter((_, place) => place % 20 === 0)) expect(searchDictionary(root.lemma, engine).map(({ root: found }) => found)).toContain(root)
})

test('what is looked up comes back from the address, whatever it is', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (query, entry) => { expect(readLookup(writeLookup({ query, entry }))).toEqual({ query, entry }) }))
})

test('no query is too strange to be searched', () => {
  fc.assert(fc.property(fc.string(), (query) => { expect(searchDictionary(query, engine).every(({ root }) => root.lemma !== '')).toBe(true) }))
})

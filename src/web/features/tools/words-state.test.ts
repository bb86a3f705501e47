import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadLanguageContent } from '#content/load-content.ts'
import { createLanguageEngine } from '#core/grammar/language-engine.ts'
import type { ScheduledCard } from '#core/scheduling/card.ts'
import { countWords, exploreWords, listNewRoots, MOST_WORDS, placeWords, type ExploredText } from './words-state.ts'

const { lexicon, attestedStems } = loadLanguageContent(join(import.meta.dirname, '../../../..'), 'xh')
const engine = createLanguageEngine('xh', [...lexicon.values()], attestedStems)

const explore = (text: string, known: ReadonlyMap<string, ScheduledCard>): ExploredText =>
  exploreWords(placeWords(text), engine, known)

const idOf = (lemma: string): string => engine.lexicon.roots.find((root) => root.lemma === lemma)?.id ?? ''
const cardOf = (id: string, stability: number): [string, ScheduledCard] => [
  id,
  { id, stability, dueDay: 1, difficulty: 5, reviews: 1, lapses: 0, lastReview: 0 },
]
const cards = new Map([cardOf(idOf('umntwana'), 30), cardOf(idOf('ukufunda'), 2)])

test('every word: finds its root through its form, and cards say how well it is known', () => {
  const { words } = explore('Abantwana bayafunda. Indlu enkulu! Qwxhloshi?', cards)
  expect(words.map(({ word, state, root }) => [word, state, root?.lemma ?? null])).toEqual([
    ['Abantwana', 'known', 'umntwana'],
    ['bayafunda', 'met', 'ukufunda'],
    ['Indlu', 'new', 'indlu'],
    ['enkulu', 'new', '-khulu'],
    ['Qwxhloshi', 'unknown', null],
  ])
})

test('known words: counted by running words', () => {
  const explored = explore('Abantwana bayafunda, abantwana badlala.', cards)
  expect(countWords(explored)).toEqual({ counts: { known: 2, met: 1, new: 1, unknown: 0 }, share: 0.75 })
  expect(listNewRoots(explored).map(({ lemma }) => lemma)).toEqual(['ukudlala'])
  expect(countWords(explore('', cards))).toEqual({ counts: { known: 0, met: 0, new: 0, unknown: 0 }, share: 0 })
})

test('a root counts under whichever of its entries was learnt: ukutya is food and to eat', () => {
  for (const id of ['noun.food', 'verb.eat'])
    expect(explore('ukutya', new Map([cardOf(id, 9)])).words[0]?.state, id).toBe('known')
})

test('known roots: a root counts in any form, and homographs count separately', () => {
  const rootsOf = (text: string): (string | undefined)[] => explore(text, cards).words.map(({ root }) => root?.id)
  expect(rootsOf('Bayeza, uyeva, akekho, bayeba, uyaba, abantwana bakho')).toEqual([
    'verb.come',
    'verb.hear',
    'adverb.present',
    'verb.steal',
    'verb.become',
    'noun.child',
    'pronoun.your',
  ])
  for (const id of ['noun.food', 'verb.eat'])
    expect(explore('ngokutya', new Map([cardOf(id, 9)])).words[0]?.state, id).toBe('known')
})

test('words of a sum, a farewell and an absence: roots found: elinanye, sobonana, akukho manzi', () => {
  expect(
    explore('elinanye ananye sobonana manzi musani yiphi nantsi nali usendlini', new Map()).words.map(
      ({ root }) => root?.lemma,
    ),
  ).toEqual(['-nye', '-nye', 'ukubona', 'amanzi', 'musa', '-phi', 'nanku', 'nanku', 'indlu'])
  expect(explore('Unjani?', new Map([cardOf('relative.how', 9)])).words[0]?.state).toBe('known')
})

test('a likelier unknown word: reported as unknown; kwaZulu has nothing of izulu, the sky', () => {
  expect(explore('kwaZulu', cards).words[0]).toMatchObject({ state: 'unknown', root: null })
})

// Source: NCHLT annotated corpora, demonstratives.
test('demonstratives: those of each class belong to one root each, and to no other', () => {
  const near = explore('lo le eli ezi aba obu kule ngale kwesi', new Map([cardOf('demonstrative.this', 9)]))
  expect(near.words.map(({ word, state }) => `${word} ${state}`)).toEqual(near.words.map(({ word }) => `${word} known`))
  expect(explore('lowo eso ezo', new Map()).words.map(({ root }) => root?.id)).toEqual(
    Array.from({ length: 3 }, () => 'demonstrative.that'),
  )
})

test('agreement words: lo, wethu and the like are no riddle', () => {
  expect(explore('lo wethu', new Map()).words.every(({ state }) => state !== 'unknown')).toBe(true)
})

test('word of a text: knows its sentence and its place there', () => {
  const { words } = explore('Molo mama. Unjani?\nNdiphilile!', new Map())
  expect(words.map(({ sentence: { text, index } }) => [text.trim(), index])).toEqual([
    ['Molo mama.', 0],
    ['Molo mama.', 1],
    ['Unjani?', 0],
    ['Ndiphilile!', 0],
  ])
})

test('long text: its first words are explored, and the others counted', () => {
  const explored = explore(Array.from({ length: MOST_WORDS + 5 }, () => 'umntwana').join(' '), cards)
  expect(explored.words).toHaveLength(MOST_WORDS)
  expect(explored.left).toBe(5)
})

test('text: its parts joined again are the text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { words, after } = explore(text, cards)
      if (words.length > 0) expect(words.map(({ before, word }) => before + word).join('') + after).toBe(text)
    }),
  )
})

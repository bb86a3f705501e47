import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadLanguageContent } from '#content/load-content.ts'
import { drawQuestion, findPairs, GROUPS, readGroup, splitSounds } from './sounds-state.ts'

const { lexicon } = loadLanguageContent(join(import.meta.dirname, '../../../..'), 'xh')
const roots = [...lexicon.values()]
const wordsOf = (group: (typeof GROUPS)[number]): string[] =>
  findPairs(group, roots).map((pair) =>
    pair
      .map(({ word }) => word)
      .toSorted()
      .join(' '),
  )

test.each([
  ['ukuxhela', 'u k u xh e l a'],
  ['ingqiniba', 'i ngq i n i b a'],
  ['isitshixo', 'i s i tsh i x o'],
  ['ukuhlala', 'u k u hl a l a'],
  ['ityholo', 'i tyh o l o'],
  ['ikomityi', 'i k o m i ty i'],
])('sounds: those of %s are %s', (word, sounds) => {
  expect(splitSounds(word).join(' ')).toBe(sounds)
})

test('minimal pairs: well-known pairs are found', () => {
  expect(wordsOf('clicks')).toContain('ukucela ukuxela')
  expect(wordsOf('sides')).toContain('ukudlala ukuhlala')
  expect(wordsOf('lips')).toContain('ukubala ukubhala')
  expect(wordsOf('tongue')).toContain('ukutyala ukutyhala')
})

test('minimal pairs: ideophones are in none', () => {
  const ideophones = new Set(roots.filter(({ partOfSpeech }) => partOfSpeech === 'ideophone').map(({ lemma }) => lemma))
  expect(ideophones.has('qhwa')).toBe(true)
  for (const group of GROUPS)
    for (const { word } of findPairs(group, roots).flat()) expect(ideophones.has(word), word).toBe(false)
})

test('minimal pairs: homographs have the meanings of both words', () => {
  const egg = findPairs('clicks', roots)
    .flat()
    .find(({ word }) => word === 'iqanda')
  expect(egg?.meaning).toContain('egg')
})

test.each(GROUPS)('the pairs of the %s: words of the lexicon that differ in one of its sounds, each once', (group) => {
  const lemmas = new Set(roots.map(({ lemma }) => lemma))
  const pairs = findPairs(group, roots)
  expect(pairs.length).toBeGreaterThan(4)
  expect(
    new Set(
      pairs.map((pair) =>
        pair
          .map(({ word }) => word)
          .toSorted()
          .join(' '),
      ),
    ).size,
  ).toBe(pairs.length)
  for (const [one, other] of pairs) {
    expect(lemmas.has(one.word) && lemmas.has(other.word)).toBe(true)
    const [first, second] = [splitSounds(one.word), splitSounds(other.word)]
    expect(first.filter((sound, place) => sound !== second[place])).toEqual([one.sound])
    expect(one.place).toBe(other.place)
  }
})

test('minimal pairs: each is asked once before any returns, and both words are asked', () => {
  const pairs = findPairs('lips', roots)
  const asked = pairs.map((_, place) => drawQuestion(pairs, 7, place))
  expect(new Set(asked.map((question) => question?.pair)).size).toBe(pairs.length)
  expect(new Set(asked.map((question) => question?.asked))).toEqual(new Set([0, 1]))
  expect(drawQuestion(pairs, 7, 3)).toEqual(drawQuestion(pairs, 7, 3))
  expect(drawQuestion([], 7, 0)).toBeNull()
})

test('sounds address: names the sounds', () => {
  expect(readGroup('?sounds=nose')).toBe('nose')
  expect(readGroup('?sounds=whales')).toBe('clicks')
})

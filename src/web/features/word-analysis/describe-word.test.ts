import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadLanguageContent } from '#content/load-content.ts'
import { createLanguageEngine } from '#core/grammar/language-engine.ts'
import { describeWord, type Reading } from './describe-word.ts'

const { lexicon, attestedStems } = loadLanguageContent(join(import.meta.dirname, '../../../..'), 'xh')
const engine = createLanguageEngine('xh', [...lexicon.values()], attestedStems)

const best = (word: string): Reading | undefined => describeWord(word, engine)?.best
const pieces = (word: string): string[] =>
  best(word)?.blocks.map(({ form, kind, part, agreement }) =>
    [form, kind, part, agreement].filter(Boolean).join(' '),
  ) ?? []

test('verb: shown as subject, time and action, with its ending', () => {
  expect(pieces('Ndiyafunda')).toEqual(['ndi concord subject 1ps', 'ya tense present', 'fund stem verb', 'a ending'])
  expect(best('Ndiyafunda')).toMatchObject({ lemma: 'ukufunda', known: true })
})

test.each([
  ['uyahamba', ['2ps', '1', '3']],
  ['iyahamba', ['4', '9']],
  ['ziyahamba', ['8', '10']],
  ['siyahamba', ['1pp', '7']],
  ['ofundayo', ['2ps', '1', '3']],
  ['ndiyahamba', ['1ps']],
  ['awuhambi', ['2ps', '3']],
  ['akahambi', ['1']],
])('word %s: every equally likely agreement is listed: %j', (word, agreements) => {
  const concord = best(word)?.blocks.find(({ kind }) => kind === 'concord')
  expect(new Set([concord?.agreement, ...(concord?.others ?? [])])).toEqual(new Set(agreements))
})

test('noun: its prefix is one block, and its class is the dictionary’s', () => {
  expect(pieces('umntwana')).toEqual(['um nounPrefix 1', 'ntwana stem noun'])
  expect(best('abantwana')).toMatchObject({
    lemma: 'umntwana',
    gloss: 'child',
    nounClass: '1',
    blocks: [{ form: 'aba', agreement: '2' }, {}],
  })
})

test.each([
  ['ikhaya', '5'],
  ['inja', '9'],
  ['usapho', '11'],
  ['umama', '1a'],
])('noun class: that of %s is %s, whatever else its prefix could be', (word, nounClass) => {
  expect(best(word)).toMatchObject({ nounClass, blocks: [{ kind: 'nounPrefix', agreement: nounClass }, {}] })
})

test.each([
  ['ikhulu', 'ikhulu', 'hundred'],
  ['abantu', 'umntu', 'person, human being'],
])('dictionary noun: %s is read as the noun of the dictionary', (word, lemma, gloss) => {
  expect(best(word)).toMatchObject({ lemma, gloss })
})

test('word: silent morphemes aren’t shown', () => {
  for (const word of ['ikhaya', 'usapho', 'iinja'])
    expect(
      best(word)
        ?.blocks.map(({ form }) => form)
        .join(''),
    ).not.toMatch(/[()]/)
})

test('other readings: at most three, and guesses only beside guesses', () => {
  for (const { lemma } of lexicon.values()) {
    const description = describeWord(lemma, engine)
    if (!description) continue
    expect(description.others.length).toBeLessThanOrEqual(3)
    if (description.best.known) expect(description.others.every(({ known }) => known)).toBe(true)
  }
})

test('unknown word: its reading is marked as a guess', () => {
  expect(best('umntwhaqolizi')).toMatchObject({ known: false, gloss: '' })
})

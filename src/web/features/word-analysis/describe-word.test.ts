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

test('a verb is shown as who, when and what, with its ending', () => {
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
])('of %s all that it agrees with as likely is told: %j', (word, agreements) => {
  const concord = best(word)?.blocks.find(({ kind }) => kind === 'concord')
  expect(new Set([concord?.agreement, ...(concord?.others ?? [])])).toEqual(new Set(agreements))
})

test("the two parts of a noun's prefix are one block, and the class is the dictionary's", () => {
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
])('the class of %s is %s, whatever its prefix could be besides', (word, nounClass) => {
  expect(best(word)).toMatchObject({ nounClass, blocks: [{ kind: 'nounPrefix', agreement: nounClass }, {}] })
})

test.each([
  ['ikhulu', 'ikhulu', 'hundred'],
  ['abantu', 'umntu', 'person, human being'],
])('%s is the noun that the dictionary has just so', (word, lemma, gloss) => {
  expect(best(word)).toMatchObject({ lemma, gloss })
})

test('what is only there in the grammar is not shown', () => {
  for (const word of ['ikhaya', 'usapho', 'iinja'])
    expect(
      best(word)
        ?.blocks.map(({ form }) => form)
        .join(''),
    ).not.toMatch(/[()]/)
})

test('other readings are at most three, and guesses stand only beside guesses', () => {
  for (const { lemma } of lexicon.values()) {
    const description = describeWord(lemma, engine)
    if (!description) continue
    expect(description.others.length).toBeLessThanOrEqual(3)
    if (description.best.known) expect(description.others.every(({ known }) => known)).toBe(true)
  }
})

test('of a word that nothing is known of, the guess says so', () => {
  expect(best('umntwhaqolizi')).toMatchObject({ known: false, gloss: '' })
})

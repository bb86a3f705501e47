import { expect, test } from 'vitest'
import { XHOSA_GRAMMAR } from '#core/grammar/nguni-grammar.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { describeEntry } from './entry-state.ts'

const describeRoot = (root: Partial<LexiconRoot>) =>
  describeEntry({ id: 'x', partOfSpeech: 'noun', lemma: '', root: '', senses: [], ...root }, XHOSA_GRAMMAR)

/** Returns the forms of an adjective or relative by their class. */
const formsOf = (root: Partial<LexiconRoot>): Record<string, string> => {
  const entry = describeRoot(root)
  return entry.kind === 'describing'
    ? Object.fromEntries(entry.forms.map(({ nounClass, form }) => [nounClass, form]))
    : {}
}

test('noun entry: has the plural with its class, and the locative', () => {
  expect(describeRoot({ lemma: 'indlu', root: 'dlu', nounClass: '9', plural: 'izindlu' })).toEqual({
    kind: 'noun',
    nounClass: '9',
    plural: 'izindlu',
    pluralClass: '10',
    locative: 'endlwini',
  })
  expect(describeRoot({ lemma: 'iliso', root: 'so', nounClass: '5', plural: 'amehlo' })).toMatchObject({
    pluralClass: '6',
  })
  expect(describeRoot({ lemma: 'amanzi', root: 'nzi', nounClass: '6' })).toMatchObject({
    plural: null,
    pluralClass: null,
  })
})

// Sources: Wiktionary, Xhosa conjugation; attested in corpora.
test('verb entry: has its typical forms, of class 1', () => {
  const entry = describeRoot({ partOfSpeech: 'verb', lemma: 'ukuhamba', root: 'hamb' })
  expect(entry.kind === 'verb' ? Object.fromEntries(entry.forms.map(({ name, form }) => [name, form])) : {}).toEqual({
    infinitive: 'ukuhamba',
    present: 'uyahamba',
    presentNegative: 'akahambi',
    recentPast: 'uhambile',
    remotePast: 'wahamba',
    future: 'uza kuhamba',
    subjunctive: 'ahambe',
    imperative: 'hamba',
    imperativeMany: 'hambani',
  })
})

test('entry: words that only set the time are marked as time, and uku- is one piece', () => {
  const entry = describeRoot({ partOfSpeech: 'verb', lemma: 'ukuhamba', root: 'hamb' })
  const words = entry.kind === 'verb' ? entry.forms.find(({ name }) => name === 'future')?.words : undefined
  expect(words?.map((pieces) => pieces.map(({ form, role }) => `${form} ${role}`))).toEqual([
    ['u who', 'z when', 'a other'],
    ['ku who', 'hamb what', 'a other'],
  ])
  expect(entry.kind === 'verb' ? entry.forms[0]?.words[0]?.[0] : null).toEqual({ form: 'uku', role: 'who' })
})

test('adjectives, numbers and relatives: each agrees its own way, numbers with counted things', () => {
  expect(formsOf({ partOfSpeech: 'adjective', lemma: '-khulu', root: 'khulu' })).toMatchObject({
    1: 'omkhulu',
    5: 'elikhulu',
    9: 'enkulu',
    10: 'ezinkulu',
  })
  expect(formsOf({ partOfSpeech: 'relative', lemma: '-bomvu', root: 'bomvu' })).toMatchObject({
    1: 'obomvu',
    5: 'elibomvu',
    9: 'ebomvu',
  })
  expect(formsOf({ partOfSpeech: 'numeral', lemma: '-bini', root: 'bini' })).toEqual({
    2: 'ababini',
    4: 'emibini',
    6: 'amabini',
    8: 'ezibini',
    10: 'ezimbini',
  })
  expect(formsOf({ partOfSpeech: 'numeral', lemma: '-nye', root: 'nye' })).toMatchObject({
    1: 'omnye',
    5: 'elinye',
    9: 'enye',
  })
  expect(formsOf({ partOfSpeech: 'relative', lemma: '-phi', root: 'phi' })).toMatchObject({ 1: 'wuphi', 9: 'yiphi' })
})

test('entry of an invariable word: only its meanings', () => {
  for (const root of [
    { partOfSpeech: 'adverb', lemma: 'kakhulu' },
    { partOfSpeech: 'relative', lemma: '-njani', root: 'njani' },
    { partOfSpeech: 'numeral', lemma: 'ithoba' },
  ]) {
    expect(describeRoot(root)).toEqual({ kind: 'other' })
  }
})

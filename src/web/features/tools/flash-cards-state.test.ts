import { expect, test } from 'vitest'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { chooseWords, makeCards, MET, readChoice, writeAnki, writeCsv } from './flash-cards-state.ts'

const ROOTS: readonly LexiconRoot[] = [
  { id: 'noun.dog', partOfSpeech: 'noun', lemma: 'inja', root: 'ja', nounClass: '9', plural: 'izinja', senses: ['dog'] },
  { id: 'adjective.big', partOfSpeech: 'adjective', lemma: '-khulu', root: 'khulu', senses: ['big', 'large, "great"'] },
]
const NAMES = { word: 'isiXhosa', meaning: 'English', plural: 'Plural', nounClass: 'Class' }
const cards = makeCards(['adjective.big', 'noun.dog'], ROOTS)

test('cards are made of roots in their order; skills and what the lexicon lacks have none', () => {
  expect(makeCards(['noun.dog', 'subject-concord.2', 'noun.gone'], ROOTS)).toEqual([{ id: 'noun.dog', word: 'inja', meaning: 'dog', plural: 'izinja', nounClass: '9' }])
})

test('a spreadsheet reads every cell as it is: quotes, commas, accents, and stems that begin with a hyphen', () => {
  expect(writeCsv(cards, NAMES)).toBe('\u{FEFF}isiXhosa,English,Plural,Class\r\n‐khulu,"big; large, ""great""",,\r\ninja,dog,izinja,9\r\n')
})

test('no cell of a spreadsheet is reckoned', () => {
  const csv = writeCsv([{ id: 'x', word: '=1+1', meaning: '@sum', plural: '+1', nounClass: '-1' }], NAMES)
  for (const cell of csv.split('\r\n')[1]?.split(',') ?? []) expect(cell).not.toMatch(/^[=+@-]/)
})

test('Anki is told what the columns are, and knows a card again by its root', () => {
  expect(writeAnki(cards, { deck: 'Funda: Animals', names: NAMES }).split('\n')).toEqual([
    '#separator:tab', '#html:false', '#deck:Funda: Animals', '#guid column:1', '#tags column:5', '#columns:guid\tisiXhosa\tEnglish\tPlural\ttags',
    'funda.adjective.big\t-khulu\t"big; large, ""great"""\t\tfunda', 'funda.noun.dog\tinja\tdog\tizinja\tfunda class-9', '',
  ])
})

test('a tab or a new line within a card doesn\'t break its row', () => {
  const rows = writeAnki([{ id: 'x', word: 'a\tb', meaning: 'c\nd', plural: '', nounClass: '' }], { deck: 'd', names: NAMES }).split('\n')
  expect(rows.at(-2)).toBe('funda.x\ta b\tc d\t\tfunda')
})

test('what is chosen is shown; otherwise what was met, otherwise the first unit', () => {
  const units = [{ id: 'greetings' }, { id: 'family' }]
  expect(chooseWords('family', units, true)).toBe('family')
  expect(chooseWords('nothing', units, true)).toBe(MET)
  expect(chooseWords('', units, false)).toBe('greetings')
  expect(chooseWords(MET, units, false)).toBe(MET)
  expect(chooseWords('', [], false)).toBe(MET)
  expect(readChoice('?words=family')).toBe('family')
  expect(readChoice('')).toBe('')
})

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadLanguageContent } from '#content/load-content.ts'
import { createLanguageEngine } from '#core/grammar/language-engine.ts'
import { NOUN_CLASSES } from '#core/grammar/noun-classes.ts'
import { AGREEMENTS, listAgreements } from './agreement-rows.ts'
import { listExamples, makeSentence, partnerClass, readShownClass, writeShownClass } from './noun-classes-state.ts'

const { lexicon, attestedStems } = loadLanguageContent(join(import.meta.dirname, '../../../..'), 'xh')
const engine = createLanguageEngine('xh', [...lexicon.values()], attestedStems)

test.each(NOUN_CLASSES)('noun class %s: has examples of its own, at most twelve, none twice', (nounClass) => {
  const examples = listExamples(nounClass, engine)
  expect(examples.length).toBeGreaterThan(0)
  expect(examples.length).toBeLessThanOrEqual(12)
  expect(new Set(examples.map(({ noun }) => noun)).size).toBe(examples.length)
})

test('noun classes: everyday words come first, in the number of the class', () => {
  expect(listExamples('9', engine)[0]).toMatchObject({ noun: 'inja', meaning: 'dog', isPlural: false })
  expect(listExamples('2', engine)[0]).toMatchObject({ noun: 'abantwana', lemma: 'umntwana', isPlural: true })
  expect(listExamples('6', engine).map(({ noun }) => noun)).toEqual(expect.arrayContaining(['amanzi', 'amatye']))
})

// Sources: NCHLT annotated corpora; attested in corpora.
test.each([
  ['inja', '9', 'inja yam entle iyabonakala ndiyayibona'],
  ['abantwana', '2', 'abantwana bam abahle bayabonakala ndiyababona'],
  ['amanzi', '6', 'amanzi am amahle ayabonakala ndiyawabona'],
  ['isitya', '7', 'isitya sam esihle siyabonakala ndiyasibona'],
] as const)('noun class agreement: everything agrees with %s', (noun, nounClass, sentence) => {
  expect(
    makeSentence(noun, nounClass, engine.grammar)
      .map(({ word }) => word)
      .join(' '),
  ).toBe(sentence)
})

test.each(NOUN_CLASSES)('noun class agreement: all that agrees with class %s has an example', (nounClass) => {
  const rows = listAgreements(nounClass, engine.grammar)
  expect(rows.map(({ name }) => name)).toEqual(AGREEMENTS)
  for (const { example } of rows) expect(example).toMatch(/^[a-z]+(, [a-z]+)*$/)
})

test('noun classes: every everyday noun is in the lexicon', () => {
  expect(listExamples('5', engine)[0]).toMatchObject({ noun: 'ihashe', meaning: 'horse' })
  for (const [noun, nounClass] of [
    ['umlambo', '3'],
    ['isandla', '7'],
    ['usana', '11'],
    ['ubuso', '14'],
  ] as const)
    expect(listExamples(nounClass, engine).map((example) => example.noun)).toContain(noun)
})

test('noun classes: singular and plural lead to each other', () => {
  expect(partnerClass('9')).toEqual({ nounClass: '10', isPlural: true })
  expect(partnerClass('2a')).toEqual({ nounClass: '1a', isPlural: false })
  expect(partnerClass('15')).toBeNull()
})

test('noun classes address: restores what is shown; an unknown class means the first', () => {
  for (const shown of [
    { nounClass: '9', noun: 'inja' },
    { nounClass: '1a', noun: '' },
  ] as const)
    expect(readShownClass(writeShownClass(shown))).toEqual(shown)
  expect(readShownClass('?class=99')).toEqual({ nounClass: '1', noun: '' })
})

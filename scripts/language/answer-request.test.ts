import { expect, test } from 'vitest'
import { loadLanguageContent } from '#content/load-content.ts'
import { makeContentTree, readContentTree } from '../../tests/support/write-made-up-content.ts'
import { answerRequest, type LanguageCommand } from './answer-request.ts'

const content = readContentTree(makeContentTree(), (root) => loadLanguageContent(root, 'xh'))
const ask = (command: LanguageCommand, request: unknown) => answerRequest(command, typeof request === 'string' ? request : JSON.stringify(request), content)

test.each(['umntwana', 'abantwana', ' Child ', 'a child'])("'%s' is looked up in the lexicon and on the pages", (word) => {
  const entries = ask('lookup', word)['entries'] as object[]
  expect(entries[0]).toEqual({ id: 'noun.child', word: 'umntwana', partOfSpeech: 'noun', nounClass: '1', plural: 'abantwana', senses: ['child'], review: 'checked' })
})

test('a word is also found among the items and their accepted answers; an unknown one has no entries', () => {
  expect(ask('lookup', 'usana')['entries']).toMatchObject([{ id: 'vocabulary.family.child', word: 'umntwana' }])
  expect(ask('lookup', 'ikhompyutha')).toEqual({ word: 'ikhompyutha', entries: [] })
})

test('numbers and times are said, the usual form first', () => {
  expect((ask('number', { value: 10 })['forms'] as string[])[0]).toBe('lishumi')
  expect((ask('number', { value: 2, kind: 'ordinal' })['forms'] as string[])[0]).toBe('okwesibini')
  expect((ask('time', { hour: 7, minute: 45 })['forms'] as string[])[0]).toBe('ikota phambi kwentsimbi yesibhozo')
})

test('an answer is checked with the variants of the item', () => {
  const nothingToSay = { rule: null, explanation: null }
  expect(ask('check', { target: 'umntwana', answer: ' Umntwana', interface: 'en' })).toEqual({ verdict: 'correct', errorClass: null, ...nothingToSay })
  expect(ask('check', { target: 'umntwana', answer: 'usana' })).toEqual({ verdict: 'variant', errorClass: null, ...nothingToSay })
  expect(ask('check', { target: 'umntwana', answer: 'inja' })).toEqual({ verdict: 'wrong', errorClass: 'other-word', ...nothingToSay })
})

test.each<[LanguageCommand, unknown, string]>([
  ['number', '{', 'The request is not JSON: {'],
  ['number', { value: 'two' }, 'value: Invalid input'],
  ['number', { value: 2_000_000 }, '2000000'],
  ['number', { value: 3, of: 'abantwana' }, "Numbers that agree with a noun ('of') are not there yet."],
  ['time', { hour: 25 }, '25 is not an hour'],
  ['check', { target: 'umntwana' }, 'answer: Invalid input'],
  ['check', { target: 'umntwana', answer: 'inja', interface: 'de' }, 'interface: Invalid'],
  ['lookup', '  ', 'The request is empty'],
  ['conjugate', { verb: 'funda' }, "The command 'conjugate' has no answers yet."],
])('%s %j gets an error in plain words', (command, request, sentence) => {
  expect(ask(command, request)['error']).toContain(sentence)
})

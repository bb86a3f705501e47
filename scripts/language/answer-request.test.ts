import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadLanguageContent } from '#content/load-content.ts'
import { makeContentTree, readContentTree } from '../../tests/support/write-made-up-content.ts'
import { answerRequest, type LanguageCommand } from './answer-request.ts'

const content = readContentTree(makeContentTree(), (root) => loadLanguageContent(root, 'xh'))
const ask = (command: LanguageCommand, request: unknown) =>
  answerRequest(command, typeof request === 'string' ? request : JSON.stringify(request), content)

test.each(['umntwana', 'abantwana', ' Child ', 'a child'])(
  "lookup of '%s': the entry of the lexicon comes first",
  (word) => {
    const entries = ask('lookup', word)['entries'] as object[]
    expect(entries[0]).toEqual({
      id: 'noun.child',
      word: 'umntwana',
      partOfSpeech: 'noun',
      nounClass: '1',
      plural: 'abantwana',
      senses: ['child'],
      review: 'checked',
    })
  },
)

test('a word: also found among items and their accepted answers; an unknown one has no entries', () => {
  expect(ask('lookup', 'usana')['entries']).toMatchObject([{ id: 'vocabulary.family.child', word: 'umntwana' }])
  expect(ask('lookup', 'ikhompyutha')).toEqual({ word: 'ikhompyutha', entries: [] })
})

test('numbers and times: the usual form comes first', () => {
  expect((ask('number', { value: 10 })['forms'] as string[])[0]).toBe('lishumi')
  expect((ask('number', { value: 2, kind: 'ordinal' })['forms'] as string[])[0]).toBe('okwesibini')
  expect((ask('time', { hour: 7, minute: 45 })['forms'] as string[])[0]).toBe('ikota phambi kwentsimbi yesibhozo')
})

test.each([
  [{ value: 347, of: 'abantwana' }, 'abantwana abangamakhulu amathathu anamashumi amane anesixhenxe'],
  [{ value: 2, of: 'umntwana' }, 'abantwana ababini'],
  [{ value: 1, of: 'abantwana' }, 'umntwana omnye'],
  [{ value: 4, of: 'iincwadi' }, 'iincwadi ezine'],
  [{ value: 7, of: 'isikolo' }, 'izikolo ezisixhenxe'],
  [{ value: 3, kind: 'ordinal', of: 'umntwana' }, 'umntwana wesithathu'],
  [{ value: 2, kind: 'ordinal', of: 'abantwana' }, 'abantwana besibini'],
  [{ left: 2, operation: 'plus', right: 3 }, 'Isibini xa sidityaniswa nesithathu silingana nesihlanu.'],
  [{ rands: 3, cents: 50 }, 'iirandi ezintathu neesenti ezingamashumi amahlanu'],
])('number %j is said: %s', (request, words) => {
  expect((ask('number', request)['forms'] as string[])[0]).toBe(words)
})

test('times and dates: a time also names its part of the day, a date its day and month', () => {
  expect(ask('time', { hour: 19, minute: 30 })['forms']).toContain('icala emva kwentsimbi yesixhenxe ngorhatya')
  expect((ask('time', { day: 3, month: 1 })['forms'] as string[])[0]).toBe('umhla wesithathu kuJanyuwari')
})

test('answer check: the target is correct, a listed variant accepted, another word wrong', () => {
  expect(ask('check', { target: 'umntwana', answer: ' Umntwana', interface: 'en' })).toEqual({
    verdict: 'correct',
    errorClass: null,
    rule: null,
    explanation: null,
  })
  expect(ask('check', { target: 'umntwana', answer: 'usana' })).toMatchObject({
    verdict: 'variant',
    errorClass: null,
    rule: 'listedVariant',
  })
  expect(ask('check', { target: 'umntwana', answer: 'inja' })).toMatchObject({
    verdict: 'wrong',
    errorClass: 'other-word',
  })
})

test('answer check: another word is explained in the requested language', () => {
  const real = loadLanguageContent(join(import.meta.dirname, '../..'), 'xh')
  const explain = (language: string) =>
    answerRequest('check', JSON.stringify({ target: 'umntwana', answer: 'inja', interface: language }), real)[
      'explanation'
    ]
  expect(explain('en')).toContain('“dog”')
  expect(explain('af')).toContain('“hond”')
  expect(explain('xh')).toContain('“dog”')
})

test.each<[LanguageCommand, unknown, string]>([
  ['number', '{', 'The request is not JSON: {'],
  ['number', { value: 'two' }, 'value: Invalid input'],
  ['number', { value: 2_000_000 }, '2000000'],
  ['number', { value: 3, of: 'khona' }, "'khona' is not a noun."],
  ['number', { value: 1, of: 'amaqanda' }, "One is said of a single thing; 'amaqanda' is more than one."],
  ['number', { left: 2, operation: 'minus', right: 3 }, '-1 is not a whole number'],
  ['number', { left: 2, operation: 'power', right: 3 }, 'operation: Invalid option'],
  ['number', { rands: 0 }, 'no money at all'],
  ['time', { day: 31, month: 6 }, '31/6 is not a day of the calendar'],
  ['time', { hour: 25 }, '25 is not an hour'],
  ['check', { target: 'umntwana' }, 'answer: Invalid input'],
  ['check', { target: 'umntwana', answer: 'inja', interface: 'de' }, 'interface: Invalid'],
  ['lookup', '  ', 'The request is empty'],
  ['conjugate', { verb: 'funda', tense: 'tomorrow' }, 'tense: Invalid'],
  ['conjugate', { verb: 'funda', cell: 'N;SG' }, 'cell: is the cell of a verb'],
])('%s %j gets an error in plain words', (command, request, sentence) => {
  expect(ask(command, request)['error']).toContain(sentence)
})

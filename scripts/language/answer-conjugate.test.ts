import { expect, test } from 'vitest'
import { answerConjugate } from './answer-conjugate.ts'

test.each([
  ['xh', { verb: 'funda' }, 'ndiyafunda'],
  ['xh', { verb: 'ukuthanda', subject: '1', object: '1ps', polarity: 'negative', verbForm: null }, 'akandithandi'],
  ['xh', { verb: 'funda', mood: 'imperative' }, 'funda'],
  ['xh', { verb: 'bona', extensions: ['passive'], tense: 'recent-past' }, 'ndiboniwe'],
  ['xh', { verb: 'enza', subject: '2ps', question: 'what' }, 'wenzani'],
  ['xh', { verb: 'zama', mood: 'infinitive', reduplicated: true }, 'ukuzamazama'],
  ['zu', { verb: 'beka', cell: 'V;1;PL;FUT' }, 'sizobeka'],
])('conjugation in %s: %j gives %s first', (code, request, form) => {
  expect(answerConjugate(request, code).forms[0]).toBe(form)
})

test('conjugation: a language without a grammar gets an error that says so', () => {
  expect(() => answerConjugate({ verb: 'funda' }, 'ts')).toThrow("There are no verbs for 'ts' yet.")
})

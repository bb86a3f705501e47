import { expect, test } from 'vitest'
import { loadLanguageContent } from '#content/load-content.ts'
import { makeContentTree, readContentTree } from '../../tests/support/write-made-up-content.ts'
import { answerRequest } from './answer-request.ts'

const content = readContentTree(makeContentTree(), (root) => loadLanguageContent(root, 'xh'))
const ask = (request: unknown) => answerRequest('plural', JSON.stringify(request), content)

test('plurals are asked for with a class or without one', () => {
  expect(ask({ singular: 'ilizwi', nounClass: '5' })).toEqual({ forms: ['amazwi', 'amalizwi'], nounClass: '6' })
  expect(ask({ singular: ' icephe ' })).toMatchObject({ forms: ['amacephe', 'iicephe'], nounClass: '6' })
  expect(ask({ singular: 'umntwana' })).toEqual({ forms: ['abantwana'], nounClass: '2' })
})

test('the plural the lexicon has is only that of its own class', () => {
  expect(ask({ singular: 'umntwana', nounClass: '3' })).toMatchObject({ forms: ['imintwana'], nounClass: '4' })
})

test.each([
  [{ singular: 'ilizwi', nounClass: '12' }, "'12' is not a noun class."],
  [{ nounClass: '5' }, 'singular: Invalid input'],
  [{ singular: ' ' }, 'singular:'],
])('%j gets an error in plain words', (request, sentence) => {
  expect(ask(request)['error']).toContain(sentence)
})

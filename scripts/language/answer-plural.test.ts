import { expect, test } from 'vitest'
import { loadLanguageContent } from '#content/load-content.ts'
import { makeContentTree, readContentTree } from '../../tests/support/write-made-up-content.ts'
import { answerRequest } from './answer-request.ts'

const content = readContentTree(makeContentTree(), (root) => loadLanguageContent(root, 'xh'))
const ask = (request: unknown) => answerRequest('plural', JSON.stringify(request), content)

test('plural request: answered with and without a noun class', () => {
  expect(ask({ singular: 'ilizwi', nounClass: '5' })).toEqual({ forms: ['amazwi', 'amalizwi'], nounClass: '6' })
  expect(ask({ singular: ' icephe ' })).toMatchObject({ forms: ['amacephe', 'iicephe'], nounClass: '6' })
  expect(ask({ singular: 'umntwana' })).toEqual({ forms: ['abantwana'], nounClass: '2' })
})

test('plural request: the lexicon’s plural is used only for its own class', () => {
  expect(ask({ singular: 'umntwana', nounClass: '3' })).toMatchObject({ forms: ['imintwana'], nounClass: '4' })
})

test.each([
  [{ singular: 'ilizwi', nounClass: '12' }, "'12' is not a noun class."],
  [{ nounClass: '5' }, 'singular: Invalid input'],
  [{ singular: ' ' }, 'singular:'],
])('plural request %j: gets a plain error', (request, sentence) => {
  expect(ask(request)['error']).toContain(sentence)
})

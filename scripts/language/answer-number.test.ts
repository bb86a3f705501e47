import { expect, test } from 'vitest'
import { loadLanguageContent } from '#content/load-content.ts'
import { makeContentTree, readContentTree } from '../../tests/support/write-made-up-content.ts'
import { answerRequest, type LanguageCommand } from './answer-request.ts'

const content = readContentTree(makeContentTree(), (root) => loadLanguageContent(root, 'xh'))
const inZulu = { ...content, code: 'zu' as const }

test.each<[LanguageCommand, object]>([
  ['number', { value: 5 }],
  ['number', { value: 5, of: 'abantwana' }],
  ['number', { value: 5, kind: 'ordinal' }],
  ['number', { left: 2, operation: 'plus', right: 3 }],
  ['number', { rands: 5 }],
  ['time', { hour: 7, minute: 15 }],
  ['time', { day: 3, month: 1, year: 2026 }],
])('%s %j: answered in isiXhosa, refused in plain words for isiZulu', (command, request) => {
  expect(answerRequest(command, JSON.stringify(request), content)['forms']).not.toHaveLength(0)
  expect(answerRequest(command, JSON.stringify(request), inZulu)).toEqual({
    error: `${command === 'time' ? 'Times and dates' : 'Numbers, sums and money'} can’t be said in 'zu' yet.`,
  })
})

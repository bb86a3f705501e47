import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textToday } from './retired-texts.ts'

const texts = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../locales/en/khulu.json'), 'utf8'),
) as Record<string, string>

test.each([
  ['khulu.ask.meanEnkosi', 'word'],
  ['khulu.ask.conjugatePast', 'word'],
  ['khulu.unknown.phrase', 'phrase'],
])('retired text: %s in a stored conversation is still shown', (retired, value) => {
  expect(texts[retired]).toBeUndefined()
  expect(texts[textToday(retired)]).toContain(`{${value}}`)
})

test('current text: shown unchanged', () => {
  expect(textToday('khulu.unknown.word')).toBe('khulu.unknown.word')
})

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { unpackTexts } from '#web/platform/i18n/unpack-texts.ts'
import { packTexts } from './pack-texts.ts'

const unpacked = (compiled: Record<string, readonly unknown[]>): unknown => {
  const { keys, texts } = packTexts(compiled)
  return unpackTexts(keys, texts)
}

test('packed texts: brackets, line breaks, plurals and empty texts come back unchanged', () => {
  const compiled = {
    'a.one': ['One'],
    'a.two.three': ['[in brackets]'],
    'a.four': ['two\nlines'],
    'b.one': ['Hello ', ['name']],
    'a.empty': [''],
    'a.five': [['n', 'plural', { one: ['#', ' word'], other: ['#', ' words'] }]],
  }
  expect(unpacked(compiled)).toEqual(compiled)
})

test('packed texts: every text of the project comes back unchanged', () => {
  const files = globSync('locales/*/*.json', { cwd: fileURLToPath(new URL('../..', import.meta.url)) })
  expect(files.length).toBeGreaterThan(100)
  for (const file of files) {
    const messages = Object.entries(
      JSON.parse(readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')) as Record<
        string,
        string
      >,
    ).filter(([key]) => !key.startsWith('@'))
    const compiled = Object.fromEntries(messages.map(([key, message]) => [key, compileMessageOrThrow(message)]))
    expect(unpacked(compiled), file).toEqual(compiled)
  }
})

test('packed texts: an ambiguous key is refused', () => {
  expect(() => packTexts({ 'a.b:c': ['x'] })).toThrow(/a\.b:c/)
})

import { expect, test } from 'vitest'
import { readTitles } from './read-titles.ts'

const titlesOf = (text: string): string[] => readTitles('a.test.ts', text).titles

test('titles: on the line after the call, after a table and in a template, read whole', () => {
  expect(titlesOf("test(\n  'one thing [A]',\n  () => {},\n)")).toEqual(["'one thing [A]'"])
  expect(titlesOf("test.each([['x']])(\n  'each %s [A]',\n  () => {},\n)")).toEqual(["'each %s [A]'"])
  expect(titlesOf('walk(`at ${place ? "[A]" : ""}`, { timeout: 1 }, () => {})')).toEqual(['`at ${place ? "[A]" : ""}`'])
})

test('titles: comments, strings of data and other calls are none', () => {
  expect(titlesOf("// test('[A]', () => {})\n/* test('[A]') */\nconst rows = ['[A]']\nopen('[A]', () => {})")).toEqual(
    [],
  )
  expect(titlesOf('const said = "test(\'[A]\', () => {})"')).toEqual([])
})

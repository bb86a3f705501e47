import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { itemGlossesSchema, itemSchema, type Item, type ItemGloss } from '#content/schema.ts'
import { clockEntries, numberEntries, type GeneratedEntry } from './number-items.ts'

const LANGUAGE = join(import.meta.dirname, '..', 'content', 'languages', 'xh')
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(LANGUAGE, file), 'utf8')) as unknown
const itemsOf = (section: string): Item[] => itemSchema.array().parse(readJson(`items/${section}.json`))
const glossesOf = (section: string): Record<string, ItemGloss> =>
  itemGlossesSchema.parse(readJson(`glosses/en/items/${section}.json`))

/**
 * Expects the file's items of one kind to be those of the rules, in their order. If not, run `node
 * scripts/write-number-items.ts`.
 */
function expectGenerated(section: string, generated: readonly GeneratedEntry[], written: readonly Item[]): void {
  const glosses = glossesOf(section)
  expect(written).toEqual(generated.map(({ item }) => item))
  expect(written.map(({ id }) => glosses[id]?.meaning)).toEqual(generated.map(({ meaning }) => meaning))
}

test('numbers page: its cardinals and ordinals are those of the rules', () => {
  expectGenerated(
    'numbers',
    numberEntries(),
    itemsOf('numbers').filter(({ category }) => category !== 'math'),
  )
})

test('time page: its clock times are those of the rules', () => {
  const generated = clockEntries()
  expect(generated).toHaveLength(48)
  expectGenerated('time', generated, itemsOf('time').slice(0, generated.length))
})

test('English meanings of numbers and times: in words and in digits', () => {
  const meanings = new Map([...numberEntries(), ...clockEntries()].map(({ item, meaning }) => [item.id, meaning]))
  expect(meanings.get('numbers.cardinal.twenty-one')).toBe('21 (twenty-one)')
  expect(meanings.get('numbers.cardinal.three-hundred')).toBe('300 (three hundred)')
  expect(meanings.get('numbers.cardinal.twenty-thousand')).toBe('20 000 (twenty thousand)')
  expect(meanings.get('numbers.cardinal.one-million')).toBe('1 000 000 (one million)')
  expect(meanings.get('numbers.ordinal.twelfth')).toBe('twelfth (12th)')
  expect(meanings.get('numbers.ordinal.third')).toBe('third (3rd)')
  expect(meanings.get('time.time.quarter-to-eight')).toBe('a quarter to eight (7:45)')
  expect(meanings.get('time.time.half-past-twelve')).toBe('half past twelve (12:30)')
})

test('number and time items: no answer is correct for two items of a category', () => {
  for (const section of ['numbers', 'time']) {
    const owners = new Map<string, string>()
    for (const { id, category, target, also } of itemsOf(section)) {
      for (const answer of new Set([target, ...also].map((form) => `${category} ${form.toLowerCase()}`))) {
        expect(owners.get(answer), answer).toBeUndefined()
        owners.set(answer, id)
      }
    }
  }
})

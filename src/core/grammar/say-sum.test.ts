import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saySum, SUM_OPERATIONS } from '#core/grammar/say-sum.ts'

type Operation = (typeof SUM_OPERATIONS)[number]

type Item = { id: string; target: string; also: string[] }

const items = JSON.parse(readFileSync('content/languages/xh/items/numbers.json', 'utf8')) as Item[]

test.each([
  ['two-plus-three', 2, 'plus', 3],
  ['four-plus-five', 4, 'plus', 5],
  ['two-times-three', 2, 'times', 3],
  ['five-times-two', 5, 'times', 2],
  ['six-divided-by-two', 6, 'divided-by', 2],
  ['ten-divided-by-five', 10, 'divided-by', 5],
  ['five-minus-two', 5, 'minus', 2],
  ['nine-minus-three', 9, 'minus', 3],
] as const)('sum: %s of the numbers page is worded as on the page, variants included', (id, left, operation, right) => {
  const item = items.find((one) => one.id === `numbers.math.${id}`)
  const forms = saySum({ left, operation, right })
  expect(forms[0]).toBe(item?.target)
  expect(forms).toEqual(expect.arrayContaining(item?.also.filter((words) => words.endsWith('.')) ?? ['']))
})

test.each([
  ['two-and-three-make-five', 2, 3],
  ['four-and-four-make-eight', 4, 4],
])('%s: two numbers can make a third', (id, left, right) => {
  expect(saySum({ left, operation: 'plus', right })).toContain(
    items.find((one) => one.id === `numbers.math.${id}`)?.target,
  )
})

/**
 * Sums with the taught sentence and the source of the verb. Concords are those of the numbers' classes, as in
 * XHOSA_CONCORDS.
 */
test.each<[number, Operation, number, string, string]>([
  [
    3,
    'plus',
    4,
    'Isithathu xa sidityaniswa nesine silingana nesixhenxe.',
    'page of numbers; attested in corpora (kudityaniswa)',
  ],
  [
    10,
    'plus',
    10,
    'Ishumi xa lidityaniswa neshumi lilingana namashumi amabini.',
    'attested in corpora (kudityaniswa, lilingana)',
  ],
  [
    20,
    'plus',
    5,
    'Amashumi amabini xa edityaniswa nesihlanu alingana namashumi amabini anesihlanu.',
    'attested in corpora (alinganayo)',
  ],
  [
    100,
    'minus',
    20,
    'Ikhulu xa kuthatyathwa amashumi amabini kushiyeka amashumi asibhozo.',
    'page of numbers; attested in corpora (ithatyathwe)',
  ],
  [3, 'minus', 3, 'Isithathu xa kuthatyathwa isithathu kushiyeka unothi.', 'page of numbers (unothi)'],
  [
    20,
    'times',
    2,
    'Amashumi amabini xa ephindaphindwa ngesibini alingana namashumi amane.',
    'attested in corpora (ngokuphindaphindiweyo)',
  ],
  [
    20,
    'divided-by',
    4,
    'Amashumi amabini xa esahlulwa ngesine alingana nesihlanu.',
    'NCHLT corpus (e- in clauses of class 6); attested in corpora (esenziwa)',
  ],
  [0, 'plus', 2, 'Unothi xa edityaniswa nesibini ulingana nesibini.', 'page of numbers (unothi)'],
])('%d %s %d is read: %s (%s)', (left, operation, right, words) => {
  expect(saySum({ left, operation, right })[0]).toBe(words)
})

test.each<[number, Operation, number, string, string]>([
  [
    20,
    'minus',
    3,
    'Xa kuthatyathwa isithathu kumashumi amabini kushiyeka ishumi elinesixhenxe.',
    'attested in corpora (kumashumi)',
  ],
  [10, 'minus', 3, 'Xa kuthatyathwa isithathu kwishumi kushiyeka isixhenxe.', 'attested in corpora (kwishumi)'],
  [
    6,
    'divided-by',
    2,
    'Isithandathu xa sisahlulwa ngesibini silingana nesithathu.',
    'attested in corpora (besenza, esenziwa: -s- before a vowel)',
  ],
])('%d %s %d may be read: %s (%s)', (left, operation, right, words) => {
  expect(saySum({ left, operation, right })).toContain(words)
})

test('sums: different sums have different wordings, each a whole sentence', () => {
  const number = fc.integer({ min: 1, max: 999 })
  const sum = fc.record({ left: number, operation: fc.constantFrom(...SUM_OPERATIONS), right: number })
  const whole = sum.map(({ left, operation, right }) =>
    operation === 'divided-by'
      ? { left: left * right, operation, right }
      : operation === 'minus'
        ? { left: left + right, operation, right }
        : { left, operation, right },
  )
  fc.assert(
    fc.property(whole, whole, (first, second) => {
      const forms = saySum(first)
      for (const words of forms) expect(words).toMatch(/^[A-Z][a-z]+( [a-z]+)+\.$/)
      expect(new Set(forms).size).toBe(forms.length)
      fc.pre(JSON.stringify(first) !== JSON.stringify(second))
      expect(forms).not.toContain(saySum(second)[0])
    }),
  )
})

test.each([
  [2, 'minus', 3],
  [7, 'divided-by', 2],
  [7, 'divided-by', 0],
  [0, 'divided-by', 0],
  [1000, 'times', 1001],
  [1.5, 'plus', 1.5],
  [-1, 'plus', 2],
] as const)('sum: %d %s %d has no words', (left, operation, right) => {
  expect(() => saySum({ left, operation, right })).toThrow(RangeError)
})

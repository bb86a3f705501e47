import { expect, test } from 'vitest'
import {
  findFault,
  FIRST_ENTRIES,
  percentOf,
  readNumber,
  SIMULATION_STEPS,
  simulationOf,
  topOfAxis,
} from './simulation-state.ts'

const LICENSED = { ...FIRST_ENTRIES, tier: 'licensed' } as const

test('simulation entries: numbers with a point, a comma or spaces are read, other texts are not', () => {
  expect(['149,50', '149.5', '1 000', ' 12 '].map(readNumber)).toEqual([149.5, 149.5, 1000, 12])
  expect(['', 'ten', '-1', '1e3', '1,2,3', '12.345', '1234567890'].map(readNumber)).toEqual(Array(7).fill(undefined))
})

test('simulation steps: a tier must be chosen, the other steps begin with an example', () => {
  expect(SIMULATION_STEPS.map((step) => findFault(step, FIRST_ENTRIES))).toEqual([
    'missing',
    undefined,
    undefined,
    undefined,
    undefined,
    'missing',
  ])
  expect(simulationOf(FIRST_ENTRIES)).toBeUndefined()
})

test('simulation steps: values out of bounds and parts of a learner are faults', () => {
  expect(findFault('learners', { ...LICENSED, learners: '' })).toBe('missing')
  expect(findFault('learners', { ...LICENSED, learners: '0' })).toBe('invalid')
  expect(findFault('learners', { ...LICENSED, learners: '2.5' })).toBe('invalid')
  expect(findFault('price', { ...LICENSED, price: '0,99' })).toBe('invalid')
  expect(findFault('months', { ...LICENSED, months: '37' })).toBe('invalid')
  expect(findFault('growth', { ...LICENSED, growth: '21' })).toBe('invalid')
  expect(simulationOf({ ...LICENSED, growth: '21' })).toBeUndefined()
})

test('simulation: the commission follows the tier until one is chosen', () => {
  expect(percentOf(LICENSED)).toBe(18)
  expect(percentOf({ ...LICENSED, tier: 'franchise' })).toBe(20)
  expect(percentOf({ ...LICENSED, percent: 16 })).toBe(16)
  expect(simulationOf({ ...LICENSED, price: '149,50' })).toEqual({
    learners: 20,
    priceCents: 14_950,
    months: 12,
    growth: 5,
    percent: 18,
  })
})

test('axis of a chart: its top is round and at least as high as the highest value', () => {
  expect([0, 1, 15_000, 20_000, 63_000, 99].map(topOfAxis)).toEqual([1, 1, 20_000, 20_000, 100_000, 100])
})

import { expect, test } from 'vitest'
import { checkSchool, newSchool, sentSchool } from './school-form-state.ts'

const TYPED = {
  ...newSchool(2026),
  name: 'Khanya',
  description: 'Reading',
  location: 'Gqeberha',
  focus: ['isixhosa' as const],
}

test('form of a school: a complete one has no wrong field, and the year is sent as a number', () => {
  expect(checkSchool(TYPED, 2026)).toEqual({})
  expect(sentSchool(TYPED).founded).toBe(2026)
})

test('form of a school: each missing field is named', () => {
  expect(checkSchool(newSchool(2026), 2026)).toEqual({
    name: 'missing',
    description: 'missing',
    location: 'missing',
    focus: 'missing',
  })
})

test.each(['1799', '2027', '20.5', 'soon'])('form of a school: the year %s is refused', (founded) => {
  expect(checkSchool({ ...TYPED, founded }, 2026)).toEqual({ founded: 'invalid' })
})

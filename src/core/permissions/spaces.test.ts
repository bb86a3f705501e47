import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canHold,
  founding,
  JOIN_CODE_LENGTH,
  JOIN_CODE_SIGNS,
  makeJoinCode,
  mayKnow,
  rolesFor,
  SPACE_KINDS,
  usualTags,
} from '#core/permissions/spaces.ts'

test('founder of a space: is in charge of it', () => {
  expect(SPACE_KINDS.map((kind) => founding(kind).role)).toEqual(['parent', 'teacher', 'founder'])
  for (const kind of SPACE_KINDS) expect(canHold('adult', founding(kind))).toBe(true)
})

test('person under 18: never teaches, founds or is a parent; only looks and hands in', () => {
  for (const band of ['child', 'teen'] as const) {
    expect(SPACE_KINDS.map((kind) => rolesFor(kind, band))).toEqual([['student'], ['student'], ['member']])
    expect(canHold(band, { kind: 'family', role: 'student', tags: ['view', 'submit'] })).toBe(true)
    expect(canHold(band, { kind: 'family', role: 'student', tags: ['view', 'edit'] })).toBe(false)
    expect(canHold(band, { kind: 'family', role: 'parent', tags: ['view'] })).toBe(false)
  }
  expect(canHold('adult', { kind: 'family', role: 'student', tags: ['edit'] })).toBe(true)
  expect(canHold('adult', { kind: 'family', role: 'teacher', tags: usualTags('teacher') })).toBe(false)
  expect(canHold('adult', { kind: 'family', role: 'parent', tags: [] })).toBe(false)
})

test('class: students know teachers, not one another; teachers know all; a family knows itself', () => {
  expect(mayKnow('class', 'student', 'student')).toBe(false)
  expect(mayKnow('class', 'student', 'teacher')).toBe(true)
  expect(mayKnow('class', undefined, 'student')).toBe(false)
  expect(mayKnow('class', 'assistant', 'student')).toBe(true)
  expect(mayKnow('school', 'member', 'member')).toBe(false)
  expect(mayKnow('family', 'student', 'student')).toBe(true)
})

test('join code: has its signs and length; too few fair bytes give none', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 0, maxLength: 40 }), (random) => {
      const code = makeJoinCode(random)
      const fair = [...random].filter((byte) => byte < 256 - (256 % JOIN_CODE_SIGNS.length)).length
      expect(code === undefined).toBe(fair < JOIN_CODE_LENGTH)
      if (code !== undefined) expect(code).toMatch(new RegExp(`^[${JOIN_CODE_SIGNS}]{${JOIN_CODE_LENGTH}}$`))
    }),
  )
})

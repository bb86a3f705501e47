import { expect, test } from 'vitest'
import { GUARDIAN_SCOPES, mayForChild } from '#core/permissions/guardian-scopes.ts'

const NOW = Date.parse('2026-03-02T10:00:00Z')

test('a guardian may do what the relation names, and nothing else [S6.04]', () => {
  for (const scope of GUARDIAN_SCOPES) {
    expect(mayForChild({ scopes: [scope], endsAt: null }, scope, NOW)).toBe(true)
    expect(GUARDIAN_SCOPES.filter((other) => mayForChild({ scopes: [scope], endsAt: null }, other, NOW))).toEqual([scope])
    expect(mayForChild({ scopes: [], endsAt: null }, scope, NOW)).toBe(false)
  }
})

test('from its end on a relation allows nothing', () => {
  const relation = { scopes: GUARDIAN_SCOPES, endsAt: NOW }
  expect(mayForChild(relation, 'see-progress', NOW - 1)).toBe(true)
  expect(mayForChild(relation, 'see-progress', NOW)).toBe(false)
})

test('who has no relation may nothing', () => {
  expect(GUARDIAN_SCOPES.filter((scope) => mayForChild(undefined, scope, NOW))).toEqual([])
})

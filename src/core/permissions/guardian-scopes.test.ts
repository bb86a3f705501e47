import { expect, test } from 'vitest'
import {
  GUARDIAN_SCOPES,
  mayChooseGuardians,
  mayForChild,
  type GuardianRelation,
} from '#core/permissions/guardian-scopes.ts'

const NOW = Date.parse('2026-03-02T10:00:00Z')
const relation = (changes: Partial<GuardianRelation> = {}): GuardianRelation => ({
  kind: 'invited',
  scopes: GUARDIAN_SCOPES,
  endsAt: null,
  ...changes,
})

test('guardian: may do what the relation names, and nothing else', () => {
  for (const scope of GUARDIAN_SCOPES) {
    expect(mayForChild(relation({ scopes: [scope] }), scope, NOW)).toBe(true)
    expect(GUARDIAN_SCOPES.filter((other) => mayForChild(relation({ scopes: [scope] }), other, NOW))).toEqual([scope])
    expect(mayForChild(relation({ scopes: [] }), scope, NOW)).toBe(false)
  }
})

test('ended relation: allows nothing from its end on', () => {
  const ending = relation({ endsAt: NOW })
  expect(mayForChild(ending, 'see-progress', NOW - 1)).toBe(true)
  expect(mayForChild(ending, 'see-progress', NOW)).toBe(false)
})

test('person without a relation: may do nothing', () => {
  expect(GUARDIAN_SCOPES.filter((scope) => mayForChild(undefined, scope, NOW))).toEqual([])
})

test('guardians: the first chooses the others; an invited one invites nobody, with any scope', () => {
  expect(mayChooseGuardians(relation({ kind: 'first' }), NOW)).toBe(true)
  expect(mayChooseGuardians(relation({ kind: 'first', endsAt: NOW }), NOW)).toBe(false)
  expect(mayChooseGuardians(relation(), NOW)).toBe(false)
  expect(mayChooseGuardians(undefined, NOW)).toBe(false)
})

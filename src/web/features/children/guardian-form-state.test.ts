import { expect, test } from 'vitest'
import { checkGuardianForm, endOfDay, guardianInput, lastDayOf } from './guardian-form-state.ts'

const SOUTH_AFRICA = 120

test("a relation: lasts through its last day at the guardian's place; the form shows that day", () => {
  expect(guardianInput({ scopes: ['consent'], lastDay: '2026-05-01' }, SOUTH_AFRICA)).toEqual({
    scopes: ['consent'],
    endsAt: '2026-05-01T22:00:00.000Z',
  })
  for (const offset of [-480, 0, SOUTH_AFRICA, 345]) {
    expect(lastDayOf(new Date(endOfDay('2026-05-01', offset) ?? 0).toISOString(), offset)).toBe('2026-05-01')
  }
  expect([guardianInput({ scopes: [], lastDay: '' }, 0).endsAt, lastDayOf(null, 0)]).toEqual([null, ''])
})

test('guardian form: at least one permission, and no last day that has passed or is invalid', () => {
  const now = Date.parse('2026-05-02T10:00:00Z')
  expect(checkGuardianForm({ scopes: [], lastDay: '' }, now, SOUTH_AFRICA)).toEqual({ scopes: 'missing' })
  expect(checkGuardianForm({ scopes: ['consent'], lastDay: '2026-05-02' }, now, SOUTH_AFRICA)).toEqual({})
  for (const lastDay of ['2026-05-01', '2026-02-31x', 'tomorrow', '2026-13-01']) {
    expect([lastDay, checkGuardianForm({ scopes: ['consent'], lastDay }, now, SOUTH_AFRICA)]).toEqual([
      lastDay,
      { endsAt: 'invalid' },
    ])
  }
})

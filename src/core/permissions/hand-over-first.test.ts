import { expect, test } from 'vitest'
import { mayBecomeFirst, offerEnd } from '#core/permissions/hand-over-first.ts'

const NOW = new Date('2026-03-02T10:00:00.000Z')
const END = new Date('2026-03-09T10:00:00.000Z')
const relation = { kind: 'invited', scopes: ['see-progress'], endsAt: null, offeredAt: NOW } as const

test('an offer to be the first guardian: it stands for seven days (M4)', () => {
  expect(offerEnd(NOW, NOW)).toEqual(END)
  expect(offerEnd(NOW, END)).toBeNull()
  expect(offerEnd(null, NOW)).toBeNull()
})

test('becoming the first guardian: only an invited guardian with an offer can (M4)', () => {
  expect(mayBecomeFirst(relation, NOW)).toBe(true)
  expect(mayBecomeFirst({ ...relation, kind: 'first' }, NOW)).toBe(false)
  expect(mayBecomeFirst({ ...relation, offeredAt: null }, NOW)).toBe(false)
  expect(mayBecomeFirst(relation, END)).toBe(false)
})

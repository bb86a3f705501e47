import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const seal = createSeal<{ name: string }>('a secret of these tests, long enough', 'tests')

test('sealed text: unreadable, and opens until it expires', () => {
  const closed = seal.close({ name: 'Nomsa' }, 1000)
  expect(closed).toMatch(/^[\w-]+$/)
  expect(Buffer.from(closed, 'base64url').toString('latin1')).not.toContain('Nomsa')
  expect([seal.open(closed, 999), seal.open(closed, 1000)]).toEqual([{ name: 'Nomsa' }, undefined])
})

test('sealed text: a changed one, or one of another purpose or server, can’t be opened [ASVS V9.1.1] [ASVS V9.2.2]', () => {
  const closed = seal.close({ name: 'Nomsa' }, 1000)
  for (let place = 0; place < closed.length - 1; place++) {
    const changed = `${closed.slice(0, place)}${closed[place] === 'A' ? 'B' : 'A'}${closed.slice(place + 1)}`
    expect(seal.open(changed, 0)).toBeUndefined()
  }
  expect(createSeal('a secret of these tests, long enough', 'other').open(closed, 0)).toBeUndefined()
  expect(createSeal('another secret of a server, long enough', 'tests').open(closed, 0)).toBeUndefined()
  for (const text of [undefined, '', 'x', 'not ours at all, but long enough to be'])
    expect(seal.open(text, 0)).toBeUndefined()
})

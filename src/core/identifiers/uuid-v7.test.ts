import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'

const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 })
const times = fc.integer({ min: 0, max: 2 ** 48 - 1 })

test('UUIDv7: the example of RFC 9562, appendix A.6', () => {
  const random = Uint8Array.of(0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f)
  expect(uuidV7(0x017f22e279b0, random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')
})

test('UUIDv7: version and variant are always those of version 7', () => {
  fc.assert(
    fc.property(times, bytes, (now, random) => {
      expect(uuidV7(now, random)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    }),
  )
})

test('UUIDv7: a later one sorts after an earlier one', () => {
  fc.assert(
    fc.property(times, times, bytes, bytes, (one, other, some, more) => {
      fc.pre(one < other)
      expect(uuidV7(one, some) < uuidV7(other, more)).toBe(true)
    }),
  )
})

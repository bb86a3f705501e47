import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressRange } from '#server/platform/http/address-range.ts'

test.each([
  ['203.0.113.7', '203.0.113.*'],
  ['::ffff:203.0.113.200', '203.0.113.*'],
  ['2001:db8:1:2ff::1', '2001:db8:1:200'],
  ['2001:0DB8:0001:02aa:1:2:3:4', '2001:db8:1:200'],
  ['2001:db8::1', '2001:db8:0:0'],
])('%s: in the range %s, in any notation', (address, name) => {
  expect(addressRange(address)).toEqual({ name, isPublic: true })
})

test('ranges: 256 neighbouring IPv4 addresses, or 256 IPv6 networks; others differ', () => {
  fc.assert(
    fc.property(fc.nat(255), fc.nat(255), fc.nat(65_535), (one, other, host) => {
      expect(addressRange(`198.51.100.${one}`)).toEqual(addressRange(`198.51.100.${other}`))
      expect(addressRange(`198.51.${one}.1`).name === addressRange(`198.51.${other}.1`).name).toBe(one === other)
      const network = (byte: number, group: number): string =>
        `2001:db8:0:${(group * 256 + byte).toString(16)}::${host.toString(16)}`
      expect(addressRange(network(one, 1))).toEqual(addressRange(network(other, 1)))
      expect(addressRange(network(one, 1)).name).not.toBe(addressRange(network(one, 2)).name)
    }),
  )
})

test.each([
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.1',
  '192.168.1.9',
  '100.64.0.1',
  '169.254.1.1',
  'fe80::1%eth0',
  'fd12::1',
  'unknown',
  '',
  '1.2.3',
  ':::',
  '1::2::3',
  'g::1',
])('%s: not a public address', (address) => expect(addressRange(address).isPublic).toBe(false))

test.each(['172.32.0.1', '11.0.0.1', '100.128.0.1', '192.169.0.1', '2c0f:f248::1'])('%s: a public address', (address) =>
  expect(addressRange(address).isPublic).toBe(true),
)

test('address range: any text has a named one', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (address) => {
      expect(addressRange(address).name).not.toBe('')
    }),
  )
})

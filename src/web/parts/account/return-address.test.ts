import { expect, test } from 'vitest'
import { readReturnAddress, withReturn } from './return-address.ts'

const OWN = 'https://funda.example'
const read = (address: string): string | undefined =>
  readReturnAddress(withReturn('/kids-login', address).replace('/kids-login', ''), OWN)

test('return address: a page of this site comes back with its query and place', () => {
  for (const address of ['/assignments', '/own-lesson/0199', '/quiz?round=2#end']) expect(read(address)).toBe(address)
})

test('return address: every way to leave the site is refused', () => {
  for (const address of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'assignments',
    '',
  ])
    expect([address, read(address)]).toEqual([address, undefined])
})

test('return address: a login without one has none', () => {
  expect(readReturnAddress('', OWN)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { isInternalAddress, isReservedName } from '#core/people/reserved-names.ts'

test.each([
  'admin',
  'Admin',
  'admin2',
  '4dmin',
  'adrnin',
  'a.d.m.i.n',
  'funda',
  'funda-staff',
  'fund4',
  'nomsa.funda',
  'khulu',
  'khu1u',
  'KHULU',
  'khulu_',
  'support',
  '5upport',
  'ѕupport',
  'suppоrt',
  'teacher',
  'teacher7',
  'the.teacher',
  'ádmin',
  'ａｄｍｉｎ',
  'staff-team',
  'system',
  'noreply',
  'no-reply',
  'root',
  'fundа',
])("the name %s: kept for Funda's own people", (name) => {
  expect(isReservedName(name)).toBe(true)
})

test.each([
  'nomsa',
  'fundani',
  'fundisa',
  'khuluma',
  'teacher.nomsa',
  'adminah',
  'thandi7',
  'sipho_2014',
  'themba',
  'lindiwe',
  'busi',
  'zola',
  'mfundisi',
  'roots',
  'supportive',
  'newone',
  'newchild',
  'bheki',
  'makhulu',
  'mod1ba',
])('the name %s: free', (name) => {
  expect(isReservedName(name)).toBe(false)
})

test('addresses that reach nobody: refused, whatever stands before them', () => {
  for (const email of [
    'x@child.invalid',
    'x@hub.invalid',
    'x@localhost',
    'x@mail.local',
    'x@a.b.internal',
    'x@home.arpa',
    'x@printer.lan',
  ])
    expect([email, isInternalAddress(email)]).toEqual([email, true])
  for (const email of ['nomsa@example.com', 'invalid@example.org', 'x@local.co.za', 'x@internal.example'])
    expect([email, isInternalAddress(email)]).toEqual([email, false])
})

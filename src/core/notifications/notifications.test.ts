import { expect, test } from 'vitest'
import { FIRST_CHOICES, isQuiet } from '#core/notifications/choices.ts'
import { NOTIFICATION_KINDS, notificationPage } from '#core/notifications/kinds.ts'

const at = (time: string): number => Date.parse(`2026-03-02T${time}:00Z`)

test.each([
  ['17:59', false],
  ['18:00', true],
  ['23:30', true],
  ['04:59', true],
  ['05:00', false],
])('quiet time: 20:00 to 07:00 in Johannesburg, %s UTC is %s', (time, quiet) => {
  expect(isQuiet(FIRST_CHOICES, at(time))).toBe(quiet)
})

test('quiet time: follows the zone of the person, and summer time there', () => {
  const choices = { quietFrom: 22, quietTo: 6, zone: 'America/New_York' }
  expect([
    isQuiet(choices, Date.parse('2026-03-02T10:30:00Z')),
    isQuiet(choices, Date.parse('2026-07-02T10:30:00Z')),
  ]).toEqual([true, false])
})

test('quiet time: within one day, and none if both hours are the same', () => {
  expect([
    isQuiet({ quietFrom: 9, quietTo: 12, zone: 'UTC' }, at('11:59')),
    isQuiet({ quietFrom: 9, quietTo: 12, zone: 'UTC' }, at('12:00')),
  ]).toEqual([true, false])
  expect(isQuiet({ quietFrom: 9, quietTo: 9, zone: 'UTC' }, at('09:30'))).toBe(false)
})

test('notifications: each kind leads to a page of the product, and the id is escaped', () => {
  for (const kind of NOTIFICATION_KINDS) expect(notificationPage(kind, 'x')).toMatch(/^\/[a-z/-]+x?$/)
  expect(notificationPage('join-request', 'a/b')).toBe('/dashboard/schools/a%2Fb')
})

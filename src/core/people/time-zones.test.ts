import { expect, test } from 'vitest'
import { nameOfZone, TIME_ZONE_NAMES, TIME_ZONES } from '#core/people/time-zones.ts'
import { isTimeZone, USUAL_ZONE } from '#core/schedule/time-zones.ts'

test('time zones: Johannesburg is first, and ET, CT, MT and PT follow', () => {
  expect(TIME_ZONES.slice(0, 5).map(nameOfZone)).toEqual([
    'Johannesburg (SAST)',
    'New York (ET)',
    'Chicago (CT)',
    'Denver (MT)',
    'Los Angeles (PT)',
  ])
  expect(TIME_ZONE_NAMES[0]).toBe(USUAL_ZONE)
})

test('time zones: each exists and is listed once', () => {
  expect(TIME_ZONE_NAMES.filter((zone) => !isTimeZone(zone))).toEqual([])
  expect(new Set(TIME_ZONE_NAMES).size).toBe(TIME_ZONE_NAMES.length)
})

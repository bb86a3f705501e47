import { expect, test } from 'vitest'
import { ALL_SWITCHED_ON, readSwitches } from '#core/people/child-switches.ts'

test.each([[null], ['null'], ['{'], ['[]'], ['"off"'], ['{"boosts":"no"}']])(
  'what a device can’t read, %s, switches nothing off',
  (stored) => {
    expect(readSwitches(stored)).toEqual(ALL_SWITCHED_ON)
  },
)

test('what was switched off is read as off', () => {
  expect(readSwitches(JSON.stringify({ boosts: false, streaks: true }))).toEqual({
    boosts: false,
    streaks: true,
    sounds: true,
  })
})

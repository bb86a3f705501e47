import { expect, test } from 'vitest'
import { ALL_SWITCHED_ON, readSwitches } from '#core/people/child-switches.ts'

test.each([[null], ['null'], ['{'], ['[]'], ['"off"'], ['{"boosts":"no"}']])(
  'guardian’s switches: an unreadable value, %s, switches nothing off',
  (stored) => {
    expect(readSwitches(stored)).toEqual(ALL_SWITCHED_ON)
  },
)

test('guardian’s switches: a switched-off one is read as off', () => {
  expect(readSwitches(JSON.stringify({ boosts: false, streaks: true }))).toEqual({
    boosts: false,
    streaks: true,
    sounds: true,
  })
})

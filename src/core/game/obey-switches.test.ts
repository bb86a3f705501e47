import { expect, test } from 'vitest'
import { keepAnswer, keepFinished, NEW_RECORD, type GameRecord } from '#core/game/game-record.ts'
import { keptSettings, obeySwitches } from '#core/game/obey-switches.ts'
import { ALL_SWITCHED_ON } from '#core/people/child-switches.ts'

const OFF = { boosts: false, streaks: false, sounds: true }
const playing: GameRecord = {
  ...NEW_RECORD,
  boost: { kind: 'triple', endsAt: 9_000_000_000_000 },
  boosts: { double: 1, triple: 2 },
}

test('guardian’s switches off: no boost runs or is earned, and bead strings give nothing', () => {
  const record = obeySwitches(playing, OFF)
  expect(record).toMatchObject({ boost: null, settings: { play: true, boosts: false, streaks: false } })
  expect(keepFinished(record, 'pairs').boosts).toEqual(playing.boosts)
  expect(keepAnswer(record, { points: 10, level: 2, streak: 5 }, { right: true, levelUp: true }, 1).boosts).toEqual(
    playing.boosts,
  )
})

test('guardian’s switches on: the device’s own settings count', () => {
  expect(obeySwitches(playing, ALL_SWITCHED_ON)).toEqual(playing)
  expect(
    obeySwitches({ ...playing, settings: { play: true, boosts: false, streaks: true } }, ALL_SWITCHED_ON).settings
      .boosts,
  ).toBe(false)
})

test('guardian’s switches: back on, they restore the device’s settings', () => {
  const before = playing.settings
  expect(keptSettings(before, { ...obeySwitches(playing, OFF).settings, play: false }, OFF)).toEqual({
    play: false,
    boosts: true,
    streaks: true,
  })
  expect(keptSettings(before, { play: true, boosts: false, streaks: true }, ALL_SWITCHED_ON)).toEqual({
    play: true,
    boosts: false,
    streaks: true,
  })
})

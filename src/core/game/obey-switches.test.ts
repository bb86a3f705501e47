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

test('with a guardian’s switches off no boost runs, none is earned, and strings give nothing', () => {
  const record = obeySwitches(playing, OFF)
  expect(record).toMatchObject({ boost: null, settings: { play: true, boosts: false, streaks: false } })
  expect(keepFinished(record, 'pairs').boosts).toEqual(playing.boosts)
  expect(keepAnswer(record, { points: 10, level: 2, streak: 5 }, { right: true, levelUp: true }, 1).boosts).toEqual(
    playing.boosts,
  )
})

test('with every switch on, the device’s own settings count', () => {
  expect(obeySwitches(playing, ALL_SWITCHED_ON)).toEqual(playing)
  expect(
    obeySwitches({ ...playing, settings: { play: true, boosts: false, streaks: true } }, ALL_SWITCHED_ON).settings
      .boosts,
  ).toBe(false)
})

test('what the device had set comes back when the guardian switches it on again', () => {
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

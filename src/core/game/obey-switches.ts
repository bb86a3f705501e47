import type { GameRecord, GameSettings } from '#core/game/game-record.ts'
import type { ChildSwitches } from '#core/people/child-switches.ts'

/** The record as a child may play it: what the guardian switched off is off, whatever the device says, and no boost runs without boosts. */
export const obeySwitches = (record: GameRecord, switches: ChildSwitches): GameRecord => ({
  ...record,
  boost: switches.boosts ? record.boost : null,
  settings: {
    ...record.settings,
    boosts: record.settings.boosts && switches.boosts,
    streaks: record.settings.streaks && switches.streaks,
  },
})

/** The settings to keep after a change: the device's own stay what they were as long as the guardian's switch is off. */
export const keptSettings = (before: GameSettings, changed: GameSettings, switches: ChildSwitches): GameSettings => ({
  ...changed,
  boosts: switches.boosts ? changed.boosts : before.boosts,
  streaks: switches.streaks ? changed.streaks : before.streaks,
})

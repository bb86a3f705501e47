import type { GameRecord, GameSettings } from '#core/game/game-record.ts'
import type { ChildSwitches } from '#core/people/child-switches.ts'

/**
 * Applies a guardian's switches to the record. Switched-off things are off, whatever the device says, and no boost runs
 * without boosts.
 */
export const obeySwitches = (record: GameRecord, switches: ChildSwitches): GameRecord => ({
  ...record,
  boost: switches.boosts ? record.boost : null,
  settings: {
    ...record.settings,
    boosts: record.settings.boosts && switches.boosts,
    streaks: record.settings.streaks && switches.streaks,
  },
})

/** Returns the settings to store after a change. The device's own stay unchanged under a guardian's switch. */
export const keptSettings = (before: GameSettings, changed: GameSettings, switches: ChildSwitches): GameSettings => ({
  ...changed,
  boosts: switches.boosts ? changed.boosts : before.boosts,
  streaks: switches.streaks ? changed.streaks : before.streaks,
})

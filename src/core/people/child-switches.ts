/**
 * What a guardian can switch off for a child: boosts, strings of right answers and days, and words that are said
 * without being asked for.
 */
export const CHILD_SWITCHES = ['boosts', 'streaks', 'sounds'] as const

export type ChildSwitch = (typeof CHILD_SWITCHES)[number]

/** For each, whether it is on. */
export type ChildSwitches = Readonly<Record<ChildSwitch, boolean>>

/** As long as no guardian has decided otherwise, and for everybody who is no child. */
export const ALL_SWITCHED_ON: ChildSwitches = { boosts: true, streaks: true, sounds: true }

/** What a device kept; whatever can't be read is on. */
export function readSwitches(stored: string | null): ChildSwitches {
  try {
    const kept = JSON.parse(stored ?? '{}') as Partial<Record<ChildSwitch, unknown>> | null
    return { boosts: kept?.boosts !== false, streaks: kept?.streaks !== false, sounds: kept?.sounds !== false }
  } catch {
    return ALL_SWITCHED_ON
  }
}

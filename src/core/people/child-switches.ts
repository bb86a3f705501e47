/** Switches that a guardian can turn off for a child: boosts, bead strings, and words that play by themselves. */
export const CHILD_SWITCHES = ['boosts', 'streaks', 'sounds'] as const

export type ChildSwitch = (typeof CHILD_SWITCHES)[number]

/** State of each switch: true is on. */
export type ChildSwitches = Readonly<Record<ChildSwitch, boolean>>

/** Default switches: for everybody until a guardian decides otherwise, and for all who aren't children. */
export const ALL_SWITCHED_ON: ChildSwitches = { boosts: true, streaks: true, sounds: true }

/** Reads the device's stored switches; an unreadable one is on. */
export function readSwitches(stored: string | null): ChildSwitches {
  try {
    const kept = JSON.parse(stored ?? '{}') as Partial<Record<ChildSwitch, unknown>> | null
    return { boosts: kept?.boosts !== false, streaks: kept?.streaks !== false, sounds: kept?.sounds !== false }
  } catch {
    return ALL_SWITCHED_ON
  }
}

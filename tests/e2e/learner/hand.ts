import type { Locator } from '@playwright/test'

/** Taps, typed fields and typed keys of a person in a walk. */
export type Acts = { taps: number; fields: number; keys: number }

/** A hand whose taps and typed keys are counted. */
export type Hand = {
  acts: Acts
  tap: (target: Locator) => Promise<void>
  type: (target: Locator, text: string) => Promise<void>
  /** Chooses from a list: a tap opens it, another takes the option. */
  choose: (target: Locator, label: string) => Promise<void>
}

export function countActs(): Hand {
  const acts: Acts = { taps: 0, fields: 0, keys: 0 }
  return {
    acts,
    tap: async (target) => {
      acts.taps++
      await target.click()
    },
    type: async (target, text) => {
      acts.fields++
      acts.keys += text.length
      await target.fill(text)
    },
    choose: async (target, label) => {
      acts.taps += 2
      await target.selectOption({ label })
    },
  }
}

/** Seconds that a tap and a key take somebody who isn't quick: to look, think, point and press. */
const SECONDS = { tap: 5, key: 0.5 }

/** Estimates the minutes that a person needs for these acts, without the waits for the server. */
export const minutesOf = ({ taps, keys }: Acts): number => (taps * SECONDS.tap + keys * SECONDS.key) / 60

import { ROWS_A_DAY } from '#core/security/security-events.ts'

const DAY = 24 * 60 * 60 * 1000
/** Accounts whose rows are counted at most; the ones counted longest are forgotten first. */
const MOST_COUNTED = 20_000

/** Number of rows that one account, or anonymous calls about one account, can still cause today. */
export type RowBudget = {
  /** Takes a row; false where there is none left. */
  take: (of: { learnerId: string; actorId?: string | null | undefined }) => boolean
  /** Returns how many rows were refused since the last call. */
  takeMissed: () => number
}

/** Makes the budget of a server's rows, so that nobody fills the record. */
export function createRowBudget(now: () => number): RowBudget {
  const days = new Map<string, { ends: number; rows: number }>()
  let missed = 0
  return {
    take: ({ learnerId, actorId }) => {
      const [key, most] = actorId ? [actorId, ROWS_A_DAY.account] : [`nobody ${learnerId}`, ROWS_A_DAY.nobody]
      const known = days.get(key)
      const day = known !== undefined && known.ends > now() ? known : { ends: now() + DAY, rows: 0 }
      if (days.size >= MOST_COUNTED && known === undefined) days.delete(days.keys().next().value ?? '')
      days.set(key, day)
      day.rows += 1
      const isLeft = day.rows <= most
      if (!isLeft) missed += 1
      return isLeft
    },
    takeMissed: () => {
      const number = missed
      missed = 0
      return number
    },
  }
}

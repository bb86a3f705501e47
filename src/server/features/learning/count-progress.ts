import { countEvents } from '#core/progress/count-events.ts'
import { readTally, TALLY_VERSION, writeTally } from '#core/progress/store-tally.ts'
import { newTally, type Tally } from '#core/progress/tally.ts'
import { findTally, keepTally, listVerifiedAfter } from '#server/features/learning/queries.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Events after which a learner's tally is brought up to date, so that nobody who looks waits for more than these to be read. */
const EVENTS_BETWEEN = 500

/** Whether a learner's count went past one of the places at which the tally is brought up to date. */
export const isTallyDue = ({ before, after }: { before: number; after: number }): boolean => Math.floor(before / EVENTS_BETWEEN) < Math.floor(after / EVENTS_BETWEEN)

/** All that the learner's events add up to: what was counted before, and what came since. An event from before what was counted, sent late, has all counted anew. */
export async function countProgress(database: Database, learnerId: string): Promise<Tally> {
  const kept = await findTally(database, learnerId, TALLY_VERSION)
  let counted = await listVerifiedAfter(database, learnerId, kept?.lastSequence ?? 0)
  let tally = kept ? readTally(kept.tally) : newTally()
  if (counted.length === 0) return tally
  if (!countEvents(tally, counted.map(({ event }) => event))) {
    counted = await listVerifiedAfter(database, learnerId, 0)
    tally = newTally()
    countEvents(tally, counted.map(({ event }) => event))
  }
  await keepTally(database, { learnerId, version: TALLY_VERSION, lastSequence: counted.at(-1)?.sequence ?? 0, tally: writeTally(tally) })
  return tally
}

import type { JudgedOrNot } from '#core/progress/count-events.ts'
import { readAggregate } from '#core/progress/store-aggregate.ts'
import { countInSteps, STEP, stepBefore } from '#core/progress/aggregate-steps.ts'
import { newAggregate, type Aggregate } from '#core/progress/aggregate.ts'
import type { Kept } from '#server/features/learning/queries.ts'
import {
  keepSteps,
  listSteps,
  listVerifiedAfter,
  listVerifiedLater,
  readStep,
} from '#server/features/learning/aggregate-queries.ts'
import { isStorageFull } from '#server/platform/database/storage-full.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Whether a learner's count went past one of the places at which the aggregate is brought up to date. */
const isStepDue = ({ before, after }: { before: number; after: number }): boolean =>
  Math.floor(before / STEP) < Math.floor(after / STEP)

/**
 * Returns the aggregate of all the learner's events: the stored aggregate and later events. If a late event precedes
 * the stored one, counting starts again at the last step before it.
 */
export async function countProgress(database: Database, learnerId: string): Promise<Aggregate> {
  const steps = await listSteps(database, learnerId)
  const newest = steps.at(-1)
  const added = await listVerifiedAfter(database, learnerId, newest?.lastSequence ?? 0)
  const base = stepBefore(
    steps,
    added.map(({ event }) => event),
  )
  const stored = base ? await readStep(database, learnerId, base) : null
  // Somebody else counted meanwhile: there is a newer step to go on from.
  if (stored === undefined) return countProgress(database, learnerId)
  const aggregate = stored ? readAggregate(stored) : newAggregate()
  const lastSequence = added.at(-1)?.sequence
  if (lastSequence === undefined) return aggregate
  const events =
    base === (newest ?? null)
      ? added.map(({ event }) => event)
      : await listVerifiedLater(database, learnerId, base?.last ?? null)
  const made = countInSteps(aggregate, events)
  // Where there is no room, progress is shown all the same, and counted anew the next time.
  await keepSteps(database, learnerId, { seen: newest?.lastSequence ?? 0, base, made, lastSequence }).catch(
    (fault: unknown) => {
      if (!isStorageFull(fault)) throw fault
    },
  )
  return aggregate
}

/** Counts events while they are stored, after some hundreds and after a late one. The next reader then needn't wait. */
export async function countAsKept(
  database: Database,
  learnerId: string,
  { before, after, counted }: Kept,
  events: readonly JudgedOrNot[],
): Promise<void> {
  if (after === before) return
  const isLate = counted !== null && stepBefore([{ last: counted }], events) === null
  if (isStepDue({ before, after }) || isLate) await countProgress(database, learnerId)
}

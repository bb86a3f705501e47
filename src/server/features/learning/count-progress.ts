import type { JudgedOrNot } from '#core/progress/count-events.ts'
import { readAggregate } from '#core/progress/store-aggregate.ts'
import {
  countPage,
  placesAfter,
  STEP,
  stepBefore,
  stepBeforeAll,
  type AggregateStep,
} from '#core/progress/aggregate-steps.ts'
import { newAggregate, type Aggregate } from '#core/progress/aggregate.ts'
import type { Kept } from '#server/features/learning/queries.ts'
import {
  findAdded,
  keepSteps,
  listSteps,
  pagesOfVerified,
  readStep,
  type KeptStep,
} from '#server/features/learning/aggregate-queries.ts'
import { isStorageFull } from '#server/platform/database/storage-full.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Most answers that are counted while a batch is stored; more are counted after its answer. */
const MOST_AT_ONCE = 3 * STEP

/** List of learners whose progress is counted after the answers of their requests. */
export type RecountList = { add: (learnerId: string) => void }

/** Tells whether a learner's count went past one of the places at which the aggregate is brought up to date. */
const isStepDue = ({ before, after }: { before: number; after: number }): boolean =>
  Math.floor(before / STEP) < Math.floor(after / STEP)

/** Work of a count: the newest step, the step to go on from, and the answers after it. */
type Task = { newest: KeptStep | undefined; base: KeptStep | null; answers: number; lastSequence: number | undefined }

/** Finds what is to be counted. If a late answer precedes the newest step, all answers after an earlier one are. */
async function findTask(database: Database, learnerId: string): Promise<Task> {
  const steps = await listSteps(database, learnerId)
  const newest = steps.at(-1)
  const { answers, earliest, lastSequence } = await findAdded(database, learnerId, newest?.lastSequence ?? 0)
  const base = (earliest ? stepBefore(steps, earliest) : newest) ?? null
  const again = (newest?.counted ?? 0) - (base?.counted ?? 0)
  return { newest, base, answers: again + answers, lastSequence }
}

/**
 * Returns the aggregate of all the learner's events: the stored aggregate and later events. If a late event precedes
 * the stored one, counting starts again at the last step before it. Events are read in pages, so others never wait long.
 */
export async function countProgress(database: Database, learnerId: string, found?: Task): Promise<Aggregate> {
  const { newest, base, answers, lastSequence } = found ?? (await findTask(database, learnerId))
  const stored = base ? await readStep(database, learnerId, base) : null
  // Somebody else counted meanwhile: there is a newer step to go on from.
  if (stored === undefined) return countProgress(database, learnerId)
  const aggregate = stored ? readAggregate(stored) : newAggregate()
  if (lastSequence === undefined) return aggregate
  const places = placesAfter(aggregate, answers)
  const made: AggregateStep[] = []
  for await (const page of pagesOfVerified(database, learnerId, base?.last ?? null, lastSequence))
    made.push(...countPage(aggregate, page, places))
  // Where there is no room, progress is shown all the same, and counted anew the next time.
  await keepSteps(database, learnerId, { seen: newest?.lastSequence ?? 0, base, made, lastSequence }).catch(
    (fault: unknown) => {
      if (!isStorageFull(fault)) throw fault
    },
  )
  return aggregate
}

/**
 * Counts events while they are stored, after some hundreds and after a late one. The next reader then needn't wait. If
 * a late one makes it long, it goes on after the answer.
 */
export async function countAsKept(
  database: Database,
  learnerId: string,
  { before, after, counted }: Kept,
  events: readonly JudgedOrNot[],
  recounts: RecountList,
): Promise<void> {
  if (after === before) return
  const isLate = counted !== null && stepBeforeAll([{ last: counted }], events) === null
  if (!isStepDue({ before, after }) && !isLate) return
  const task = await findTask(database, learnerId)
  if (task.answers > MOST_AT_ONCE) recounts.add(learnerId)
  else await countProgress(database, learnerId, task)
}

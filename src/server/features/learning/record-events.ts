import type { CallOf } from '#contract/call-of.ts'
import { learningEventSchema } from '#contract/learning-schemas.ts'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import { countAsKept } from '#server/features/learning/count-progress.ts'
import type { Learner } from '#server/features/learning/policy.ts'
import { judgeEvent } from '#server/features/learning/judge-event.ts'
import type { LearningParts } from '#server/features/learning/learning-parts.ts'
import { keepEvents } from '#server/features/learning/queries.ts'
import { isMisfit } from '#server/platform/http/refuse-misfits.ts'
import { isPassing } from '#server/platform/http/explain-fault.ts'
import { mapInTurns } from '#server/platform/http/map-in-turns.ts'

type Recorded = CallOf<'recordEvents'>['output']
type Rejection = Recorded['rejected'][number]

/** Longest text that is named as an event's id in an answer. */
const LONGEST_ID = 100

const idOf = (event: unknown): string | null =>
  typeof event === 'object' &&
  event !== null &&
  'id' in event &&
  typeof event.id === 'string' &&
  event.id.length <= LONGEST_ID
    ? event.id
    : null

/** True if the schema may read the texts of an event. An input that nests too deeply never reaches the schema. */
const isReadable = (event: unknown): boolean => !isMisfit(event, { texts: 'any' })

function rejectionOf(event: unknown, index: number): Rejection {
  const id = idOf(event)
  return { index, id, code: learningEventSchema.shape.id.safeParse(id).success ? 'invalid-event' : 'invalid-id' }
}

/**
 * Keeps a batch of the learner's events, each once, whatever is repeated or comes in another order. Each is checked and judged by
 * itself: a bad one is named, and the good ones are kept.
 */
export async function recordEvents(
  { database, clock, recounts, loadOwnSteps, ...content }: LearningParts,
  { id: learnerId, startedAt }: Learner,
  events: readonly unknown[],
): Promise<Recorded> {
  const now = clock()
  const life = { now, startedAt }
  const read: LearningEvent[] = []
  const accepted: string[] = []
  const rejected: Rejection[] = []
  for (const [index, event] of events.entries()) {
    const parsed = isReadable(event) ? learningEventSchema.safeParse(event) : undefined
    if (parsed?.success) {
      read.push(parsed.data)
      accepted.push(idOf(event) ?? parsed.data.id)
    } else {
      rejected.push(rejectionOf(event, index))
    }
  }
  const own = read.filter(({ section }) => section === 'own-lessons').map(({ itemId }) => itemId)
  const findOwnStep = own.length > 0 ? await loadOwnSteps(database, own) : () => undefined
  // Wrong answers to long sentences take the grammar a millisecond each.
  const judged = await mapInTurns(read, (event) => judgeEvent(event, { ...content, findOwnStep }, life))
  const kept = await keepEvents(database, learnerId, judged, now)
  // The events are kept, whatever becomes of the counting: who looks next counts on.
  await countAsKept(database, learnerId, kept, judged, recounts).catch((fault: unknown) => {
    if (!isPassing(fault)) throw fault
  })
  return { accepted, rejected, ...(kept.near ? { near: kept.near } : {}) }
}

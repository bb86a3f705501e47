import type { z } from 'zod'
import type { ShownHandIn, assignmentsSchemas } from '#contract/assignments-schemas.ts'
import { boundSpan, judgeLateness } from '#core/assignments/judge-lateness.ts'
import type { AssignmentsParts } from '#server/features/assignments/assignments-parts.ts'
import { countHandedIn } from '#server/features/assignments/count-answers.ts'
import { noSuchAssignment } from '#server/features/assignments/policy.ts'
import {
  countHandIns,
  findHandIn,
  insertHandIn,
  type MarkedHandIn,
} from '#server/features/assignments/hand-in-queries.ts'
import { listAssigned, noteStart } from '#server/features/assignments/queries.ts'
import { findAdultNames, showHandIn } from '#server/features/assignments/show-assignment.ts'
import { notify } from '#server/features/notifications/index.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'

type Input = z.output<typeof assignmentsSchemas.handIn.input>

async function show(database: Database, found: MarkedHandIn): Promise<{ handIn: ShownHandIn }> {
  return { handIn: showHandIn(found, await findAdultNames(database, [found.mark?.markedBy ?? null])) }
}

/**
 * Hands in what a learner did between two times of their device. The same id again returns what is there, also when the
 * learner has left the group since. The answers decide about the points, never the device.
 */
export async function handIn(
  parts: AssignmentsParts,
  { id: learnerId, startedAt: accountStart }: Pick<SessionAccount, 'id' | 'startedAt'>,
  input: Input,
): Promise<{ handIn: ShownHandIn }> {
  const { database, clock } = parts
  const known = await findHandIn(database, learnerId, input.id)
  if (known) return show(database, known)
  const now = clock()
  const [found] = await listAssigned(database, learnerId, { now, id: input.assignmentId })
  if (!found) throw noSuchAssignment()
  const { assignment } = found
  const span = boundSpan(
    { startedAt: Date.parse(input.startedAt), finishedAt: Date.parse(input.finishedAt) },
    { now: now.getTime(), startedAt: accountStart?.getTime() },
  )
  const times = {
    learnerId,
    startedAt: new Date(span.startedAt),
    finishedAt: new Date(span.finishedAt),
    eventIds: input.eventIds,
  }
  const deadline = { dueAt: assignment.dueAt?.getTime() ?? null, lateRule: assignment.lateRule }
  const kept = {
    ...times,
    id: input.id,
    assignmentId: assignment.id,
    title: assignment.title,
    receivedAt: now,
    clockCorrected: span.isCorrected,
    lateness: judgeLateness(deadline, span.finishedAt),
    ...(await countHandedIn(parts, assignment, times)),
  }
  await asSystem(() =>
    database.transaction(async (transaction) => {
      await lockName(transaction, `hand-ins ${learnerId}`)
      await insertHandIn(transaction, kept)
      refuseOverQuota({ 'hand-ins': await countHandIns(transaction, learnerId) })
      await noteStart(transaction, assignment, learnerId, kept.startedAt)
      await notify({ clock }, transaction, {
        kind: 'handed-in',
        to: assignment.createdBy === null || assignment.createdBy === learnerId ? [] : [assignment.createdBy],
        about: assignment.id,
        groupId: assignment.spaceId,
      })
    }),
  )
  return show(database, (await findHandIn(database, learnerId, input.id)) ?? { handIn: kept, mark: null })
}

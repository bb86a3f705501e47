import type { CallOf } from '#contract/call-of.ts'
import { MILLISECONDS_PER_DAY } from '#core/days/local-day.ts'
import { usualTags } from '#core/permissions/spaces.ts'
import { findNames } from '#server/features/classes/index.ts'
import { notify } from '#server/features/notifications/index.ts'
import {
  deleteRequest,
  findByRole,
  findRequest,
  findRequestsOf,
  keepRequest,
  listWaiting,
} from '#server/features/schools/queries.ts'
import { requireSchool } from '#server/features/schools/policy.ts'
import { addMembers, findPlace, lockSpace, type SpacesParts } from '#server/features/spaces/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Nothing = Record<string, never>

/** Days after a refused request before the same school can be asked again. */
const DAYS_TO_REST = 30

/** Asks a school to let an adult join, and tells those who run it. */
export async function requestSchool(
  { database, clock }: SpacesParts,
  { spaceId, message }: CallOf<'requestSchool'>['input'],
  { id }: SessionAccount,
): Promise<Nothing> {
  const now = clock()
  await requireSchool(database, spaceId)
  if (await findPlace(database, spaceId, id)) throw new CallRefusal('already-on', 'The account is a member already')
  await database.transaction(async (transaction) => {
    await lockName(transaction, `school requests ${id}`)
    const former = await findRequest(transaction, spaceId, id)
    const rests = now.getTime() - DAYS_TO_REST * MILLISECONDS_PER_DAY
    if (former?.state === 'refused' && former.askedAt.getTime() > rests)
      throw new CallRefusal('not-allowed', 'The school refused a request lately')
    await keepRequest(transaction, {
      spaceId,
      learnerId: id,
      message: message.trim(),
      state: 'waiting',
      reason: '',
      askedAt: now,
    })
    refuseOverQuota({ 'school-requests': (await findRequestsOf(transaction, id)).length })
    const to = await asSystem(() => findByRole(transaction, spaceId, ['founder', 'co-founder']))
    await notify({ clock }, transaction, { kind: 'join-request', to, about: spaceId, groupId: spaceId })
  })
  return {}
}

/** Takes an own request back. Done twice, it changes nothing more. A refused one stays, as an answer. */
export async function withdrawRequest(
  { database }: SpacesParts,
  { spaceId }: { spaceId: string },
  { id }: SessionAccount,
): Promise<Nothing> {
  await requireSchool(database, spaceId)
  const kept = await findRequest(database, spaceId, id)
  if (kept?.state === 'waiting') await deleteRequest(database, spaceId, id)
  return {}
}

/** Lists the requests to a school that wait, with the names of those who ask. */
export async function listRequests(
  { database }: SpacesParts,
  spaceId: string,
): Promise<CallOf<'listSchoolRequests'>['output']> {
  const waiting = await listWaiting(database, spaceId)
  const names = await findNames(
    database,
    waiting.map(({ learnerId }) => learnerId),
  )
  return {
    requests: waiting.map(({ learnerId, message, askedAt }) => ({
      learnerId,
      name: names.get(learnerId) ?? '',
      message,
      askedAt: askedAt.toISOString(),
    })),
  }
}

/** Answers a request: the person becomes a member or a teacher, or reads why not. Answered twice, the first counts. */
export async function answerRequest(
  { database, clock }: SpacesParts,
  { spaceId, learnerId, decision, role = 'member', reason = '' }: CallOf<'answerSchoolRequest'>['input'],
): Promise<Nothing> {
  await asSystem(() =>
    database.transaction(async (transaction) => {
      await lockSpace(transaction, spaceId)
      const kept = await findRequest(transaction, spaceId, learnerId)
      if (kept?.state !== 'waiting') throw new CallRefusal('not-found', 'The school has no such request')
      const now = clock()
      if (decision === 'approved') {
        await addMembers(transaction, [
          { spaceId, learnerId, role, tags: [...usualTags(role)], joinedAt: now, broughtBy: null },
        ])
        await deleteRequest(transaction, spaceId, learnerId)
      } else await keepRequest(transaction, { ...kept, state: 'refused', reason: reason.trim(), askedAt: now })
      const kind = decision === 'approved' ? 'join-approved' : 'join-refused'
      await notify({ clock }, transaction, { kind, to: [learnerId], about: spaceId, groupId: spaceId })
    }),
  )
  return {}
}

import { may } from '#core/permissions/may.ts'
import { findAssignment, type KeptAssignment } from '#server/features/assignments/queries.ts'
import type { AssignmentsParts } from '#server/features/assignments/assignments-parts.ts'
import { requireAdult } from '#server/features/children/index.ts'
import { learnersSeenBy, learnersSeenInAll, requireTeaching } from '#server/features/insights/index.ts'
import { listOwnPlaces } from '#server/features/spaces/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

/** Somebody who teaches in a space, and the space. */
export type Teaching = Awaited<ReturnType<typeof requireTeaching>>

/** Student whose work somebody may see. */
export type SeenLearner = Awaited<ReturnType<typeof learnersSeenBy>>[number]

/** Returns the refusal for an assignment of other groups; it is the same as for a missing one. */
export const noSuchAssignment = (): CallRefusal => new CallRefusal('not-found', 'The group has no such assignment')

/** Requires somebody who may do this in the space, and finds an assignment there. */
export async function requireAssignment(
  parts: AssignmentsParts,
  visit: Visit,
  { spaceId, id }: { spaceId: string; id: string },
  act: 'class.teach' | 'class.see-learning',
): Promise<{ teaching: Teaching; assignment: KeptAssignment }> {
  const teaching = await requireTeaching(parts, visit, spaceId, act)
  const assignment = await asSystem(() => findAssignment(parts.database, spaceId, id))
  if (!assignment) throw noSuchAssignment()
  return { teaching, assignment }
}

const maySeeLearning = ({ clock }: AssignmentsParts, { account, membership }: Teaching): boolean =>
  may('class.see-learning', { ageBand: account.ageBand, now: clock().getTime(), membership })

/** Finds the places in which an adult sees what students learn, or only the given one. */
export async function findTeachings(
  parts: AssignmentsParts,
  visit: Visit,
  spaceId: string | undefined,
): Promise<{ account: SessionAccount; teachings: { teaching: Teaching; learners: SeenLearner[] }[] }> {
  if (spaceId !== undefined) {
    const teaching = await requireTeaching(parts, visit, spaceId, 'class.see-learning')
    return { account: teaching.account, teachings: [{ teaching, learners: await learnersSeenBy(parts, teaching) }] }
  }
  const account = await requireAdult(parts, visit)
  const places = (await listOwnPlaces(parts.database, account.id))
    .map((place) => ({ account, ...place }))
    .filter((teaching) => maySeeLearning(parts, teaching))
  const learners = await learnersSeenInAll(parts, account, places)
  return {
    account,
    teachings: places.map((teaching) => ({ teaching, learners: learners.get(teaching.space.id) ?? [] })),
  }
}

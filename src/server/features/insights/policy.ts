import { needsGuardian } from '#core/people/age-bands.ts'
import { may, type Act } from '#core/permissions/may.ts'
import { findPeople, type AccountsParts } from '#server/features/accounts/index.ts'
import { findGuarded, findSharing } from '#server/features/children/index.ts'
import { requireMember, studentsOf, type InSpace } from '#server/features/spaces/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

/** Parts for finding who teaches whom. */
export type TeachingParts = Pick<AccountsParts, 'database' | 'identity' | 'clock'>

/** Acts of those who teach a class, or parent in a family. */
export type TeachingAct = Extract<Act, 'class.see-learning' | 'class.teach' | 'roster.edit'>

/** Somebody who teaches in a space, and the space. */
export type Teaching = InSpace & { membership: NonNullable<InSpace['membership']> }

/** Student whose learning somebody may see. */
export type SeenLearner = { id: string; name: string; username: string }

/**
 * Requires a member of the space who may do this there. A member without the right is told so; for everybody else there
 * is no such space.
 */
export const requireTeaching = (
  parts: TeachingParts,
  visit: Visit,
  spaceId: string,
  act: TeachingAct,
): Promise<Teaching> => requireMember(parts, visit, spaceId, act)

/**
 * Returns the students of the space whose learning this person may see now, by name. In a class a guardian must agree to sharing;
 * an adult agrees by being a member. In a family the person must be a guardian who sees the child's progress.
 */
export async function learnersSeenBy(
  { database, clock }: Pick<TeachingParts, 'database' | 'clock'>,
  { account, space, membership }: Pick<Teaching, 'account' | 'space' | 'membership'>,
): Promise<SeenLearner[]> {
  const now = clock()
  if (!may('class.see-learning', { ageBand: account.ageBand, now: now.getTime(), membership })) return []
  const [students, guarded] = await asSystem(async () => [
    await studentsOf(database, space.id),
    space.kind === 'family' ? await findGuarded(database, account.id, now) : null,
  ])
  const people = await findPeople(database, students)
  const minors = students.filter((id) => needsGuardian(people.get(id)?.ageBand ?? 'child'))
  const sharing = guarded ? null : await asSystem(() => findSharing(database, minors))
  const isSeen = (id: string): boolean =>
    guarded
      ? may('progress.see', { ageBand: account.ageBand, now: now.getTime(), guardian: guarded.get(id) })
      : !minors.includes(id) || sharing?.has(id) === true
  const shown = students.flatMap((id): SeenLearner[] => {
    const person = people.get(id)
    if (!person || !isSeen(id)) return []
    const { firstName, lastName, username } = person
    return [{ id, username, name: `${firstName} ${lastName}`.trim() || username }]
  })
  return shown.toSorted((one, other) => one.name.localeCompare(other.name) || (one.username < other.username ? -1 : 1))
}

/** Returns the refusal for a student whose learning isn't shown; it is the same as for a missing one. */
const noSuchStudent = (): CallRefusal => new CallRefusal('not-found', 'The space shows no such student')

/** Requires that the person may see what this student of the space learns. */
export async function requireSeenLearner(
  parts: TeachingParts,
  visit: Visit,
  { spaceId, learnerId }: { spaceId: string; learnerId: string },
): Promise<{ teaching: Teaching; learner: SeenLearner }> {
  const teaching = await requireTeaching(parts, visit, spaceId, 'class.see-learning')
  const learner = (await learnersSeenBy(parts, teaching)).find(({ id }) => id === learnerId)
  if (!learner) throw noSuchStudent()
  return { teaching, learner }
}

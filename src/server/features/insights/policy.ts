import { needsGuardian } from '#core/people/age-bands.ts'
import { may, type Act } from '#core/permissions/may.ts'
import { findPeople, type AccountsParts } from '#server/features/accounts/index.ts'
import { findGuarded, findSharing } from '#server/features/children/index.ts'
import { listStudentsOf, requireMember, type InSpace } from '#server/features/spaces/index.ts'
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

/** Somebody's place in a space. */
type Place = Pick<Teaching, 'space' | 'membership'>

/**
 * Returns the students of each space whose learning this person may see now, by name. In a class a guardian must agree to
 * sharing; an adult agrees by being a member. In a family the person must be a guardian who sees the child's progress. All
 * spaces are read together: a head of a school has sixty classes.
 */
export async function learnersSeenInAll(
  { database, clock }: Pick<TeachingParts, 'database' | 'clock'>,
  account: Teaching['account'],
  places: readonly Place[],
): Promise<ReadonlyMap<string, SeenLearner[]>> {
  const now = clock()
  const asked = { ageBand: account.ageBand, now: now.getTime() }
  const open = places.filter(({ membership }) => may('class.see-learning', { ...asked, membership }))
  const [members, guarded] = await asSystem(async () => [
    await listStudentsOf(
      database,
      open.map(({ space }) => space.id),
    ),
    open.some(({ space }) => space.kind === 'family') ? await findGuarded(database, account.id, now) : new Map(),
  ])
  const people = await findPeople(
    database,
    members.map(({ learnerId }) => learnerId),
  )
  const minors = new Set(
    members.map(({ learnerId }) => learnerId).filter((id) => needsGuardian(people.get(id)?.ageBand ?? 'child')),
  )
  const sharing = open.some(({ space }) => space.kind !== 'family')
    ? await asSystem(() => findSharing(database, [...minors]))
    : new Set<string>()
  const isSeen = (id: string, kind: Place['space']['kind']): boolean =>
    kind === 'family'
      ? may('progress.see', { ...asked, guardian: guarded.get(id) })
      : !minors.has(id) || sharing.has(id)
  const studentsIn = Map.groupBy(members, ({ spaceId }) => spaceId)
  return new Map(
    places.map(({ space: { id, kind } }) => [
      id,
      (studentsIn.get(id) ?? [])
        .flatMap(({ learnerId }): SeenLearner[] => {
          const person = people.get(learnerId)
          if (!person || !isSeen(learnerId, kind)) return []
          const { firstName, lastName, username } = person
          return [{ id: learnerId, username, name: `${firstName} ${lastName}`.trim() || username }]
        })
        .toSorted((one, other) => one.name.localeCompare(other.name) || (one.username < other.username ? -1 : 1)),
    ]),
  )
}

/** Returns the students of one space whose learning this person may see now, by name. */
export const learnersSeenBy = async (
  parts: Pick<TeachingParts, 'database' | 'clock'>,
  { account, ...place }: Pick<Teaching, 'account' | 'space' | 'membership'>,
): Promise<SeenLearner[]> => (await learnersSeenInAll(parts, account, [place])).get(place.space.id) ?? []

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

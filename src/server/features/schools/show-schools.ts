import type { CallOf } from '#contract/call-of.ts'
import type { School } from '#contract/schools-schemas.ts'
import { may } from '#core/permissions/may.ts'
import { meanRating } from '#core/schools/schools.ts'
import {
  countWaiting,
  findPlaces,
  findRequestsOf,
  findSchools,
  findSchoolsById,
  findStars,
  type FoundSchool,
} from '#server/features/schools/queries.ts'
import { listOwnPlaces, noSuchSpace, type SpacesParts } from '#server/features/spaces/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Parts = Pick<SpacesParts, 'database' | 'clock'>

/** Describes schools as an adult may see them: counts instead of people, and the adult's own place. */
async function showSchools(
  { database, clock }: Parts,
  { id, ageBand }: SessionAccount,
  found: readonly FoundSchool[],
): Promise<School[]> {
  if (found.length === 0) return []
  const ids = found.map((school) => school.id)
  const [places, requests, given] = [
    await findPlaces(database, id, ids),
    await findRequestsOf(database, id),
    await findStars(database, id, ids),
  ]
  const answers = (spaceId: string): boolean => {
    const place = places.find((one) => one.spaceId === spaceId)
    const membership = place && { kind: 'school' as const, role: place.role, tags: place.tags }
    return may('school.answer', { ageBand, now: clock().getTime(), membership })
  }
  const waiting = await countWaiting(database, ids.filter(answers))
  return found.map(({ id: spaceId, name, details, students, teachers, stars, ratings }) => {
    const place = places.find((one) => one.spaceId === spaceId)
    const request = requests.find((one) => one.spaceId === spaceId)
    const { description, location, region, founded, focus, image, type } = details
    return {
      id: spaceId,
      name,
      description,
      location,
      region,
      students,
      teachers,
      rating: meanRating(stars, ratings),
      ratings,
      founded,
      focus,
      image,
      type,
      membership: place
        ? {
            role: place.role,
            status: 'active',
            reason: '',
            pendingRequests: answers(spaceId) ? (waiting.get(spaceId) ?? 0) : null,
          }
        : request
          ? {
              role: null,
              status: request.state === 'waiting' ? 'pending' : 'refused',
              reason: request.reason,
              pendingRequests: null,
            }
          : null,
      ownStars: given.find((one) => one.spaceId === spaceId)?.stars ?? null,
    }
  })
}

/** Lists a page of all schools by search and region. */
export async function listSchools(
  parts: Parts,
  input: CallOf<'listSchools'>['input'] & { search: string; page: number },
  account: SessionAccount,
): Promise<CallOf<'listSchools'>['output']> {
  const { found, total } = await asSystem(() =>
    findSchools(parts.database, { search: input.search, region: input.region ?? null, page: input.page }),
  )
  return { schools: await showSchools(parts, account, found), total }
}

/** Lists the schools of an adult: first those that they belong to, then those that they asked. */
export async function listOwnSchools(
  parts: Parts,
  account: SessionAccount,
): Promise<CallOf<'listOwnSchools'>['output']> {
  const places = (await listOwnPlaces(parts.database, account.id)).filter(({ space }) => space.kind === 'school')
  const own = places.map(({ space }) => space.id)
  const asked = (await findRequestsOf(parts.database, account.id)).map(({ spaceId }) => spaceId)
  const found = await asSystem(() => findSchoolsById(parts.database, [...own, ...asked]))
  const shown = await showSchools(parts, account, found)
  return {
    schools: shown.toSorted((one, other) => Number(own.includes(other.id)) - Number(own.includes(one.id))),
  }
}

/** Returns one school. */
export async function getSchool(
  parts: Parts,
  { spaceId }: { spaceId: string },
  account: SessionAccount,
): Promise<CallOf<'getSchool'>['output']> {
  const found = await asSystem(() => findSchoolsById(parts.database, [spaceId]))
  const [school] = await showSchools(parts, account, found)
  if (!school) throw noSuchSpace()
  return { school, isMember: school.membership?.status === 'active' }
}

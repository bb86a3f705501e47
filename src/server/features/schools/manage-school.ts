import type { CallOf } from '#contract/call-of.ts'
import { usualTags, founding } from '#core/permissions/spaces.ts'
import type { NearQuota } from '#core/people/quotas.ts'
import { findPeople } from '#server/features/accounts/index.ts'
import { keepDetails, keepStars } from '#server/features/schools/queries.ts'
import {
  changePlace,
  createSpace,
  findPlace,
  lockSpace,
  noSuchSpace,
  renameKept,
  type SpacesParts,
} from '#server/features/spaces/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Nothing = Record<string, never>

/** Creates a school with its facts; whoever creates it is its founder. */
export const createSchool = (
  parts: SpacesParts,
  { name, description, ...facts }: CallOf<'createSchool'>['input'],
  account: SessionAccount,
): Promise<{ spaceId: string; near?: NearQuota }> =>
  createSpace(parts, { kind: 'school', name }, account, (transaction, spaceId) =>
    keepDetails(transaction, {
      spaceId,
      ...facts,
      description: description.trim(),
      focus: [...new Set(facts.focus)],
      createdAt: parts.clock(),
    }),
  )

/** Changes the name and the facts of a school. */
export async function changeSchool(
  { database, clock }: SpacesParts,
  { spaceId, name, description, ...facts }: CallOf<'changeSchool'>['input'],
): Promise<Nothing> {
  await database.transaction(async (transaction) => {
    await renameKept(transaction, spaceId, name)
    await keepDetails(transaction, {
      spaceId,
      ...facts,
      description: description.trim(),
      focus: [...new Set(facts.focus)],
      createdAt: clock(),
    })
  })
  return {}
}

/** Hands a school over: another adult member becomes the founder, and the former one a co-founder. */
export async function handOverSchool(
  { database }: SpacesParts,
  { spaceId, memberId }: CallOf<'handOverSchool'>['input'],
  { id }: SessionAccount,
): Promise<Nothing> {
  if (memberId === id) throw new CallRefusal('not-allowed', 'The founder has the school already')
  await database.transaction(async (transaction) => {
    await lockSpace(transaction, spaceId)
    const [own, heir] = [await findPlace(transaction, spaceId, id), await findPlace(transaction, spaceId, memberId)]
    if (own?.membership.role !== 'founder' || !heir) throw noSuchSpace()
    const band = (await asSystem(() => findPeople(transaction, [memberId]))).get(memberId)?.ageBand
    if (band !== 'adult') throw new CallRefusal('not-allowed', 'Only an adult can run a school')
    await changePlace(transaction, spaceId, memberId, { role: 'founder', tags: [...founding('school').tags] })
    await changePlace(transaction, spaceId, id, { role: 'co-founder', tags: [...usualTags('co-founder')] })
  })
  return {}
}

/** Keeps the stars that an adult member gives, one rating a member. */
export async function rateSchool(
  { database, clock }: SpacesParts,
  { spaceId, stars }: CallOf<'rateSchool'>['input'],
  { id }: SessionAccount,
): Promise<Nothing> {
  await keepStars(database, { spaceId, learnerId: id, stars, ratedAt: clock() })
  return {}
}

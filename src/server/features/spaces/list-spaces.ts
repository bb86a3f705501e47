import type { z } from 'zod'
import type { Member, Space, spacesSchemas } from '#contract/spaces-schemas.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import { seesGroups } from '#core/permissions/guardian-scopes.ts'
import { may } from '#core/permissions/may.ts'
import { mayKnow, type Membership } from '#core/permissions/spaces.ts'
import { findChildren } from '#server/features/children/index.ts'
import { findFirstNameOnly } from '#server/features/settings/index.ts'
import { listInvitations } from '#server/features/spaces/invitation-queries.ts'
import { noSuchSpace } from '#server/features/spaces/policy.ts'
import { findSpacesOf, findTaught, listMembers, type KeptSpace } from '#server/features/spaces/queries.ts'
import type { SpacesParts } from '#server/features/spaces/spaces-parts.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import { mayForSelf } from '#server/platform/identity/require-own-act.ts'

type Shown = z.output<typeof spacesSchemas.getSpace.output>

/**
 * Returns the ids of the account and the children through whom it sees classes and schools. No family of others is
 * among these. A guardian who may neither see what the child learns nor decide about consent sees none.
 */
export async function ownIds(parts: SpacesParts, account: SessionAccount): Promise<string[]> {
  const { database, clock } = parts
  if (!mayForSelf(parts, account, 'others.answer-for')) return [account.id]
  const children = await findChildren(database, account.id, clock())
  return [account.id, ...children.filter(({ scopes }) => seesGroups(scopes)).map(({ id }) => id)]
}

const findOwn = async ({ database }: SpacesParts, { id }: SessionAccount, ids: readonly string[], spaceId?: string) =>
  (await findSpacesOf(database, ids, spaceId)).filter(
    ({ space, learnerId }) => learnerId === id || space.kind !== 'family',
  )

const choosesMembers = (
  { clock }: SpacesParts,
  { ageBand }: SessionAccount,
  membership: Membership | undefined,
): boolean => may('space.choose-members', { ageBand, now: clock().getTime(), membership })

const shownSpace = (
  { id, kind, name, joinCode }: KeptSpace,
  membership: Membership | undefined,
  chooses: boolean,
): Space => ({
  id,
  kind,
  name,
  own: membership ? { role: membership.role, tags: [...membership.tags] } : null,
  joinCode: chooses ? joinCode : null,
})

/** Lists the spaces of the account, and those in which it is there as somebody's guardian. */
export async function listSpaces(parts: SpacesParts, account: SessionAccount): Promise<{ spaces: Space[] }> {
  const found = await findOwn(parts, account, await ownIds(parts, account))
  const kept = [...new Map(found.map(({ space }) => [space.id, space])).values()]
  return {
    spaces: kept.map((space) => {
      const membership = found.find((one) => one.space.id === space.id && one.learnerId === account.id)
      return shownSpace(space, membership, choosesMembers(parts, account, membership))
    }),
  }
}

type Listed = Awaited<ReturnType<typeof listMembers>>[number]

const shownMember = (
  { firstName, lastName, username, joinedAt, ...member }: Listed,
  firstNameOnly: ReadonlySet<string>,
): Member => ({
  ...member,
  name: needsGuardian(member.ageBand)
    ? username
    : firstNameOnly.has(member.id)
      ? firstName
      : `${firstName} ${lastName}`.trim(),
  joinedAt: joinedAt.toISOString(),
})

/** Leaves out a school's members under 18, except to their guardians and to those who teach a class of theirs. */
async function withoutStrangers(
  { database }: SpacesParts,
  { id }: SessionAccount,
  own: readonly string[],
  members: readonly Listed[],
): Promise<Listed[]> {
  const minors = members.filter(({ id: memberId, ageBand }) => needsGuardian(ageBand) && !own.includes(memberId))
  const taught = await asSystem(() =>
    findTaught(
      database,
      id,
      minors.map((minor) => minor.id),
    ),
  )
  return members.filter((member) => !minors.includes(member) || taught.has(member.id))
}

/** Returns one space, with whom the account may know there. */
export async function getSpace(
  parts: SpacesParts,
  { spaceId }: { spaceId: string },
  account: SessionAccount,
): Promise<Shown> {
  const { database, clock } = parts
  const own = await ownIds(parts, account)
  const found = await findOwn(parts, account, own, spaceId)
  const [first] = found
  if (!first) throw noSuchSpace()
  const membership = found.find(({ learnerId }) => learnerId === account.id)
  const chooses = choosesMembers(parts, account, membership)
  const known = (await listMembers(database, spaceId)).filter(
    ({ id, role }) => own.includes(id) || mayKnow(first.kind, membership?.role, role),
  )
  const members = first.kind === 'school' ? await withoutStrangers(parts, account, own, known) : known
  // In a family everybody knows everybody.
  const firstNameOnly =
    first.space.kind === 'family'
      ? new Set<string>()
      : await asSystem(() =>
          findFirstNameOnly(
            database,
            members.map(({ id }) => id),
          ),
        )
  const invitations = chooses ? await listInvitations(database, spaceId, clock()) : []
  return {
    space: shownSpace(first.space, membership, chooses),
    members: members.map((member) => shownMember(member, firstNameOnly)),
    invitations: invitations.map(({ id, email, role, tags, expiresAt }) => ({
      id,
      email,
      role,
      tags,
      expiresAt: expiresAt.toISOString(),
    })),
  }
}

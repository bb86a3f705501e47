import type { z } from 'zod'
import type { spacesSchemas } from '#contract/spaces-schemas.ts'
import { childRole, usualTags } from '#core/permissions/spaces.ts'
import type { NearQuota } from '#core/people/quotas.ts'
import { clearAttempts, limitAttempts } from '#server/features/accounts/index.ts'
import { addMembers } from '#server/features/spaces/add-members.ts'
import { CODE_LIMIT, noSuchSpace, requireGuardianOf, type InSpace } from '#server/features/spaces/policy.ts'
import { findByCode } from '#server/features/spaces/queries.ts'
import type { SpacesParts } from '#server/features/spaces/spaces-parts.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type JoinInput = z.output<typeof spacesSchemas.joinSpace.input>
type AddInput = z.output<typeof spacesSchemas.addChildToSpace.input>

/**
 * Joins a class or a school by its code, as the least that one can be there. A child joins by a guardian who decides
 * about its consent. Codes that are guessed are counted by account; joined twice, or from two devices at once, it is
 * once.
 */
export async function joinSpace(
  parts: SpacesParts,
  { code, childId }: JoinInput,
  account: SessionAccount,
): Promise<{ spaceId: string; near?: NearQuota }> {
  const { database, clock } = parts
  if (childId !== undefined) await requireGuardianOf(parts, account, childId, 'child.join-class')
  const guesses = `join codes ${account.id}`
  await limitAttempts(parts, guesses, CODE_LIMIT)
  const space = await asSystem(() => findByCode(database, code))
  if (!space) throw noSuchSpace()
  await clearAttempts(parts, guesses)
  const role = childRole(space.kind)
  const member = {
    spaceId: space.id,
    learnerId: childId ?? account.id,
    role,
    tags: [...usualTags(role)],
    joinedAt: clock(),
    broughtBy: childId === undefined ? null : account.id,
  }
  const near = await asSystem(() => addMembers(database, [member]))
  if (childId !== undefined) await parts.tellFirst(childId, account.id, 'joined')
  return { spaceId: space.id, ...near }
}

/** Adds a child to the adult's own space. */
export async function addChildToSpace(
  { database, clock, tellFirst }: SpacesParts,
  { spaceId, childId }: AddInput,
  { account, space }: Pick<InSpace, 'account' | 'space'>,
): Promise<Record<string, never>> {
  const role = childRole(space.kind)
  await addMembers(database, [
    { spaceId, learnerId: childId, role, tags: [...usualTags(role)], joinedAt: clock(), broughtBy: account.id },
  ])
  await tellFirst(childId, account.id, 'joined')
  return {}
}

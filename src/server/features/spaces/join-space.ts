import type { z } from 'zod'
import type { spacesSchemas } from '#contract/spaces-schemas.ts'
import { childRole, usualTags } from '#core/permissions/spaces.ts'
import type { NearQuota } from '#core/people/quotas.ts'
import { clearAttempts, limitAttempts, takeBackAttempt } from '#server/features/accounts/index.ts'
import { addMembers } from '#server/features/spaces/add-members.ts'
import { CODE_LIMIT, noSuchSpace, requireGuardianOf, type InSpace } from '#server/features/spaces/policy.ts'
import { findByCode, type KeptSpace } from '#server/features/spaces/queries.ts'
import type { SpacesParts } from '#server/features/spaces/spaces-parts.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type JoinInput = z.output<typeof spacesSchemas.joinSpace.input>
type AddInput = z.output<typeof spacesSchemas.addChildToSpace.input>

const guessesOf = ({ id }: Pick<SessionAccount, 'id'>): string => `join codes ${id}`

/** Finds the class or school of a join code, which may be somebody's guess: wrong ones are counted by account. */
export async function findByJoinCode(parts: SpacesParts, code: string, account: SessionAccount): Promise<KeptSpace> {
  await limitAttempts(parts, guessesOf(account), CODE_LIMIT)
  const space = await asSystem(() => findByCode(parts.database, code))
  if (!space) throw noSuchSpace()
  await takeBackAttempt(parts, guessesOf(account))
  return space
}

/** Makes an account, or its child, a member of a class or a school with the least rights there. */
export async function admit(
  parts: SpacesParts,
  space: Pick<KeptSpace, 'id' | 'kind'>,
  { account, childId }: { account: SessionAccount; childId: string | undefined },
): Promise<{ near?: NearQuota }> {
  const role = childRole(space.kind)
  const member = {
    spaceId: space.id,
    learnerId: childId ?? account.id,
    role,
    tags: [...usualTags(role)],
    joinedAt: parts.clock(),
    broughtBy: childId === undefined ? null : account.id,
  }
  return asSystem(() =>
    parts.database.transaction(async (transaction) => {
      const near = await addMembers(transaction, [member])
      if (childId !== undefined) await parts.tellFirst(childId, account.id, 'joined', transaction)
      return near
    }),
  )
}

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
  if (childId !== undefined) await requireGuardianOf(parts, account, childId, 'child.join-class')
  const space = await findByJoinCode(parts, code, account)
  await clearAttempts(parts, guessesOf(account))
  return { spaceId: space.id, ...(await admit(parts, space, { account, childId })) }
}

/** Adds a child to the adult's own space. */
export async function addChildToSpace(
  { database, clock, tellFirst }: SpacesParts,
  { spaceId, childId }: AddInput,
  { account, space }: Pick<InSpace, 'account' | 'space'>,
): Promise<Record<string, never>> {
  const role = childRole(space.kind)
  await database.transaction(async (transaction) => {
    await addMembers(transaction, [
      { spaceId, learnerId: childId, role, tags: [...usualTags(role)], joinedAt: clock(), broughtBy: account.id },
    ])
    await tellFirst(childId, account.id, 'joined', transaction)
  })
  return {}
}

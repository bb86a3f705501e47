import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { spacesSchemas } from '#contract/spaces-schemas.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { may } from '#core/permissions/may.ts'
import { founding, usualTags } from '#core/permissions/spaces.ts'
import type { NearQuota } from '#core/people/quotas.ts'
import { findChildren } from '#server/features/children/index.ts'
import { addMembers } from '#server/features/spaces/add-members.ts'
import { drawJoinCode } from '#server/features/spaces/draw-join-code.ts'
import { noSuchSpace } from '#server/features/spaces/policy.ts'
import { findPlace, insertSpace, type KeptMember } from '#server/features/spaces/queries.ts'
import type { SpacesParts } from '#server/features/spaces/spaces-parts.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Input = z.output<typeof spacesSchemas.createSpace.input>

async function requireSchool(parts: SpacesParts, schoolId: string, { id, ageBand }: SessionAccount): Promise<void> {
  const found = await findPlace(parts.database, schoolId, id)
  if (found?.space.kind !== 'school') throw noSuchSpace()
  if (!may('school.open-class', { ageBand, now: parts.clock().getTime(), membership: found.membership }))
    throw new CallRefusal('not-allowed', "The member can't open classes in this school")
}

/**
 * Makes a space with whoever makes it in charge; into a family come the children whose accounts they manage.
 * @param also adds rows about the space in the same transaction
 */
export async function createSpace(
  parts: SpacesParts,
  { kind, name, schoolId }: Input,
  account: SessionAccount,
  also: (transaction: Database, spaceId: string) => Promise<void> = async () => {},
): Promise<{ spaceId: string; near?: NearQuota }> {
  const { database, clock } = parts
  if (schoolId !== undefined) await requireSchool(parts, schoolId, account)
  const now = clock()
  const spaceId = uuidV7(now.getTime(), randomBytes(10))
  const children =
    kind === 'family'
      ? (await findChildren(database, account.id, now)).filter(({ scopes }) => scopes.includes('manage-account'))
      : []
  const { role, tags } = founding(kind)
  const members: KeptMember[] = [
    { spaceId, learnerId: account.id, role, tags: [...tags], joinedAt: now, broughtBy: null },
    ...children.map(({ id }) => ({
      spaceId,
      learnerId: id,
      role: 'student' as const,
      tags: [...usualTags('student')],
      joinedAt: now,
      broughtBy: account.id,
    })),
  ]
  const near = await asSystem(() =>
    database.transaction(async (transaction) => {
      await insertSpace(transaction, {
        id: spaceId,
        kind,
        name,
        schoolId: kind === 'class' ? (schoolId ?? null) : null,
        // A family has none: it grows by invitations and by its guardians' children.
        joinCode: kind === 'family' ? null : drawJoinCode(),
        createdAt: now,
      })
      await also(transaction, spaceId)
      const nearly = await addMembers(transaction, members)
      for (const { id } of children) await parts.tellFirst(id, account.id, 'joined', transaction)
      return nearly
    }),
  )
  return { spaceId, ...near }
}

import { and, eq, isNotNull } from 'drizzle-orm'
import { GUARDIAN_SCOPES } from '#core/permissions/guardian-scopes.ts'
import { mayBecomeFirst } from '#core/permissions/hand-over-first.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { lockChild, relationStands } from '#server/features/children/queries.ts'
import { guardianRelations } from '#server/features/children/tables.ts'
import { findReaders, findUsername, tell } from '#server/features/children/tell-guardians.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

const isOf = (childId: string, guardianId: string) =>
  and(eq(guardianRelations.learnerId, childId), eq(guardianRelations.guardianId, guardianId))

const noOffer = (): CallRefusal => new CallRefusal('not-found', 'There is no such offer')

/** Takes every offer for the child back. */
async function clearOffers(database: Database, childId: string): Promise<void> {
  await database.update(guardianRelations).set({ offeredAt: null }).where(eq(guardianRelations.learnerId, childId))
}

/**
 * Returns the first guardian offers their place to another guardian of the child, who is written to. A newer offer takes the
 * place of an older one.
 */
export async function offerFirst(
  parts: ChildrenParts,
  { childId, guardianId }: { childId: string; guardianId: string },
): Promise<Record<string, never>> {
  const { database, clock } = parts
  const now = clock()
  await database.transaction(async (transaction) => {
    await lockChild(transaction, childId)
    await clearOffers(transaction, childId)
    const offered = await transaction
      .update(guardianRelations)
      .set({ offeredAt: now })
      .where(and(isOf(childId, guardianId), eq(guardianRelations.kind, 'invited'), relationStands(now)))
      .returning({ id: guardianRelations.guardianId })
    if (offered.length === 0) throw new CallRefusal('not-found', 'The child has no such invited guardian')
    const [readers, username] = await asSystem(
      async () => [await findReaders(transaction, childId, now), await findUsername(transaction, childId)] as const,
    )
    const reader = readers.find(({ id }) => id === guardianId)
    const within = { ...parts, database: transaction }
    if (reader) await tell(within, reader, { kind: 'first-offered', childId, values: { username } })
  })
  return {}
}

/** Withdraws the first guardian's offer; if there is none, nothing happens. */
export async function withdrawOffer(
  { database }: ChildrenParts,
  { childId }: { childId: string },
): Promise<Record<string, never>> {
  await clearOffers(database, childId)
  return {}
}

/** Returns a guardian doesn't want to be the first. */
export async function refuseFirst(
  { database }: ChildrenParts,
  { childId }: { childId: string },
  account: SessionAccount,
): Promise<Record<string, never>> {
  const refused = await database
    .update(guardianRelations)
    .set({ offeredAt: null })
    .where(and(isOf(childId, account.id), isNotNull(guardianRelations.offeredAt)))
    .returning({ id: guardianRelations.guardianId })
  if (refused.length === 0) throw noOffer()
  return {}
}

/**
 * Makes a guardian the first, with every scope and no end date. The former first stays a guardian; the new first can
 * change or end them, and they can leave. If several answers come at once, one counts.
 */
export async function acceptFirst(
  parts: ChildrenParts,
  { childId }: { childId: string },
  account: SessionAccount,
): Promise<Record<string, never>> {
  const { database, clock } = parts
  await asSystem(() =>
    database.transaction(async (transaction) => {
      await lockChild(transaction, childId)
      const [found] = await transaction
        .select()
        .from(guardianRelations)
        .where(and(isOf(childId, account.id), relationStands(clock())))
        .limit(1)
      if (!found || !mayBecomeFirst({ ...found, endsAt: found.endsAt?.getTime() ?? null }, clock())) throw noOffer()
      await transaction
        .update(guardianRelations)
        .set({ kind: 'invited' })
        .where(and(eq(guardianRelations.learnerId, childId), eq(guardianRelations.kind, 'first')))
      await transaction
        .update(guardianRelations)
        .set({ kind: 'first', scopes: [...GUARDIAN_SCOPES], endsAt: null, offeredAt: null })
        .where(isOf(childId, account.id))
      const username = await findUsername(transaction, childId)
      for (const reader of await findReaders(transaction, childId, clock()))
        await tell({ ...parts, database: transaction }, reader, {
          kind: 'first-handed-over',
          childId,
          values: { username, who: reader.kind },
        })
    }),
  )
  return {}
}

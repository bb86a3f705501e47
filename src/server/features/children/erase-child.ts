import { and, eq, lte } from 'drizzle-orm'
import { carriedOutAt } from '#core/people/coming-of-age.ts'
import type { Erasable } from '#core/permissions/consent.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { deleteMinor, findLatestAct, findRelation, lockChild } from '#server/features/children/queries.ts'
import { childErasures } from '#server/features/children/tables.ts'
import {
  findReaders,
  findUsername,
  tell,
  tellFirst,
  type Reader,
  type TellParts,
} from '#server/features/children/tell-guardians.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { noteEvent, noteSubject } from '#server/platform/http/request-people.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

const isOf = (childId: string, what: Erasable) =>
  and(eq(childErasures.learnerId, childId), eq(childErasures.what, what))

/** Notes that something is to be deleted; asked again, it stays due when it was. Gives back when. */
export async function askErasure(
  database: Database,
  { childId, what, askedBy, now }: { childId: string; what: Erasable; askedBy: string; now: Date },
): Promise<Date> {
  await database
    .insert(childErasures)
    .values({ learnerId: childId, what, askedBy, askedAt: now, dueAt: carriedOutAt(now) })
    .onConflictDoNothing()
  const [kept] = await database.select({ dueAt: childErasures.dueAt }).from(childErasures).where(isOf(childId, what))
  return kept?.dueAt ?? carriedOutAt(now)
}

/** Takes back what was to be deleted; gives back who asked, where there was something. */
export async function cancelErasure(database: Database, childId: string, what: Erasable): Promise<string | undefined> {
  return (
    await database.delete(childErasures).where(isOf(childId, what)).returning({ askedBy: childErasures.askedBy })
  )[0]?.askedBy
}

/**
 * Cancels a pending deletion of an account, because the guardian's access has ended. Data of a withdrawn consent is
 * still deleted.
 */
export async function cancelErasureBy(database: Database, childId: string, askedBy: string): Promise<void> {
  await database.delete(childErasures).where(and(isOf(childId, 'account'), eq(childErasures.askedBy, askedBy)))
}

/** Carries out the withdrawal of a consent: the child leaves its classes, and all that it learnt is deleted. */
export async function forgetAgreed(
  { forgetLearnt, leaveClasses }: Pick<ChildrenParts, 'forgetLearnt' | 'leaveClasses'>,
  transaction: Database,
  childId: string,
): Promise<void> {
  await forgetLearnt(transaction, childId)
  await leaveClasses(transaction, childId)
}

/** Deletes the account at once, and tells the other guardians. */
async function deleteNow(
  parts: TellParts & Partial<Pick<ChildrenParts, 'recordByServer'>>,
  childId: string,
  byId: string | null,
): Promise<void> {
  const { database, mail, recordByServer } = parts
  const [readers, username] = await asSystem(
    async () => [await findReaders(database, childId, parts.clock()), await findUsername(database, childId)] as const,
  )
  await asSystem(() =>
    database.transaction(async (transaction) => {
      await deleteMinor(transaction, childId)
      await mail.forget(childId, transaction)
      // The child's own record goes with the account.
      await recordByServer?.(
        transaction,
        readers.map(({ id }) => id),
        'child-deleted',
        parts.clock(),
      )
      for (const reader of readers.filter(({ id }) => id !== byId))
        await tell({ ...parts, database: transaction }, reader, {
          kind: 'child-deleted',
          childId: reader.id,
          values: { username },
        })
    }),
  )
}

/**
 * Deletes a child's account and all its data, including the record of consent. The first guardian's deletion happens at
 * once. Another guardian's waits seven days, in which the first can stop it. Returns its date if it waits.
 */
export async function deleteChild(
  parts: ChildrenParts,
  { childId }: { childId: string },
  guardian: SessionAccount,
  { request }: Pick<Visit, 'request'>,
): Promise<{ dueAt: string | null }> {
  const { database, clock } = parts
  const relation = await findRelation(database, guardian.id, childId, clock())
  if (relation?.kind === 'first') {
    noteSubject(request, guardian.id)
    const { recordByServer: _, ...ownAct } = parts
    await deleteNow(ownAct, childId, guardian.id)
    return { dueAt: null }
  }
  noteSubject(request, childId)
  noteEvent(request, 'deletion-asked')
  const dueAt = await database.transaction(async (transaction) => {
    await lockChild(transaction, childId)
    const due = await askErasure(transaction, { childId, what: 'account', askedBy: guardian.id, now: clock() })
    await tellAbout({ ...parts, database: transaction }, childId, guardian.id, due)
    return due
  })
  return { dueAt: dueAt.toISOString() }
}

/** Tells every other guardian that the account is to be deleted, and when. */
async function tellAbout(parts: TellParts, childId: string, byId: string, dueAt: Date): Promise<void> {
  const [readers, username] = await asSystem(
    async () =>
      [await findReaders(parts.database, childId, parts.clock()), await findUsername(parts.database, childId)] as const,
  )
  const values = { username, day: dueAt.toISOString().slice(0, 10) }
  for (const reader of readers.filter(({ id }) => id !== byId))
    await tell(parts, reader, { kind: 'child-deletion-asked', childId, values })
}

/** Keeps an account that another guardian wants deleted, and tells those whom it concerns. */
export async function keepChild(
  parts: ChildrenParts,
  { childId }: { childId: string },
  guardian: SessionAccount,
): Promise<Record<string, never>> {
  const { database } = parts
  await database.transaction(async (transaction) => {
    await lockChild(transaction, childId)
    const askedBy = await cancelErasure(transaction, childId, 'account')
    if (askedBy === undefined) return
    const asker = (await asSystem(() => findReaders(transaction, childId, parts.clock()))).find(
      ({ id }): boolean => id === askedBy,
    )
    await tellKept({ ...parts, database: transaction }, childId, asker, guardian.id)
  })
  return {}
}

async function tellKept(parts: TellParts, childId: string, asker: Reader | undefined, byId: string): Promise<void> {
  const username = await asSystem(() => findUsername(parts.database, childId))
  if (asker && asker.id !== byId && asker.kind !== 'first')
    await tell(parts, asker, { kind: 'child-deletion-kept', childId, values: { username } })
  await tellFirst(parts, childId, byId, 'kept')
}

/** Carries out deletions after their waiting time. Learning data is deleted only if the consent is still withdrawn. */
export async function sweepErasures(
  parts: TellParts & Pick<ChildrenParts, 'forgetLearnt' | 'leaveClasses' | 'recordByServer'>,
  now: Date,
): Promise<void> {
  const { database } = parts
  for (const { learnerId, what, askedBy } of await database
    .select()
    .from(childErasures)
    .where(lte(childErasures.dueAt, now))) {
    if (what === 'account') {
      await deleteNow(parts, learnerId, askedBy)
      continue
    }
    await database.transaction(async (transaction) => {
      await lockChild(transaction, learnerId)
      await cancelErasure(transaction, learnerId, 'learning')
      if ((await findLatestAct(transaction, learnerId))?.act !== 'withdrawn') return
      await forgetAgreed(parts, transaction, learnerId)
      await parts.recordByServer(transaction, [learnerId], 'learning-deleted', now)
    })
  }
}

import { and, eq, sql } from 'drizzle-orm'
import { couldLead, nextAdmin } from '#core/permissions/next-admin.ts'
import { founding, type SpaceKind } from '#core/permissions/spaces.ts'
import { findPeople } from '#server/features/accounts/index.ts'
import {
  changePlace,
  deleteKept,
  hasOtherAdmin,
  listMembers,
  lockSpace,
  type KeptSpace,
} from '#server/features/spaces/queries.ts'
import { spaceMembers, spaces } from '#server/features/spaces/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

/** Next person in charge of each space: a member's id, or null for nobody. */
export type Heirs = ReadonlyMap<string, string | null>

/** New person in charge of spaces of these kinds. */
export type Successor = { id: string; email: string; kinds: SpaceKind[] }

const listLed = (database: Database, id: string): Promise<KeptSpace[]> =>
  database
    .select({
      id: spaces.id,
      kind: spaces.kind,
      name: spaces.name,
      schoolId: spaces.schoolId,
      joinCode: spaces.joinCode,
      createdAt: spaces.createdAt,
    })
    .from(spaceMembers)
    .innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
    .where(and(eq(spaceMembers.learnerId, id), sql`'admin' = any(${spaceMembers.tags})`))
    .orderBy(spaces.createdAt, spaces.id)

const listOthers = async (database: Database, spaceId: string, id: string) =>
  (await listMembers(database, spaceId)).filter((member) => member.id !== id)

/** Lists the spaces in which only this account chooses the members, with possible successors and the default one. */
export async function listLeft(
  database: Database,
  id: string,
): Promise<{ id: string; name: string; adults: { id: string; name: string }[]; heirId: string | null }[]> {
  const left = []
  for (const space of await listLed(database, id)) {
    const others = await listOthers(database, space.id, id)
    if (others.length === 0 || (await hasOtherAdmin(database, space.id, id))) continue
    const adults = couldLead(others).map((adult) => ({
      id: adult.id,
      name: `${adult.firstName} ${adult.lastName}`.trim(),
    }))
    left.push({ id: space.id, name: space.name, adults, heirId: nextAdmin(others)?.id ?? null })
  }
  return left
}

/**
 * Hands over an account's spaces before its deletion. Each space without another admin goes to the named or next
 * member; without one it is closed. Returns the new people in charge.
 */
export async function handOver(transaction: Database, id: string, named: Heirs): Promise<Successor[]> {
  const heirs = new Map<string, SpaceKind[]>()
  for (const space of await listLed(transaction, id)) {
    await lockSpace(transaction, space.id)
    if (await hasOtherAdmin(transaction, space.id, id)) continue
    const others = await listOthers(transaction, space.id, id)
    const wanted = named.get(space.id)
    const heir = wanted === undefined ? nextAdmin(others) : couldLead(others).find((adult) => adult.id === wanted)
    if (typeof wanted === 'string' && !heir)
      throw new CallRefusal('not-found', 'The person named is not an adult member of the space')
    if (!heir) {
      await deleteKept(transaction, space.id)
      continue
    }
    await changePlace(transaction, space.id, heir.id, {
      role: founding(space.kind).role,
      tags: [...founding(space.kind).tags],
    })
    heirs.set(heir.id, [...(heirs.get(heir.id) ?? []), space.kind])
  }
  return [...(await findPeople(transaction, [...heirs.keys()])).values()].map(({ id: heirId, email }) => ({
    id: heirId,
    email,
    kinds: heirs.get(heirId) ?? [],
  }))
}

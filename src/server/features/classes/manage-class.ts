import type { z } from 'zod'
import type { classesSchemas } from '#contract/classes-schemas.ts'
import type { NearQuota } from '#core/people/quotas.ts'
import {
  deleteCourse,
  keepArchived,
  keepCourse,
  keepDetails,
  findClass,
} from '#server/features/classes/class-queries.ts'
import type { ClassesParts } from '#server/features/classes/classes-parts.ts'
import {
  changeJoinCode,
  createSpace,
  drawJoinCode,
  lockSpace,
  noSuchSpace,
  renameKept,
} from '#server/features/spaces/index.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Schemas = typeof classesSchemas
type Nothing = Record<string, never>

/** Creates a class with its facts; whoever creates it is its teacher. */
export const createClass = (
  parts: ClassesParts,
  { name, schoolId, ...details }: z.output<Schemas['createClass']['input']>,
  account: SessionAccount,
): Promise<{ spaceId: string; near?: NearQuota }> =>
  createSpace(parts, { kind: 'class', name, schoolId }, account, (transaction, spaceId) =>
    keepDetails(transaction, { spaceId, ...details }),
  )

/** Changes the name and the facts of a class. */
export async function changeClass(
  { database }: ClassesParts,
  { spaceId, name, ...details }: z.output<Schemas['changeClass']['input']>,
): Promise<Nothing> {
  await database.transaction(async (transaction) => {
    await renameKept(transaction, spaceId, name)
    await keepDetails(transaction, { spaceId, ...details })
  })
  return {}
}

/** Archives a class, which turns joining off, or restores it with a new code. Done twice, it changes nothing more. */
export async function archiveClass(
  { database, clock }: ClassesParts,
  { spaceId, isArchived }: z.output<Schemas['archiveClass']['input']>,
): Promise<Nothing> {
  await database.transaction(async (transaction) => {
    await lockSpace(transaction, spaceId)
    const found = await findClass(transaction, spaceId)
    if (!found) throw noSuchSpace()
    if (((found.details?.archivedAt ?? null) !== null) === isArchived) return
    await keepArchived(transaction, spaceId, isArchived ? clock() : null)
    await changeJoinCode(transaction, spaceId, isArchived ? null : drawJoinCode())
  })
  return {}
}

const archived = (): CallRefusal => new CallRefusal('not-allowed', 'An archived class takes nobody in')

/** Replaces the code of a class, or turns joining off with none. */
export async function changeClassCode(
  { database }: ClassesParts,
  { spaceId, isOn }: z.output<Schemas['changeClassCode']['input']>,
): Promise<{ joinCode: string | null }> {
  return database.transaction(async (transaction) => {
    await lockSpace(transaction, spaceId)
    const found = await findClass(transaction, spaceId)
    if (!found) throw noSuchSpace()
    if (isOn && found.details?.archivedAt) throw archived()
    const joinCode = isOn ? drawJoinCode() : null
    await changeJoinCode(transaction, spaceId, joinCode)
    return { joinCode }
  })
}

/** Opens a class for enrolment, changes what the list says about it, or closes it. */
export async function offerCourse(
  { database, clock }: ClassesParts,
  { spaceId, offer }: z.output<Schemas['offerCourse']['input']>,
): Promise<Nothing> {
  await database.transaction(async (transaction) => {
    await lockSpace(transaction, spaceId)
    const found = await findClass(transaction, spaceId)
    if (!found) throw noSuchSpace()
    if (offer === null) return deleteCourse(transaction, spaceId)
    if (found.details?.archivedAt) throw archived()
    return keepCourse(transaction, { spaceId, ...offer, createdAt: clock() })
  })
  return {}
}

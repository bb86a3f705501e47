import type { z } from 'zod'
import type { classesSchemas } from '#contract/classes-schemas.ts'
import { findClass, findRoles } from '#server/features/classes/class-queries.ts'
import type { ClassesParts } from '#server/features/classes/classes-parts.ts'
import { findNames } from '#server/features/classes/find-names.ts'
import { findByJoinCode, findSpacesOf, ownIds } from '#server/features/spaces/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Schema = typeof classesSchemas.readClassCode

/** Says to an adult which class or school a code leads to, and who of theirs belongs to it. */
export async function readClassCode(
  parts: ClassesParts,
  { code }: z.output<Schema['input']>,
  account: SessionAccount,
): Promise<z.output<Schema['output']>> {
  const { database } = parts
  const { id, kind, name } = await findByJoinCode(parts, code, account)
  const [details, inCharge] = await asSystem(async () => [
    (await findClass(database, id))?.details,
    await findRoles(database, [id], kind === 'class' ? ['teacher'] : ['founder', 'co-founder']),
  ])
  const names = await findNames(
    database,
    inCharge.map(({ learnerId }) => learnerId),
  )
  const joined = await findSpacesOf(database, await ownIds(parts, account), id)
  return {
    spaceId: id,
    kind,
    name,
    inCharge: inCharge.flatMap(({ learnerId }) => names.get(learnerId) ?? []),
    subject: details?.subject ?? '',
    grade: details?.grade ?? null,
    joinedIds: joined.map(({ learnerId }) => learnerId),
  }
}

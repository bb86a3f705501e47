import type { Act } from '#core/permissions/may.ts'
import { requireAdult } from '#server/features/children/index.ts'
import { noSuchSpace, requireMember, type InSpace, type SpacesParts } from '#server/features/spaces/index.ts'
import { findSchoolsById } from '#server/features/schools/queries.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

/** Acts in a school. */
export type SchoolAct = Extract<Act, `school.${string}`>

/**
 * Requires an adult member of this school who may do this. A family or a class is no school, and a child is asked to
 * call a grown-up.
 */
export async function requireSchoolMember(
  parts: SpacesParts & Parameters<typeof requireAdult>[0],
  visit: Visit,
  spaceId: string,
  act: SchoolAct,
): Promise<InSpace & { membership: NonNullable<InSpace['membership']> }> {
  await requireAdult(parts, visit)
  const found = await requireMember(parts, visit, spaceId, act)
  if (found.space.kind !== 'school') throw noSuchSpace()
  return found
}

/** Requires that there is such a school; everybody may find one. */
export async function requireSchool(database: Database, spaceId: string): Promise<{ name: string }> {
  const [found] = await asSystem(() => findSchoolsById(database, [spaceId]))
  if (!found) throw noSuchSpace()
  return found
}

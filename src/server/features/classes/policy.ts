import type { ClassesParts } from '#server/features/classes/classes-parts.ts'
import { requireTeaching } from '#server/features/insights/index.ts'
import { findPlace, noSuchSpace, requireMember, type InSpace } from '#server/features/spaces/index.ts'
import { requireAccount, type Visit } from '#server/platform/identity/require-account.ts'

/** Requires a member of this class who may do this; a family or a school is no class. */
export async function requireClassMember(
  parts: ClassesParts,
  visit: Visit,
  spaceId: string,
  act: 'space.rename' | 'space.choose-members',
): Promise<InSpace> {
  const found = await requireMember(parts, visit, spaceId, act)
  if (found.space.kind !== 'class') throw noSuchSpace()
  return found
}

/** Requires somebody who teaches this class; a family or a school is no class. */
async function requireClassTeacher(parts: ClassesParts, visit: Visit, spaceId: string): Promise<InSpace> {
  const teaching = await requireTeaching(parts, visit, spaceId, 'class.teach')
  if (teaching.space.kind !== 'class') throw noSuchSpace()
  return teaching
}

/** Requires an adult who may announce: a teacher of this class, or somebody who contributes to this school. */
export async function requireAnnouncer(parts: ClassesParts, visit: Visit, spaceId: string): Promise<InSpace> {
  const { id } = await requireAccount(parts.identity, visit)
  const place = await findPlace(parts.database, spaceId, id)
  if (place?.space.kind !== 'school') return requireClassTeacher(parts, visit, spaceId)
  return requireMember(parts, visit, spaceId, 'school.contribute')
}

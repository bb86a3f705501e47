import { z } from 'zod'
import type { classesSchemas } from '#contract/classes-schemas.ts'
import { ownCourseId, readOwnCourseId } from '#core/classes/courses.ts'
import type { NearQuota } from '#core/people/quotas.ts'
import type { ClassesParts } from '#server/features/classes/classes-parts.ts'
import { deleteEnrolment, findOpenClass, keepEnrolment } from '#server/features/classes/course-queries.ts'
import { admit, requireGuardianOf } from '#server/features/spaces/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Input = z.output<typeof classesSchemas.enrol.input>

const noSuchCourse = (): CallRefusal => new CallRefusal('not-found', 'There is no such course')

const isOffered = ({ listOwnCourses }: ClassesParts, courseId: string): boolean =>
  listOwnCourses().some((course) => ownCourseId(course) === courseId)

/** Enrols the account or a child of whose consent it decides. A class learns of the child, so it needs its consent. */
export async function enrol(
  parts: ClassesParts,
  { courseId, childId }: Input,
  account: SessionAccount,
): Promise<{ near?: NearQuota }> {
  const { database, clock } = parts
  if (readOwnCourseId(courseId)) {
    if (childId !== undefined) await requireGuardianOf(parts, account, childId, 'consent.decide')
    if (!isOffered(parts, courseId)) throw noSuchCourse()
    await keepEnrolment(database, { learnerId: childId ?? account.id, courseId, createdAt: clock() })
    return {}
  }
  if (childId !== undefined) await requireGuardianOf(parts, account, childId, 'child.join-class')
  const spaceId = z.uuid().safeParse(courseId).data
  const space = spaceId === undefined ? undefined : await asSystem(() => findOpenClass(database, spaceId))
  if (!space) throw noSuchCourse()
  return admit(parts, space, { account, childId })
}

/**
 * Ends the enrolment of the account, or of its child, in one of the product's own courses. A class is left like any
 * other group.
 */
export async function endEnrolment(
  parts: ClassesParts,
  { courseId, childId }: Input,
  account: SessionAccount,
): Promise<Record<string, never>> {
  if (childId !== undefined) await requireGuardianOf(parts, account, childId, 'consent.decide')
  if (!readOwnCourseId(courseId)) throw noSuchCourse()
  await deleteEnrolment(parts.database, childId ?? account.id, courseId)
  return {}
}

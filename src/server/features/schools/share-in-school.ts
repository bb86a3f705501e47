import type { CallOf } from '#contract/call-of.ts'
import { may } from '#core/permissions/may.ts'
import { findNames, findSubjects } from '#server/features/classes/index.ts'
import { listSharedIn } from '#server/features/lesson-plans/index.ts'
import { findClassesOf, findTeachers } from '#server/features/schools/queries.ts'
import type { InSpace, SpacesParts } from '#server/features/spaces/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'

/** Lists the lessons that members shared with their school. */
export async function listResources(
  { database, clock }: SpacesParts,
  page: number,
  { account, space, membership }: InSpace,
): Promise<CallOf<'listSchoolResources'>['output']> {
  const { found, total } = await asSystem(() => listSharedIn(database, space.id, page))
  const names = await findNames(
    database,
    found.map(({ authorId }) => authorId),
  )
  return {
    resources: found.map(({ authorId, sharedAt, ...lesson }) => ({
      ...lesson,
      author: names.get(authorId) ?? '',
      isOwn: authorId === account.id,
      sharedAt: sharedAt.toISOString(),
    })),
    total,
    mayShare: may('school.contribute', { ageBand: account.ageBand, now: clock().getTime(), membership }),
  }
}

/** Lists the classes of a school with their teachers and the number of their students. */
export async function listSchoolClasses(
  { database, clock }: SpacesParts,
  { account, space, membership }: InSpace,
): Promise<CallOf<'listSchoolClasses'>['output']> {
  return asSystem(async () => {
    const classes = await findClassesOf(database, space.id)
    const ids = classes.map(({ id }) => id)
    const teachers = ids.length === 0 ? [] : await findTeachers(database, ids)
    const names = await findNames(
      database,
      teachers.map(({ learnerId }) => learnerId),
    )
    const subjects = await findSubjects(database, ids)
    return {
      classes: classes.map((one) => ({
        ...one,
        subject: subjects.get(one.id) ?? '',
        teachers: teachers
          .filter(({ spaceId }) => spaceId === one.id)
          .flatMap(({ learnerId }) => names.get(learnerId) ?? []),
      })),
      mayOpen: may('school.open-class', { ageBand: account.ageBand, now: clock().getTime(), membership }),
    }
  })
}

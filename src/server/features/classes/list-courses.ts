import type { z } from 'zod'
import { CLASSES_PAGE } from '#contract/classes.ts'
import type { classesSchemas, Course } from '#contract/classes-schemas.ts'
import { ownCourseId } from '#core/classes/courses.ts'
import { LEARNING_LANGUAGES } from '#core/languages/learning-languages.ts'
import { countStudents, findRoles } from '#server/features/classes/class-queries.ts'
import type { ClassesParts, OwnCourseSize } from '#server/features/classes/classes-parts.ts'
import { countEnrolled, findEnrolments, findMembers, findOpenClasses } from '#server/features/classes/course-queries.ts'
import { findNames } from '#server/features/classes/find-names.ts'
import { ownIds } from '#server/features/spaces/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Enrolled = { courseId: string; learnerId: string }

const idsIn = (enrolled: readonly Enrolled[], courseId: string): string[] =>
  enrolled.filter((one) => one.courseId === courseId).map(({ learnerId }) => learnerId)

const languageName = (code: string): string => LEARNING_LANGUAGES.find((one) => one.code === code)?.name ?? code

async function describeOwn(
  { database }: ClassesParts,
  own: readonly OwnCourseSize[],
  people: readonly string[],
): Promise<Course[]> {
  if (own.length === 0) return []
  const [counts, enrolled] = [await asSystem(() => countEnrolled(database)), await findEnrolments(database, people)]
  return own.map(({ language, level, lessons }) => {
    const id = ownCourseId({ language, level })
    return {
      id,
      kind: 'own',
      title: null,
      description: null,
      instructor: null,
      level,
      duration: { unit: 'lessons', count: lessons },
      enrolled: counts.get(id) ?? 0,
      rating: null,
      price: null,
      language,
      enrolledIds: idsIn(enrolled, id),
    }
  })
}

/** Lists the product's own courses, then the classes that their teachers opened for enrolment. */
export async function listCourses(
  parts: ClassesParts,
  { search, page }: z.output<typeof classesSchemas.listCourses.input>,
  account: SessionAccount,
): Promise<{ courses: Course[]; total: number }> {
  const { database } = parts
  const people = await ownIds(parts, account)
  const wanted = search.toLowerCase()
  const own = parts.listOwnCourses().filter(({ language }) => languageName(language).toLowerCase().includes(wanted))
  const shown = own.slice(page * CLASSES_PAGE, (page + 1) * CLASSES_PAGE)
  // Everybody who is logged in may see a class that is open: its teacher wanted that.
  const { found, total, students, teachers } = await asSystem(async () => {
    const open = await findOpenClasses(database, {
      search,
      limit: CLASSES_PAGE - shown.length,
      offset: Math.max(0, page * CLASSES_PAGE - own.length),
    })
    const ids = open.found.map(({ course }) => course.spaceId)
    return {
      ...open,
      students: await countStudents(database, ids),
      teachers: await findRoles(database, ids, ['teacher']),
    }
  })
  const names = await findNames(
    database,
    teachers.map(({ learnerId }) => learnerId),
  )
  const enrolled = await findMembers(
    database,
    found.map(({ course }) => course.spaceId),
    people,
  )
  const classes = found.map(({ course: { spaceId, description, level, weeks }, name, language }): Course => ({
    id: spaceId,
    kind: 'class',
    title: name,
    description,
    instructor: teachers
      .filter((one) => one.spaceId === spaceId)
      .flatMap(({ learnerId }) => names.get(learnerId) ?? [])
      .join(', '),
    level,
    duration: { unit: 'weeks', count: weeks },
    enrolled: students.get(spaceId) ?? 0,
    rating: null,
    price: null,
    language,
    enrolledIds: idsIn(enrolled, spaceId),
  }))
  return { courses: [...(await describeOwn(parts, shown, people)), ...classes], total: own.length + total }
}

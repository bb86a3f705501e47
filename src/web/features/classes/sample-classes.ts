import type { ClassCard, Course } from '#contract/classes-schemas.ts'
import { COURSE_LEVELS } from '#core/classes/courses.ts'
import { LEARNING_LANGUAGES } from '#core/languages/learning-languages.ts'
import type { Sample } from '../../parts/dashboard/sample.ts'

/** Returns the classes of the sample family as cards. */
export const sampleClasses = ({ classes }: Pick<Sample, 'classes'>): ClassCard[] =>
  classes.map(({ id, name, subject, students, teacher, schedule, status, progress }) => ({
    id,
    name,
    subject,
    grade: null,
    language: null,
    startsOn: null,
    endsOn: null,
    schedule,
    status,
    isOver: false,
    isArchived: false,
    teachers: [teacher],
    students,
    progress: status === 'upcoming' ? null : progress,
    own: null,
    children: [],
    joinCode: null,
    offer: null,
  }))

/** Returns the courses of the sample family. */
export const sampleCourses = ({ courses }: Pick<Sample, 'courses'>): Course[] =>
  courses.map(({ id, title, description, level, duration, enrolled, rating, price, language, instructor }) => ({
    id,
    kind: 'class',
    title,
    description,
    instructor,
    level: COURSE_LEVELS.find((one) => one === level) ?? COURSE_LEVELS[0],
    duration: { unit: 'weeks', count: Number.parseInt(duration, 10) },
    enrolled,
    rating,
    price: price === 0 ? null : price * 100,
    language: LEARNING_LANGUAGES.find(({ name }) => name === language)?.code ?? null,
    enrolledIds: [],
  }))

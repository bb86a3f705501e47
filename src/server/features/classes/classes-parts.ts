import type { OwnCourse } from '#core/classes/courses.ts'
import type { SpacesParts } from '#server/features/spaces/index.ts'

/** A course of the product, with the number of its lessons. */
export type OwnCourseSize = OwnCourse & { lessons: number }

/** Parts that the classes feature works with. */
export type ClassesParts = SpacesParts & {
  /** Lists the product's own courses. */
  listOwnCourses: () => readonly OwnCourseSize[]
}

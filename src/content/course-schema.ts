import { z } from 'zod'
import { CURRICULUM_LEVELS } from '#core/course/course.ts'
import { EXERCISE_LEVELS } from '#core/exercises/exercise-kinds.ts'
import { GRAMMAR_SKILLS } from '#core/exercises/grammar-skills.ts'
import { REVIEW_STATES } from '#core/learning/learning-item.ts'

const slug = z.string().regex(/^[a-z][a-z0-9-]*$/)
const unitFile = z.string().regex(/^\d\d-[a-z][a-z0-9-]*$/)
const rootId = z.string().regex(/^[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+$/)
const lessonId = z.string().regex(/^[a-z][a-z0-9-]*\.[a-z0-9][a-z0-9-]*$/)
const text = z.string().trim().min(1)
/** Schema of a note; text between two asterisks is in the learning language. */
const note = text.regex(/^(?:[^*]|\*[^*]+\*)*$/)

/** `course.json`: the units in the order they are taught, and names of people and places that sentences have. */
export const courseSchema = z.strictObject({ units: z.array(unitFile).min(1), names: z.array(text) })

const sentenceSchema = z.strictObject({
  target: text,
  english: text,
  also: z.array(text).default([]),
  alsoEnglish: z.array(text).default([]),
})

const lessonSchema = z.strictObject({
  id: lessonId,
  roots: z.array(rootId),
  skills: z.array(z.enum(GRAMMAR_SKILLS)),
  sentences: z.array(sentenceSchema).default([]),
})

/** `units/<nn-slug>.json`. */
export const courseUnitSchema = z.strictObject({
  id: slug,
  level: z.enum(EXERCISE_LEVELS),
  /** Title in the learning language. */
  title: text,
  curriculum: z.strictObject({
    level: z.enum(CURRICULUM_LEVELS),
    grade: z.int().min(1).max(12),
    term: z.int().min(1).max(4),
  }),
  /** State of checking of its sentences. */
  review: z.enum(REVIEW_STATES),
  lessons: z.array(lessonSchema).min(1),
})

/** `glosses/<gloss language>/<nn-slug>.json`: what a unit says in a language of the interface. */
export const courseGlossSchema = z.strictObject({
  title: text,
  goals: z.array(text).min(2),
  /** Lessons by their ids. */
  lessons: z.record(lessonId, z.strictObject({ title: text, note: note.optional() })),
})

export type CourseEntry = z.infer<typeof courseSchema>
export type CourseUnitEntry = z.infer<typeof courseUnitSchema>
export type CourseGloss = z.infer<typeof courseGlossSchema>

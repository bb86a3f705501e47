import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import {
  ANNOUNCEMENT_LENGTH,
  DESCRIPTION_LENGTH,
  MOST_WEEKS,
  SCHEDULE_LENGTH,
  SUBJECT_LENGTH,
  type classesCalls,
} from '#contract/classes.ts'
import { because } from '#contract/person-schemas.ts'
import { near } from '#contract/quota-schemas.ts'
import { SPACE_NAME_LENGTH } from '#contract/spaces.ts'
import { plainText, shownName, shownNameOrNone } from '#contract/text-schemas.ts'
import { areDatesInOrder, CLASS_STATUSES } from '#core/classes/class-status.ts'
import { COURSE_LEVELS } from '#core/classes/courses.ts'
import { LEARNING_LANGUAGE_CODES, type LearningLanguage } from '#core/languages/learning-languages.ts'
import { GRADES } from '#core/people/grades.ts'
import { JOIN_CODE_LENGTH, PERMISSION_TAGS, SPACE_KINDS, SPACE_ROLES } from '#core/permissions/spaces.ts'

const spaceId = z.uuid()
const announcementId = z.uuidv7().toLowerCase()
const learningLanguage = z.enum(LEARNING_LANGUAGE_CODES as [LearningLanguage, ...LearningLanguage[]])
const search = z.string().trim().max(80).default('')
const page = z.int().min(0).max(1000).default(0)
/** Page of a list whose address holds it. */
const pageOfAddress = z.coerce.number().int().min(0).max(1000).default(0)
const paged = { search, page }

/** A day as YYYY-MM-DD in this century, which a calendar field gives and PostgreSQL holds. */
const day = z.iso.date().max(10).regex(/^20/, because('invalid'))

/** Facts about a class; an unknown one is empty or null. */
const details = {
  name: shownName(SPACE_NAME_LENGTH),
  subject: shownNameOrNone(SUBJECT_LENGTH),
  grade: z.enum(GRADES).nullable(),
  language: learningLanguage.nullable(),
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  schedule: shownNameOrNone(SCHEDULE_LENGTH),
}
const inOrder = { path: ['endsOn'], ...because('invalid') }

const offer = z.object({
  description: shownName(DESCRIPTION_LENGTH),
  level: z.enum(COURSE_LEVELS),
  weeks: z.int().min(1).max(MOST_WEEKS),
})

const classCard = z.object({
  id: spaceId,
  name: z.string(),
  subject: z.string(),
  grade: z.enum(GRADES).nullable(),
  language: learningLanguage.nullable(),
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  schedule: z.string(),
  status: z.enum(CLASS_STATUSES),
  isOver: z.boolean(),
  isArchived: z.boolean(),
  teachers: z.array(z.string()),
  /** Number of students. */
  students: z.int(),
  /** Mean score of the class in percent; null before there is one, and for those who may not see it. */
  progress: z.number().nullable(),
  /** Role and permissions of the caller; null for the guardian of a member. */
  own: z.object({ role: z.enum(SPACE_ROLES), tags: z.array(z.enum(PERMISSION_TAGS)) }).nullable(),
  /** Usernames of the caller's children in the class. */
  children: z.array(z.string()),
  /** Code by which others join, for those who choose the members; null if joining is off. */
  joinCode: z.string().nullable(),
  /** Description for enrolment; null if the class isn't open. */
  offer: offer.nullable(),
})

/** A course to enrol in: one of the product's own, or a class that its teacher opened. */
const course = z.object({
  /** The id of a class, or of one of the product's own courses. */
  id: z.string(),
  kind: z.enum(['own', 'class']),
  /** Null for the product's own, which the page names in its reader's language; likewise the two below. */
  title: z.string().nullable(),
  description: z.string().nullable(),
  instructor: z.string().nullable(),
  level: z.enum(COURSE_LEVELS),
  duration: z.object({ unit: z.enum(['lessons', 'weeks']), count: z.int() }),
  /** Number of people enrolled. */
  enrolled: z.int(),
  rating: z.number().nullable(),
  /** Price in cents; null for a free course. */
  price: z.int().nullable(),
  language: learningLanguage.nullable(),
  /** The caller and those of the caller's children who are enrolled. */
  enrolledIds: z.array(z.uuid()),
})

const announcement = z.object({
  id: announcementId,
  spaceId,
  className: z.string(),
  author: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  isChanged: z.boolean(),
})

const text = plainText(ANNOUNCEMENT_LENGTH).refine((typed) => typed.trim() !== '', because('missing'))
const one = { spaceId, id: announcementId }

const errors = ['not-signed-in', 'not-found', 'not-allowed'] as const
const adultErrors = [...errors, 'guardian-needed'] as const
const joinErrors = [...adultErrors, 'consent-needed', 'quota-reached'] as const

export const classesSchemas = {
  /** Classes of the caller and of the caller's children; archived ones apart. */
  listClasses: {
    input: z.strictObject({ ...paged, shown: z.enum(['current', 'archived']).default('current') }),
    output: z.object({ classes: z.array(classCard), total: z.int() }),
    errors: ['not-signed-in'],
  },
  getClass: { input: z.strictObject({ spaceId }), output: z.object({ class: classCard }), errors },
  createClass: {
    input: z.strictObject({ ...details, schoolId: spaceId.optional() }).refine(areDatesInOrder, inOrder),
    output: z.object({ spaceId, near }),
    errors: [...adultErrors, 'quota-reached'],
  },
  changeClass: {
    input: z.strictObject({ spaceId, ...details }).refine(areDatesInOrder, inOrder),
    output: z.object({}),
    errors: adultErrors,
  },
  /** Archives a class, which turns joining off, or restores it with a new code. */
  archiveClass: {
    input: z.strictObject({ spaceId, isArchived: z.boolean() }),
    output: z.object({}),
    errors: adultErrors,
  },
  /** Replaces the join code, or turns joining off. The former code stops at once. */
  changeClassCode: {
    input: z.strictObject({ spaceId, isOn: z.boolean() }),
    output: z.object({ joinCode: z.string().nullable() }),
    errors: adultErrors,
  },
  /** Says which class or school a code leads to. Guesses are counted. */
  readClassCode: {
    input: z.strictObject({ code: z.string().trim().toUpperCase().length(JOIN_CODE_LENGTH) }),
    output: z.object({
      spaceId,
      kind: z.enum(SPACE_KINDS),
      name: z.string(),
      inCharge: z.array(z.string()),
      subject: z.string(),
      grade: z.enum(GRADES).nullable(),
      /** Ids of the caller and the caller's children who belong to it. */
      joinedIds: z.array(z.uuid()),
    }),
    errors: [...adultErrors, 'too-many-attempts'],
  },
  /** Opens a class for enrolment, changes what the list says about it, or closes it. */
  offerCourse: {
    input: z.strictObject({ spaceId, offer: offer.nullable() }),
    output: z.object({}),
    errors: adultErrors,
  },
  listCourses: {
    input: z.strictObject(paged),
    output: z.object({ courses: z.array(course), total: z.int() }),
    errors: ['not-signed-in', 'guardian-needed'],
  },
  /** Enrols oneself, or a child of whose consent one decides. Done twice, it is once. */
  enrol: {
    input: z.strictObject({ courseId: z.string().max(40), childId: z.uuid().optional() }),
    output: z.object({ near }),
    errors: joinErrors,
  },
  endEnrolment: {
    input: z.strictObject({ courseId: z.string().max(40), childId: z.uuid().optional() }),
    output: z.object({}),
    errors: adultErrors,
  },
  listAnnouncements: {
    input: z.strictObject({ spaceId, page: pageOfAddress }),
    output: z.object({ announcements: z.array(announcement), total: z.int() }),
    errors,
  },
  /** The newest announcements of one's own classes and those of one's children. */
  listOwnAnnouncements: {
    input: z.strictObject({}),
    output: z.object({ announcements: z.array(announcement.extend({ children: z.array(z.string()) })) }),
    errors: ['not-signed-in'],
  },
  writeAnnouncement: {
    input: z.strictObject({ ...one, text }),
    output: z.object({ near }),
    errors: [...errors, 'quota-reached'],
  },
  changeAnnouncement: { input: z.strictObject({ ...one, text }), output: z.object({}), errors },
  /** Deletes an announcement; for a day it can be restored. */
  deleteAnnouncement: { input: z.strictObject(one), output: z.object({}), errors },
  restoreAnnouncement: { input: z.strictObject(one), output: z.object({}), errors },
} as const satisfies SchemasOf<typeof classesCalls>

export type ClassCard = z.infer<typeof classCard>
export type Course = z.infer<typeof course>
export type Announcement = z.infer<typeof announcement>
export type OwnAnnouncement = z.infer<typeof classesSchemas.listOwnAnnouncements.output>['announcements'][number]

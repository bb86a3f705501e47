import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { COURSE_LEVELS } from '#core/classes/courses.ts'
import { LEARNING_LANGUAGE_CODES, type LearningLanguage } from '#core/languages/learning-languages.ts'
import { GRADES } from '#core/people/grades.ts'
import type { RetentionRule } from '#core/privacy/retention.ts'
import { users } from '#server/features/accounts/index.ts'
import { spaces } from '#server/features/spaces/index.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'
import { oneOf } from '#server/platform/database/one-of.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const ofSpace = () =>
  uuid('space_id')
    .primaryKey()
    .references(() => spaces.id, { onDelete: 'cascade' })

/** Facts about a class; no row for a class that nobody described. */
export const classDetails = pgTable(
  'class_details',
  {
    spaceId: ofSpace(),
    subject: text('subject').notNull(),
    grade: text('grade', { enum: GRADES }),
    language: text('language', { enum: LEARNING_LANGUAGE_CODES as [LearningLanguage, ...LearningLanguage[]] }),
    startsOn: date('starts_on', { mode: 'string' }),
    endsOn: date('ends_on', { mode: 'string' }),
    /** Times at which the class meets, in the teacher's words. */
    schedule: text('schedule').notNull(),
    archivedAt: moment('archived_at'),
  },
  (table) => [
    check('class_details_grade', oneOf(table.grade, GRADES)),
    check('class_details_language', oneOf(table.language, LEARNING_LANGUAGE_CODES)),
    check('class_details_dates', sql`${table.startsOn} <= ${table.endsOn}`),
  ],
)

/** Classes that their teachers opened for enrolment. */
export const courses = pgTable(
  'courses',
  {
    spaceId: ofSpace(),
    description: text('description').notNull(),
    level: text('level', { enum: COURSE_LEVELS }).notNull(),
    weeks: integer('weeks').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('courses_level', oneOf(table.level, COURSE_LEVELS)),
    check('courses_weeks', sql`${table.weeks} > 0`),
    index('courses_created').on(table.createdAt),
  ],
)

/** People enrolled in the product's own courses. In a class that is open for enrolment, members are enrolled. */
export const courseEnrolments = pgTable(
  'course_enrolments',
  {
    learnerId: uuid('learner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: text('course_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.courseId] }),
    index('course_enrolments_course').on(table.courseId),
  ],
)

/** Announcements of a class. A deleted one stays for a day, in which it can be restored. */
export const announcements = pgTable(
  'announcements',
  {
    spaceId: uuid('space_id')
      .notNull()
      .references(() => spaces.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.spaceId, table.id] }),
    index('announcements_author').on(table.authorId),
    index('announcements_created').on(table.spaceId, table.createdAt),
    index('announcements_age').on(table.createdAt),
  ],
)

const entry = (
  group: ColumnClass['class'],
  purpose: string,
  retention: RetentionRule,
  inExport = true,
): ColumnClass => ({ class: group, purpose, retention, export: inExport })

export const classDetailsColumnClasses: ColumnClasses<typeof classDetails> = {
  spaceId: entry('technical', 'which class', 'space'),
  subject: entry('learning', 'what the class is about', 'space'),
  grade: entry('learning', 'for which grade the class is', 'space'),
  language: entry('learning', 'which language the class learns', 'space'),
  startsOn: entry('learning', 'when the class begins', 'space'),
  endsOn: entry('learning', 'when the class ends', 'space'),
  schedule: entry('learning', 'when the class meets', 'space'),
  archivedAt: entry('technical', 'keeping a former class apart', 'space'),
}

export const coursesColumnClasses: ColumnClasses<typeof courses> = {
  spaceId: entry('technical', 'which class is open for enrolment', 'space'),
  description: entry('learning', 'telling people what they would enrol in', 'space'),
  level: entry('learning', 'telling people what they would enrol in', 'space'),
  weeks: entry('learning', 'telling people how long the course lasts', 'space'),
  createdAt: entry('technical', 'since when the class is open', 'space'),
}

export const courseEnrolmentsColumnClasses: ColumnClasses<typeof courseEnrolments> = {
  learnerId: entry('identity', 'who is enrolled', 'membership'),
  courseId: entry('learning', 'in which course', 'membership'),
  createdAt: entry('technical', 'since when', 'membership'),
}

export const announcementsColumnClasses: ColumnClasses<typeof announcements> = {
  spaceId: entry('technical', 'to which class it was said', 'announcement'),
  id: entry('technical', 'tells announcements apart', 'announcement', false),
  authorId: entry('identity', 'who said it', 'announcement'),
  text: entry('learning', 'telling a class and its families', 'announcement'),
  createdAt: entry('technical', 'when it was said', 'announcement'),
  changedAt: entry('technical', 'when its words were changed', 'announcement'),
  deletedAt: entry('technical', 'restoring it for a day', 'announcement'),
}

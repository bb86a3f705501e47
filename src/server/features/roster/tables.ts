import { check, index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { GRADES } from '#core/people/grades.ts'
import { STUDENT_ORIGINS, STUDENT_STATUSES, type HandMark } from '#core/roster/student.ts'
import { users } from '#server/features/accounts/index.ts'
import { spaces } from '#server/features/spaces/index.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'
import { oneOf } from '#server/platform/database/one-of.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Students of a class or a family: members of it, and people whom a teacher or a parent has entered. */
export const students = pgTable(
  'students',
  {
    spaceId: uuid('space_id')
      .notNull()
      .references(() => spaces.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** Account of the student; it counts only while the account is a member of the space. */
    learnerId: uuid('learner_id').references(() => users.id, { onDelete: 'cascade' }),
    origin: text('origin', { enum: STUDENT_ORIGINS }).notNull(),
    name: text('name').notNull(),
    grade: text('grade', { enum: GRADES }),
    birthYear: integer('birth_year'),
    /** Lower-case, like the parent's. */
    email: text('email'),
    parent: text('parent'),
    parentEmail: text('parent_email'),
    /** The school's own number. */
    number: text('number'),
    note: text('note'),
    status: text('status', { enum: STUDENT_STATUSES }).notNull(),
    /** Fields that were written by hand: an import leaves them alone. */
    changedByHand: text('changed_by_hand').array().$type<HandMark[]>().notNull(),
    /** Number of the last change. */
    revision: integer('revision').notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.spaceId, table.id] }),
    unique('students_learner').on(table.spaceId, table.learnerId),
    index('students_account').on(table.learnerId),
    index('students_email').on(table.email),
    index('students_parent_email').on(table.parentEmail),
    check('students_origin', oneOf(table.origin, STUDENT_ORIGINS)),
    check('students_grade', oneOf(table.grade, GRADES)),
    check('students_status', oneOf(table.status, STUDENT_STATUSES)),
  ],
)

const entry = (group: ColumnClass['class'], purpose: string, inExport = true): ColumnClass => ({
  class: group,
  purpose,
  retention: 'roster',
  export: inExport,
})

export const studentsColumnClasses: ColumnClasses<typeof students> = {
  spaceId: entry('identity', 'in which class or family'),
  id: entry('technical', 'finding the student again in a saved list', false),
  learnerId: entry('identity', 'whose account it is'),
  origin: entry('technical', 'what stays when the account leaves the class', false),
  name: entry('identity', 'telling students apart'),
  grade: entry('identity', 'choosing what fits the grade'),
  birthYear: entry('identity', 'the age, for choosing what fits it'),
  email: entry('contact', 'finding the account of a student who joins'),
  parent: entry('identity', 'whom the teacher talks to'),
  parentEmail: entry('contact', "finding the account of a guardian's child who joins"),
  number: entry('identity', 'telling two students of one name apart'),
  note: entry('identity', 'what the teacher wants to remember'),
  status: entry('identity', 'whether the student takes part'),
  changedByHand: entry('technical', 'keeping changes by hand from a later import', false),
  revision: entry('technical', 'keeping two changes at once apart', false),
  createdAt: entry('technical', 'since when the student is on the list'),
  changedAt: entry('technical', 'deleting old lists'),
}

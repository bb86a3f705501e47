import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { ASSIGNMENT_KINDS, AUDIENCES, GRADINGS, LATE_RULES, type RubricLine } from '#core/assignments/assignment.ts'
import { LATENESSES } from '#core/assignments/judge-lateness.ts'
import { LEARNING_LANGUAGE_CODES, type LearningLanguage } from '#core/languages/learning-languages.ts'
import type { ErrorClass } from '#core/learning/learning-event.ts'
import { users } from '#server/features/accounts/index.ts'
import { spaces } from '#server/features/spaces/index.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'
import { oneOf } from '#server/platform/database/one-of.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const learnerId = () =>
  uuid('learner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const spaceId = () =>
  uuid('space_id')
    .notNull()
    .references(() => spaces.id, { onDelete: 'cascade' })
const somebody = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' })

/** Things that a class or a family was given to do. */
export const assignments = pgTable(
  'assignments',
  {
    spaceId: spaceId(),
    id: uuid('id').notNull(),
    createdBy: somebody('created_by'),
    kind: text('kind', { enum: ASSIGNMENT_KINDS }).notNull(),
    target: text('target').notNull(),
    language: text('language').$type<LearningLanguage>().notNull(),
    title: text('title').notNull(),
    note: text('note').notNull(),
    audience: text('audience', { enum: AUDIENCES }).notNull(),
    fromAt: moment('from_at').notNull(),
    dueAt: moment('due_at'),
    lateRule: text('late_rule', { enum: LATE_RULES }).notNull(),
    points: integer('points').notNull(),
    grading: text('grading', { enum: GRADINGS }).notNull(),
    rubric: jsonb('rubric').$type<RubricLine[]>(),
    withdrawnAt: moment('withdrawn_at'),
    /** Number of the latest change, by which two changes at once are kept apart. */
    revision: integer('revision').notNull().default(1),
    /** Time at which emails about it were queued. */
    toldAt: moment('told_at'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.spaceId, table.id] }),
    unique('assignments_id').on(table.id),
    index('assignments_creator').on(table.createdBy),
    check('assignments_kind', oneOf(table.kind, ASSIGNMENT_KINDS)),
    check('assignments_language', oneOf(table.language, LEARNING_LANGUAGE_CODES)),
    check('assignments_audience', oneOf(table.audience, AUDIENCES)),
    check('assignments_late_rule', oneOf(table.lateRule, LATE_RULES)),
    check('assignments_grading', oneOf(table.grading, GRADINGS)),
  ],
)

/** Students of a list, and students who have begun. */
export const assignmentStudents = pgTable(
  'assignment_students',
  {
    spaceId: spaceId(),
    assignmentId: uuid('assignment_id').notNull(),
    learnerId: learnerId(),
    /** Named by whoever assigned; false for a student who only began what everybody was given. */
    isListed: boolean('is_listed').notNull(),
    startedAt: moment('started_at'),
    remindedAt: moment('reminded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.spaceId, table.assignmentId, table.learnerId] }),
    index('assignment_students_learner').on(table.learnerId),
  ],
)

/** Hand-ins of students. A row is never replaced: another try is another row. It stays the student's own after the group. */
export const handIns = pgTable(
  'hand_ins',
  {
    learnerId: learnerId(),
    /** Made on the device: sent twice, it is one. */
    id: uuid('id').notNull(),
    assignmentId: uuid('assignment_id').notNull(),
    /** Title at that time, for the student's own copy. */
    title: text('title').notNull(),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** The device's clock was impossible. */
    clockCorrected: boolean('clock_corrected').notNull(),
    lateness: text('lateness', { enum: LATENESSES }).notNull(),
    checked: integer('checked').notNull(),
    right: integer('right').notNull(),
    unchecked: integer('unchecked').notNull(),
    /** Number of questions in the work; null if it has no fixed number. */
    asked: integer('asked'),
    points: integer('points'),
    errors: jsonb('errors').$type<{ errorClass: ErrorClass; count: number }[]>().notNull(),
    /** Answers that the device named. */
    eventIds: uuid('event_ids').array().notNull(),
    /** Number of named answers that had not arrived when this was counted. */
    awaited: integer('awaited').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    index('hand_ins_assignment').on(table.assignmentId, table.learnerId),
    check('hand_ins_lateness', oneOf(table.lateness, LATENESSES)),
  ],
)

/** Marks of hand-ins by a person: points, rubric and comment. */
export const marks = pgTable(
  'marks',
  {
    learnerId: learnerId(),
    handInId: uuid('hand_in_id').notNull(),
    points: integer('points'),
    comment: text('comment').notNull(),
    rubric: jsonb('rubric').$type<number[]>(),
    markedBy: somebody('marked_by'),
    markedAt: moment('marked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.handInId] }), index('marks_marker').on(table.markedBy)],
)

const RULE = 'assignment'
const entry = (group: ColumnClass['class'], purpose: string, inExport: boolean): ColumnClass => ({
  class: group,
  purpose,
  retention: RULE,
  export: inExport,
})

export const assignmentsColumnClasses: ColumnClasses<typeof assignments> = {
  spaceId: entry('identity', 'which group has it to do', true),
  id: entry('technical', 'tells assignments apart', true),
  createdBy: entry('identity', 'who assigned it', false),
  kind: entry('learning', 'what is to be done', true),
  target: entry('learning', 'what is to be done', true),
  language: entry('learning', 'which language it is about', true),
  title: entry('learning', 'naming it', true),
  note: entry('learning', 'what students are told', true),
  audience: entry('learning', 'for everybody or for some', false),
  fromAt: entry('learning', 'when students see it', true),
  dueAt: entry('learning', 'when it is due', true),
  lateRule: entry('learning', 'what happens when it is late', false),
  points: entry('learning', 'how many points it has', true),
  grading: entry('learning', 'who decides about the points', false),
  rubric: entry('learning', 'what is looked for', true),
  withdrawnAt: entry('technical', 'that it was taken back', false),
  revision: entry('technical', 'keeping two changes at once apart', false),
  toldAt: entry('technical', 'sending each email once', false),
  createdAt: entry('technical', 'when it was made', true),
  changedAt: entry('technical', 'when it was changed', true),
}

export const assignmentStudentsColumnClasses: ColumnClasses<typeof assignmentStudents> = {
  spaceId: entry('identity', 'in which group', true),
  assignmentId: entry('technical', 'which assignment', true),
  learnerId: entry('identity', 'who has it to do', true),
  isListed: entry('learning', 'whether the student was named', false),
  startedAt: entry('learning', 'that it was begun', true),
  remindedAt: entry('technical', 'writing at most once a day', true),
}

export const handInsColumnClasses: ColumnClasses<typeof handIns> = {
  learnerId: entry('identity', 'who handed in', true),
  id: entry('technical', 'keeping each hand-in once', true),
  assignmentId: entry('technical', 'what it was for', true),
  title: entry('learning', 'what it was for', true),
  startedAt: entry('learning', 'which answers belong to it', true),
  finishedAt: entry('learning', 'which answers belong to it, and if it is late', true),
  receivedAt: entry('technical', 'finding faults', true),
  clockCorrected: entry('technical', 'a clock that was wrong', true),
  lateness: entry('learning', 'whether it was late', true),
  checked: entry('learning', 'how many answers were checked', true),
  right: entry('learning', 'how many answers were right', true),
  unchecked: entry('learning', 'how many answers wait for a person', true),
  asked: entry('learning', 'how many questions the work has', true),
  points: entry('learning', 'the points of the answers', true),
  errors: entry('learning', 'which kinds of errors there were', true),
  eventIds: entry('technical', 'waiting for answers that come later', false),
  awaited: entry('technical', 'waiting for answers that come later', false),
}

export const marksColumnClasses: ColumnClasses<typeof marks> = {
  learnerId: entry('identity', 'whose work it is', true),
  handInId: entry('technical', 'which hand-in was marked', true),
  points: entry('learning', 'the points', true),
  comment: entry('learning', 'what the student is told', true),
  rubric: entry('learning', 'the points of each line', true),
  markedBy: entry('identity', 'who marked it', false),
  markedAt: entry('technical', 'when it was marked', true),
}

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
import { PLAN_STATES, type LessonPlan } from '#core/lesson-plans/lesson-plan.ts'
import type { StoredClash } from '#core/lesson-plans/save-plan.ts'
import type { RetentionRule } from '#core/privacy/retention.ts'
import { users } from '#server/features/accounts/index.ts'
import { spaces } from '#server/features/spaces/index.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'
import { oneOf } from '#server/platform/database/one-of.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const author = () =>
  uuid('learner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Drafts of lessons. The author owns them; teachers of a space can change them if the author shares them so. */
export const lessonPlans = pgTable(
  'lesson_plans',
  {
    learnerId: author(),
    id: uuid('id').notNull(),
    state: text('state', { enum: PLAN_STATES }).notNull(),
    /** Grows by one with each change. */
    revision: integer('revision').notNull(),
    plan: jsonb('plan').$type<LessonPlan>().notNull(),
    /** Second texts for fields that two people changed at the same time, until somebody decides. */
    clashes: jsonb('clashes').$type<StoredClash[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    /** A deletion can be taken back for some days. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    unique('lesson_plans_id').on(table.id),
    index('lesson_plans_changer').on(table.changedBy),
    index('lesson_plans_deleted').on(table.deletedAt),
    check('lesson_plans_state', oneOf(table.state, PLAN_STATES)),
  ],
)

/** Published versions of lessons. A row never changes: assignments and answers refer to it. */
export const lessonVersions = pgTable(
  'lesson_versions',
  {
    learnerId: author(),
    planId: uuid('plan_id').notNull(),
    version: integer('version').notNull(),
    /** Revision of the draft that was published: one revision is one version. */
    revision: integer('revision').notNull(),
    plan: jsonb('plan').$type<LessonPlan>().notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.planId, table.version] }),
    unique('lesson_versions_plan').on(table.planId, table.version),
  ],
)

/** Families and classes in which a lesson is shared: its published versions, and perhaps its draft. */
export const lessonShares = pgTable(
  'lesson_shares',
  {
    spaceId: uuid('space_id')
      .notNull()
      .references(() => spaces.id, { onDelete: 'cascade' }),
    planId: uuid('plan_id').notNull(),
    learnerId: author(),
    mayEdit: boolean('may_edit').notNull(),
    sharedAt: moment('shared_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.spaceId, table.planId] }),
    index('lesson_shares_plan').on(table.planId),
    index('lesson_shares_author').on(table.learnerId),
  ],
)

const LESSON: RetentionRule = 'lesson-plan'
const entry = (group: ColumnClass['class'], purpose: string, inExport = true): ColumnClass => ({
  class: group,
  purpose,
  retention: LESSON,
  export: inExport,
})

export const lessonPlansColumnClasses: ColumnClasses<typeof lessonPlans> = {
  learnerId: entry('identity', 'whose lesson it is'),
  id: entry('technical', 'tells lessons apart'),
  state: entry('learning', 'drafts, published and archived lessons'),
  revision: entry('technical', 'merging the changes of two people', false),
  plan: entry('learning', 'the lesson itself'),
  clashes: entry('learning', 'losing nothing that two people wrote at the same time'),
  createdAt: entry('technical', 'since when'),
  changedAt: entry('technical', 'which lesson was changed last'),
  changedBy: entry('identity', 'telling whoever edits with others who changed it'),
  deletedAt: { ...entry('technical', 'taking a deletion back'), retention: 'deleted-lesson' },
}

export const lessonVersionsColumnClasses: ColumnClasses<typeof lessonVersions> = {
  learnerId: entry('identity', 'whose lesson it is'),
  planId: entry('technical', 'of which lesson'),
  version: entry('technical', 'tells versions apart'),
  revision: entry('technical', 'publishing each draft once', false),
  plan: entry('learning', 'the lesson as it was published'),
  publishedAt: entry('technical', 'since when'),
}

export const lessonSharesColumnClasses: ColumnClasses<typeof lessonShares> = {
  spaceId: entry('identity', 'with whom'),
  planId: entry('technical', 'which lesson'),
  learnerId: entry('identity', 'who shared it'),
  mayEdit: entry('identity', 'whether others may change it'),
  sharedAt: entry('technical', 'since when'),
}

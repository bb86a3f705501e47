import { check, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { REPORT_REASONS, REPORT_STATES, type ReportedKind } from '#core/community/content-reports.ts'
import { SUGGESTION_KINDS, SUGGESTION_STATES } from '#core/community/suggestions.ts'
import type { RetentionRule } from '#core/privacy/retention.ts'
import { users } from '#server/features/accounts/index.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'
import { oneOf } from '#server/platform/database/one-of.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Suggestions for better texts and words. Only the author and staff see them. */
export const suggestions = pgTable(
  'suggestions',
  {
    /** The author. */
    learnerId: uuid('learner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: SUGGESTION_KINDS }).notNull(),
    language: text('language').notNull(),
    /** Key of an interface text, or id of an item. */
    target: text('target').notNull(),
    /** The text that was shown when it was made. */
    shown: text('shown').notNull(),
    text: text('text').notNull(),
    note: text('note').notNull(),
    state: text('state', { enum: SUGGESTION_STATES }).notNull(),
    /** Answer of staff to the author. */
    reply: text('reply').notNull(),
    madeAt: moment('made_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    uniqueIndex('suggestions_id').on(table.id),
    index('suggestions_state').on(table.state, table.madeAt),
    index('suggestions_decider').on(table.decidedBy),
    check('suggestions_kind', oneOf(table.kind, SUGGESTION_KINDS)),
    check('suggestions_state', oneOf(table.state, SUGGESTION_STATES)),
  ],
)

/** Reports of things that other people published. Only staff see them. */
export const contentReports = pgTable(
  'content_reports',
  {
    /** The reporter. */
    learnerId: uuid('learner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReportedKind>().notNull(),
    targetId: uuid('target_id').notNull(),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    note: text('note').notNull(),
    state: text('state', { enum: REPORT_STATES }).notNull(),
    reportedAt: moment('reported_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.kind, table.targetId] }),
    index('content_reports_target').on(table.kind, table.targetId),
    index('content_reports_state').on(table.state, table.reportedAt),
    index('content_reports_decider').on(table.decidedBy),
    check('content_reports_reason', oneOf(table.reason, REPORT_REASONS)),
    check('content_reports_state', oneOf(table.state, REPORT_STATES)),
  ],
)

const entry =
  (retention: RetentionRule) =>
  (group: ColumnClass['class'], purpose: string, inExport = true): ColumnClass => ({
    class: group,
    purpose,
    retention,
    export: inExport,
  })
const suggestion = entry('suggestion')
const report = entry('content-report')

export const suggestionsColumnClasses: ColumnClasses<typeof suggestions> = {
  learnerId: suggestion('identity', 'says whose suggestion it is, for the answer and the deletion'),
  id: suggestion('technical', 'tells suggestions apart', false),
  kind: suggestion('technical', 'says whether it is about a text, a word or a meaning'),
  language: suggestion('technical', 'says in which language it is'),
  target: suggestion('technical', 'finds the text or word that it is about'),
  shown: suggestion('technical', 'says what was shown before'),
  text: suggestion('learning', 'says what would be better'),
  note: suggestion('learning', 'says why it would be better'),
  state: suggestion('technical', 'says whether staff accepted it'),
  reply: suggestion('technical', 'thanks its author, or says why not'),
  madeAt: suggestion('technical', 'lets staff answer the oldest first'),
  decidedAt: suggestion('technical', 'says when staff decided'),
  decidedBy: suggestion('identity', 'says who decided', false),
}

export const contentReportsColumnClasses: ColumnClasses<typeof contentReports> = {
  learnerId: report('identity', 'says who reported it, so that nobody does it twice'),
  kind: report('technical', 'says what kind of thing it is'),
  targetId: report('technical', 'finds the reported thing'),
  reason: report('learning', 'says what is wrong with it'),
  note: report('learning', 'says more about what is wrong'),
  state: report('technical', 'says whether staff took the thing down'),
  reportedAt: report('technical', 'lets staff look at the oldest first'),
  decidedAt: report('technical', 'says when staff decided'),
  decidedBy: report('identity', 'says who decided', false),
}

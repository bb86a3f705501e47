import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LessonPlan } from '#core/lesson-plans/lesson-plan.ts'
import { MARKET_CATEGORIES } from '#core/market/categories.ts'
import { LICENCES } from '#core/market/licences.ts'
import {
  REPORT_REASONS,
  RESOURCE_STATES,
  RESOURCE_TYPES,
  REVIEW_STATES,
  SHELVES,
  VERSION_STATES,
} from '#core/market/resource.ts'
import type { RetentionRule } from '#core/privacy/retention.ts'
import { UPLOAD_KINDS } from '#core/uploads/upload-rules.ts'
import { users } from '#server/features/accounts/index.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'
import { oneOf } from '#server/platform/database/one-of.ts'
import { files } from '#server/platform/files/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const whose = () =>
  uuid('learner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Resources of the market, each with its author. Its texts and content are in its versions. */
export const marketResources = pgTable(
  'market_resources',
  {
    learnerId: whose(),
    id: uuid('id').notNull(),
    state: text('state', { enum: RESOURCE_STATES }).notNull(),
    /** Published version; null before the first one. */
    liveVersion: integer('live_version'),
    /** People who have downloaded it. */
    downloads: integer('downloads').notNull(),
    /** Work that it changes; null if there is none, or if that is gone. */
    basedOn: uuid('based_on'),
    basedOnTitle: text('based_on_title'),
    basedOnLicence: text('based_on_licence', { enum: LICENCES }),
    takenDownFor: text('taken_down_for'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    unique('market_resources_id').on(table.id),
    index('market_resources_found').on(table.state, table.downloads),
    index('market_resources_based').on(table.basedOn),
    foreignKey({ name: 'market_resources_based_on', columns: [table.basedOn], foreignColumns: [table.id] }).onDelete(
      'set null',
    ),
    check('market_resources_state', oneOf(table.state, RESOURCE_STATES)),
    check('market_resources_licence', oneOf(table.basedOnLicence, LICENCES)),
    check('market_resources_downloads', sql`${table.downloads} >= 0`),
  ],
)

const ofResource = () =>
  uuid('resource_id')
    .notNull()
    .references(() => marketResources.id, { onDelete: 'cascade' })

/** Versions of resources. One that was sent to review doesn't change; taken back, it is a draft again. */
export const marketVersions = pgTable(
  'market_versions',
  {
    learnerId: whose(),
    resourceId: ofResource(),
    version: integer('version').notNull(),
    state: text('state', { enum: VERSION_STATES }).notNull(),
    shelf: text('shelf', { enum: SHELVES }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    category: text('category', { enum: MARKET_CATEGORIES as [(typeof MARKET_CATEGORIES)[number]] }).notNull(),
    type: text('type', { enum: RESOURCE_TYPES }).notNull(),
    licence: text('licence', { enum: LICENCES }).notNull(),
    /** Cents of the rand; 0 is free. */
    price: integer('price').notNull(),
    /** Name of the author as the author wants it shown. */
    author: text('author').notNull(),
    tags: text('tags').array().notNull(),
    contact: text('contact').notNull(),
    /** Lesson as it was when this version was saved; null for files alone. */
    plan: jsonb('plan').$type<LessonPlan>(),
    planId: uuid('plan_id'),
    planVersion: integer('plan_version'),
    /** Percentage of a price that the market keeps, as the author was told; null before it is sent. */
    commission: smallint('commission'),
    changedAt: moment('changed_at').notNull(),
    submittedAt: moment('submitted_at'),
    decidedAt: moment('decided_at'),
    /** Reason of the decision, for the author. */
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.resourceId, table.version] }),
    unique('market_versions_resource').on(table.resourceId, table.version),
    index('market_versions_waiting')
      .on(table.submittedAt)
      .where(sql`${table.state} = 'waiting'`),
    check('market_versions_state', oneOf(table.state, VERSION_STATES)),
    check('market_versions_shelf', oneOf(table.shelf, SHELVES)),
    check('market_versions_category', oneOf(table.category, MARKET_CATEGORIES)),
    check('market_versions_type', oneOf(table.type, RESOURCE_TYPES)),
    check('market_versions_licence', oneOf(table.licence, LICENCES)),
    check('market_versions_price', sql`${table.price} >= 0`),
  ],
)

/** Files of versions. Versions with the same file share its bytes. */
export const marketFiles = pgTable(
  'market_files',
  {
    learnerId: whose(),
    resourceId: ofResource(),
    version: integer('version').notNull(),
    /** Id of the upload. */
    id: uuid('id').notNull(),
    /** Place among the files of its version. */
    place: integer('place').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: UPLOAD_KINDS }).notNull(),
    file: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.resourceId, table.version, table.id] }),
    index('market_files_resource').on(table.resourceId, table.version),
    index('market_files_file').on(table.file),
    check('market_files_kind', oneOf(table.kind, UPLOAD_KINDS)),
  ],
)

/** Libraries: resources that somebody has. */
export const marketHoldings = pgTable(
  'market_holdings',
  {
    learnerId: whose(),
    resourceId: ofResource(),
    at: moment('at').notNull(),
    downloadedAt: moment('downloaded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.resourceId] }),
    index('market_holdings_resource').on(table.resourceId),
  ],
)

/** Ratings by those who have a resource. The stars count at once; a text waits for a look by staff. */
export const marketRatings = pgTable(
  'market_ratings',
  {
    learnerId: whose(),
    resourceId: ofResource(),
    stars: smallint('stars').notNull(),
    review: text('review').notNull(),
    state: text('state', { enum: REVIEW_STATES }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.resourceId] }),
    index('market_ratings_resource').on(table.resourceId),
    index('market_ratings_waiting')
      .on(table.at)
      .where(sql`${table.state} = 'waiting'`),
    check('market_ratings_stars', sql`${table.stars} between 1 and 5`),
    check('market_ratings_state', oneOf(table.state, REVIEW_STATES)),
  ],
)

/** Reports that staff haven't settled yet; a settled one is deleted. */
export const marketReports = pgTable(
  'market_reports',
  {
    learnerId: whose(),
    id: uuid('id').notNull(),
    resourceId: ofResource(),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    unique('market_reports_id').on(table.id),
    unique('market_reports_once').on(table.learnerId, table.resourceId),
    index('market_reports_resource').on(table.resourceId),
    check('market_reports_reason', oneOf(table.reason, REPORT_REASONS)),
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
const kept = entry('market')
const reported = entry('market-report')

export const marketResourcesColumnClasses: ColumnClasses<typeof marketResources> = {
  learnerId: kept('identity', 'whose resource it is'),
  id: kept('technical', 'tells resources apart'),
  state: kept('technical', 'whether others find it'),
  liveVersion: kept('technical', 'which version others get'),
  downloads: kept('technical', 'how many people use it'),
  basedOn: kept('technical', 'naming the author of the work that it changes', false),
  basedOnTitle: kept('technical', 'naming the work that it changes'),
  basedOnLicence: kept('technical', 'keeping to the licence of that work', false),
  takenDownFor: kept('technical', 'telling the author why'),
  createdAt: kept('technical', 'since when'),
  changedAt: kept('technical', 'which resource was changed last'),
}

export const marketVersionsColumnClasses: ColumnClasses<typeof marketVersions> = {
  learnerId: kept('identity', 'whose resource it is'),
  resourceId: kept('technical', 'of which resource'),
  version: kept('technical', 'tells versions apart'),
  state: kept('technical', 'where it stands in its review'),
  shelf: kept('technical', 'in which tab it is found'),
  title: kept('learning', 'finding it'),
  description: kept('learning', 'what it holds'),
  category: kept('technical', 'finding it'),
  type: kept('technical', 'how it is handed over'),
  licence: kept('technical', 'what others may do with it'),
  price: kept('technical', 'what it costs'),
  author: kept('identity', 'naming the author as the author wishes'),
  tags: kept('learning', 'finding it'),
  contact: kept('contact', 'telling those who have a kit how to get it'),
  plan: kept('learning', 'the lesson that it holds'),
  planId: kept('technical', 'which lesson of the author it was made of', false),
  planVersion: kept('technical', 'which version of that lesson', false),
  commission: kept('technical', 'what the author was told before publishing'),
  changedAt: kept('technical', 'when it was saved'),
  submittedAt: kept('technical', 'since when it waits'),
  decidedAt: kept('technical', 'when it was decided'),
  reason: kept('technical', 'telling the author why'),
}

export const marketFilesColumnClasses: ColumnClasses<typeof marketFiles> = {
  learnerId: kept('identity', 'whose resource it belongs to'),
  resourceId: kept('technical', 'which resource'),
  version: kept('technical', 'which version'),
  id: kept('technical', 'tells files apart'),
  place: kept('technical', 'their order', false),
  name: kept('learning', 'the name of the file'),
  kind: kept('technical', 'how it is shown'),
  file: kept('learning', 'the file itself; a copy has its bytes'),
}

export const marketHoldingsColumnClasses: ColumnClasses<typeof marketHoldings> = {
  learnerId: kept('identity', 'who has it'),
  resourceId: kept('technical', 'which resource'),
  at: kept('technical', 'since when'),
  downloadedAt: kept('technical', 'counting each person once'),
}

export const marketRatingsColumnClasses: ColumnClasses<typeof marketRatings> = {
  learnerId: kept('identity', 'who rated'),
  resourceId: kept('technical', 'which resource'),
  stars: kept('learning', 'the rating'),
  review: kept('learning', 'the review, which is shown without a name'),
  state: kept('technical', 'whether others see the review'),
  at: kept('technical', 'when'),
}

export const marketReportsColumnClasses: ColumnClasses<typeof marketReports> = {
  learnerId: reported('identity', 'who reported it, so that each person reports it once'),
  id: reported('technical', 'tells reports apart'),
  resourceId: reported('technical', 'which resource'),
  reason: reported('technical', 'why'),
  text: reported('learning', 'what staff should look at'),
  at: reported('technical', 'which report is the oldest'),
}

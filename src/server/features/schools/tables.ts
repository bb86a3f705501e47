import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid, type PgColumn } from 'drizzle-orm/pg-core'
import type { RetentionRule } from '#core/privacy/retention.ts'
import { REGIONS } from '#core/schools/regions.ts'
import { SCHOOL_FOCUS, SCHOOL_IMAGES, SCHOOL_TYPES } from '#core/schools/schools.ts'
import { users } from '#server/features/accounts/index.ts'
import { spaces } from '#server/features/spaces/index.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'
import { oneOf } from '#server/platform/database/one-of.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const school = (name: string) => uuid(name).references(() => spaces.id, { onDelete: 'cascade' })
const person = () =>
  uuid('learner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const isRequestState = (column: PgColumn) => oneOf(column, REQUEST_STATES)

/** States of a request to join. An approved one becomes a membership. */
const REQUEST_STATES = ['waiting', 'refused'] as const

/** Facts of community schools, which every adult can find. Name and members stand with the spaces. */
export const schoolDetails = pgTable(
  'school_details',
  {
    spaceId: school('space_id').primaryKey(),
    description: text('description').notNull(),
    location: text('location').notNull(),
    region: text('region', { enum: REGIONS }).notNull(),
    founded: integer('founded').notNull(),
    focus: text('focus').array().$type<(typeof SCHOOL_FOCUS)[number][]>().notNull(),
    image: text('image', { enum: SCHOOL_IMAGES }).notNull(),
    type: text('type', { enum: SCHOOL_TYPES }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('school_details_region').on(table.region),
    check('school_details_region', oneOf(table.region, REGIONS)),
    check('school_details_image', oneOf(table.image, SCHOOL_IMAGES)),
    check('school_details_type', oneOf(table.type, SCHOOL_TYPES)),
    check('school_details_founded', sql`${table.founded} between 1800 and 2100`),
  ],
)

/** Requests of adults to join a school. */
export const schoolRequests = pgTable(
  'school_requests',
  {
    spaceId: school('space_id').notNull(),
    learnerId: person(),
    message: text('message').notNull(),
    state: text('state', { enum: REQUEST_STATES }).notNull(),
    /** Reason for a refusal. */
    reason: text('reason').notNull(),
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.spaceId, table.learnerId] }),
    index('school_requests_learner').on(table.learnerId),
    index('school_requests_age').on(table.askedAt),
    check('school_requests_state', isRequestState(table.state)),
  ],
)

/** Stars that adult members gave to a school. */
export const schoolRatings = pgTable(
  'school_ratings',
  {
    spaceId: school('space_id').notNull(),
    learnerId: person(),
    stars: integer('stars').notNull(),
    ratedAt: moment('rated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.spaceId, table.learnerId] }),
    index('school_ratings_learner').on(table.learnerId),
    check('school_ratings_stars', sql`${table.stars} between 1 and 5`),
  ],
)

/** Links between schools: asked by the founder of one, and agreed to by the founder of the other. */
export const schoolLinks = pgTable(
  'school_links',
  {
    spaceId: school('space_id').notNull(),
    otherId: school('other_id').notNull(),
    askedAt: moment('asked_at').notNull(),
    agreedAt: moment('agreed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.spaceId, table.otherId] }),
    index('school_links_other').on(table.otherId),
    check('school_links_two', sql`${table.spaceId} <> ${table.otherId}`),
  ],
)

const entry =
  (retention: RetentionRule) =>
  (group: ColumnClass['class'], purpose: string): ColumnClass => ({ class: group, purpose, retention, export: true })
const fact = entry('space')
const request = entry('school-request')
const rating = entry('membership')

export const schoolDetailsColumnClasses: ColumnClasses<typeof schoolDetails> = {
  spaceId: fact('technical', 'which school'),
  description: fact('learning', 'telling adults what the school does'),
  location: fact('learning', 'telling adults where the school is'),
  region: fact('learning', 'finding schools in a province'),
  founded: fact('learning', 'telling adults how old the school is'),
  focus: fact('learning', 'telling adults what the school is about'),
  image: fact('learning', 'drawing the card of the school'),
  type: fact('learning', 'telling adults what kind of school it is'),
  createdAt: fact('technical', 'since when the school is listed'),
}

export const schoolRequestsColumnClasses: ColumnClasses<typeof schoolRequests> = {
  spaceId: request('identity', 'which school somebody asked'),
  learnerId: request('identity', 'who asked'),
  message: request('identity', 'telling the founders why'),
  state: request('identity', 'telling the person who asked'),
  reason: request('identity', 'telling the person who asked why not'),
  askedAt: request('technical', 'when it was asked'),
}

export const schoolRatingsColumnClasses: ColumnClasses<typeof schoolRatings> = {
  spaceId: rating('identity', 'which school'),
  learnerId: rating('identity', 'who gave the stars, so that each member counts once'),
  stars: rating('identity', 'the mean of the school'),
  ratedAt: rating('technical', 'when the stars were given'),
}

export const schoolLinksColumnClasses: ColumnClasses<typeof schoolLinks> = {
  spaceId: fact('technical', 'which school asked'),
  otherId: fact('technical', 'which school was asked'),
  askedAt: fact('technical', 'when it was asked'),
  agreedAt: fact('technical', 'since when both are linked'),
}

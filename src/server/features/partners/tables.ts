import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { APPLICATION_STATES } from '#core/partners/applications.ts'
import { PARTNER_TIERS } from '#core/partners/tiers.ts'
import type { RetentionRule } from '#core/privacy/retention.ts'
import { users } from '#server/features/accounts/index.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'
import { oneOf } from '#server/platform/database/one-of.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const person = () =>
  uuid('learner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Versions of the partner charter that somebody accepted, and when. */
export const charterAcceptances = pgTable(
  'charter_acceptances',
  { learnerId: person(), version: text('version').notNull(), acceptedAt: moment('accepted_at').notNull() },
  (table) => [primaryKey({ columns: [table.learnerId, table.version] })],
)

/** The newest application of a person. A new one takes the place of a decided one. */
export const partnerApplications = pgTable(
  'partner_applications',
  {
    learnerId: person().primaryKey(),
    id: uuid('id').notNull(),
    tier: text('tier', { enum: PARTNER_TIERS }).notNull(),
    about: text('about').notNull(),
    state: text('state', { enum: APPLICATION_STATES }).notNull(),
    sentAt: moment('sent_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason'),
  },
  (table) => [
    uniqueIndex('partner_applications_id').on(table.id),
    index('partner_applications_state').on(table.state, table.sentAt),
    index('partner_applications_decided').on(table.decidedAt),
    index('partner_applications_decider').on(table.decidedBy),
    check('partner_applications_tier', oneOf(table.tier, PARTNER_TIERS)),
    check('partner_applications_state', oneOf(table.state, APPLICATION_STATES)),
    check(
      'partner_applications_decided',
      sql`${table.state} = 'waiting' or num_nonnulls(${table.decidedAt}, ${table.reason}) = 2`,
    ),
  ],
)

/** Partners with their tier. */
export const partners = pgTable(
  'partners',
  {
    learnerId: person().primaryKey(),
    tier: text('tier', { enum: PARTNER_TIERS }).notNull(),
    since: moment('since').notNull(),
  },
  (table) => [check('partners_tier', oneOf(table.tier, PARTNER_TIERS))],
)

/** Members of the ambassador programme. */
export const ambassadors = pgTable('ambassadors', {
  learnerId: person().primaryKey(),
  joinedAt: moment('joined_at').notNull(),
})

/** Referral codes of partners and ambassadors. */
export const referralCodes = pgTable(
  'referral_codes',
  { learnerId: person(), code: text('code').notNull().unique(), createdAt: moment('created_at').notNull() },
  (table) => [primaryKey({ columns: [table.learnerId, table.code] })],
)

/** New accounts that were made with a referral code, one row each: an account counts once. */
export const referrals = pgTable(
  'referrals',
  {
    /** The new account, not the owner of the code. */
    learnerId: person().primaryKey(),
    code: text('code')
      .notNull()
      .references(() => referralCodes.code, { onDelete: 'cascade' }),
    signedUpAt: moment('signed_up_at').notNull(),
  },
  (table) => [index('referrals_code').on(table.code), index('referrals_signed_up').on(table.signedUpAt)],
)

const entry =
  (retention: RetentionRule) =>
  (group: ColumnClass['class'], purpose: string, inExport = true): ColumnClass => ({
    class: group,
    purpose,
    retention,
    export: inExport,
  })
const partner = entry('partner')
const application = entry('partner-application')
const referral = entry('referral')

export const charterAcceptancesColumnClasses: ColumnClasses<typeof charterAcceptances> = {
  learnerId: partner('identity', 'says who accepted the charter'),
  version: partner('identity', 'proof of which text was accepted'),
  acceptedAt: partner('technical', 'proof of when it was accepted'),
}

export const partnerApplicationsColumnClasses: ColumnClasses<typeof partnerApplications> = {
  learnerId: application('identity', 'says who applied'),
  id: application('technical', 'tells applications apart for those who decide', false),
  tier: application('identity', 'says which tier was applied for'),
  about: application('identity', 'what the applicant says about their work, for those who decide'),
  state: application('technical', 'says whether it was decided'),
  sentAt: application('technical', 'reviewing the oldest first'),
  decidedAt: application('technical', 'says when it was decided, and when it is deleted'),
  decidedBy: application('identity', 'who decided', false),
  reason: application('identity', 'tells the applicant why it was decided so'),
}

export const partnersColumnClasses: ColumnClasses<typeof partners> = {
  learnerId: partner('identity', 'says who is a partner'),
  tier: partner('identity', 'says what the partner may do'),
  since: partner('technical', 'says since when'),
}

export const ambassadorsColumnClasses: ColumnClasses<typeof ambassadors> = {
  learnerId: partner('identity', 'says who is an ambassador'),
  joinedAt: partner('technical', 'says since when'),
}

export const referralCodesColumnClasses: ColumnClasses<typeof referralCodes> = {
  learnerId: partner('identity', 'says whose code it is'),
  code: partner('technical', 'recognises the link'),
  createdAt: partner('technical', 'says since when it can be used'),
}

export const referralsColumnClasses: ColumnClasses<typeof referrals> = {
  learnerId: referral('identity', 'counts a new account once'),
  code: referral('technical', 'says for which code it counts; its owner sees the number only'),
  signedUpAt: referral('technical', 'counts by month, and is deleted after a year'),
}

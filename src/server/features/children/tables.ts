import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { MINOR_BANDS } from '#core/people/age-bands.ts'
import {
  CONSENT_ACTS,
  CONSENT_METHODS,
  CONSENT_PURPOSES,
  ERASABLE,
  type ConsentPurpose,
} from '#core/permissions/consent.ts'
import { GUARDIAN_KINDS, GUARDIAN_SCOPES, type GuardianScope } from '#core/permissions/guardian-scopes.ts'
import type { RetentionRule } from '#core/privacy/retention.ts'
import { users } from '#server/features/accounts/index.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'
import { oneOf } from '#server/platform/database/one-of.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const learnerId = () =>
  uuid('learner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const someOf = (column: PgColumn, values: readonly string[]) =>
  sql`${column} <@ array[${sql.raw(values.map((value) => `'${value}'`).join(', '))}]::text[]`

/**
 * Requests that children send to a guardian. Nothing else about a child is stored before consent; expired requests are
 * deleted.
 */
export const childRequests = pgTable(
  'child_requests',
  {
    /** The id that the child's account will have. */
    id: uuid('id').primaryKey(),
    /** Lower-case. */
    username: text('username').notNull().unique(),
    /** Lower-case. */
    parentEmail: text('parent_email').notNull(),
    /** Hashed as every password is. */
    password: text('password').notNull(),
    /** A child's or a teen's, as the age gate was told. */
    ageBand: text('age_band', { enum: MINOR_BANDS }).notNull().default('child'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('child_requests_expires').on(table.expiresAt),
    check('child_requests_age_band', oneOf(table.ageBand, MINOR_BANDS)),
  ],
)

/** Relations of guardians to children, with their scopes. */
export const guardianRelations = pgTable(
  'guardian_relations',
  {
    learnerId: learnerId(),
    guardianId: uuid('guardian_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: GUARDIAN_KINDS }).notNull().default('first'),
    scopes: text('scopes').array().$type<GuardianScope[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Last day of the relation, for shared custody. */
    endsAt: moment('ends_at'),
    /** Time at which the first guardian offered their place to this one. */
    offeredAt: moment('offered_at'),
  },
  (table) => [
    check('guardian_relations_kind', oneOf(table.kind, GUARDIAN_KINDS)),
    primaryKey({ columns: [table.learnerId, table.guardianId] }),
    index('guardian_relations_guardian').on(table.guardianId),
    check('guardian_relations_scopes', someOf(table.scopes, GUARDIAN_SCOPES)),
  ],
)

/** Invitations to become a guardian. A row is deleted when it is answered, withdrawn or expired. */
export const guardianInvitations = pgTable(
  'guardian_invitations',
  {
    learnerId: learnerId(),
    id: uuid('id').notNull(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Lower-case: only the account of this address can accept. */
    email: text('email').notNull(),
    scopes: text('scopes').array().$type<GuardianScope[]>().notNull(),
    /** End of the future relation. */
    endsAt: moment('ends_at'),
    createdAt: moment('created_at').notNull(),
    /** End of the time to answer. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    unique('guardian_invitations_email').on(table.learnerId, table.email),
    index('guardian_invitations_inviter').on(table.invitedBy),
    index('guardian_invitations_expires').on(table.expiresAt),
    check('guardian_invitations_scopes', someOf(table.scopes, GUARDIAN_SCOPES)),
  ],
)

/** Consent decisions of guardians, one row for each act. Rows are only added; the database refuses changes. */
export const consentActs = pgTable(
  'consent_acts',
  {
    learnerId: learnerId(),
    /** The order of all acts. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** The guardian who decided; null after their account is deleted, and if the person came of age. */
    guardianId: uuid('guardian_id').references(() => users.id, { onDelete: 'set null' }),
    act: text('act', { enum: CONSENT_ACTS }).notNull(),
    purposes: text('purposes').array().$type<ConsentPurpose[]>().notNull(),
    method: text('method', { enum: CONSENT_METHODS }).notNull(),
    textVersion: text('text_version').notNull(),
    /** The language in which the text was read. */
    language: text('language').$type<InterfaceLanguage>().notNull(),
    decidedAt: moment('decided_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.number] }),
    index('consent_acts_guardian').on(table.guardianId),
    check('consent_acts_act', oneOf(table.act, CONSENT_ACTS)),
    check('consent_acts_purposes', someOf(table.purposes, CONSENT_PURPOSES)),
    check('consent_acts_method', oneOf(table.method, CONSENT_METHODS)),
    check(
      'consent_acts_language',
      oneOf(
        table.language,
        INTERFACE_LANGUAGES.map(({ code }) => code),
      ),
    ),
  ],
)

/**
 * The guardian who chose a child's login, and whether it still works. A child without a row has a login older than this
 * table.
 */
export const childLogins = pgTable(
  'child_logins',
  {
    learnerId: learnerId().primaryKey(),
    /** The guardian who chose it; null where the child did. */
    setBy: uuid('set_by').references(() => users.id, { onDelete: 'set null' }),
    setAt: moment('set_at').notNull(),
    /** Time from which the login is void, because the access of the guardian who chose it ended. */
    endedAt: moment('ended_at'),
  },
  (table) => [index('child_logins_setter').on(table.setBy)],
)

/**
 * Deletions of a child's data that a guardian other than the first asked for. They wait, so that the first can stop
 * them.
 */
export const childErasures = pgTable(
  'child_erasures',
  {
    learnerId: learnerId(),
    what: text('what', { enum: ERASABLE }).notNull(),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: moment('asked_at').notNull(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.what] }),
    index('child_erasures_asker').on(table.askedBy),
    index('child_erasures_due').on(table.dueAt),
    check('child_erasures_what', oneOf(table.what, ERASABLE)),
  ],
)

/** Teens who said that they are 18 now, and what their account will be entered with. */
export const comingsOfAge = pgTable(
  'comings_of_age',
  {
    learnerId: learnerId().primaryKey(),
    /** Lower-case. */
    email: text('email').notNull(),
    /** Language of the emails. */
    language: text('language').$type<InterfaceLanguage>().notNull(),
    /** Hashed as every password is; null until the address is confirmed. */
    password: text('password'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    askedAt: moment('asked_at').notNull(),
    /** Time at which the account becomes their own; null until the address is confirmed. */
    dueAt: moment('due_at'),
  },
  (table) => [
    index('comings_of_age_due').on(table.dueAt),
    check(
      'comings_of_age_language',
      oneOf(
        table.language,
        INTERFACE_LANGUAGES.map(({ code }) => code),
      ),
    ),
  ],
)

/** Guardians' objections to a teen's coming of age: the first and the last. */
export const ofAgeObjections = pgTable('of_age_objections', {
  learnerId: learnerId().primaryKey(),
  firstAt: moment('first_at').notNull(),
  lastAt: moment('last_at').notNull(),
})

/** Accounts of children that nobody used for long, whose guardians have been told. */
export const unusedNotices = pgTable('unused_notices', {
  learnerId: learnerId().primaryKey(),
  toldAt: moment('told_at').notNull(),
})

/** Queued emails about consents, due a day after the act, to the guardian's address at that time. */
export const consentEmails = pgTable(
  'consent_letters',
  {
    learnerId: learnerId(),
    guardianId: uuid('guardian_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Lower-case. */
    email: text('email').notNull(),
    /** Time of the consent; the email is about no other act. */
    decidedAt: moment('decided_at').notNull(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.guardianId] }),
    index('consent_letters_guardian').on(table.guardianId),
    index('consent_letters_due').on(table.dueAt),
  ],
)

/** Codes that log a child in on another device, one a child. */
export const joinCodes = pgTable(
  'join_codes',
  {
    learnerId: learnerId().primaryKey(),
    /** A keyed hash: the database doesn't hold the code. */
    code: text('code').notNull().unique(),
    /** The guardian who made the code; it is void once they no longer manage the child's account. */
    madeBy: uuid('made_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('join_codes_maker').on(table.madeBy), index('join_codes_expires').on(table.expiresAt)],
)

const REQUEST = 'child-request'
const INVITATION = 'invitation'
const GUARDIAN = 'guardian'
const CONSENT = 'consent'
const UNUSED = 'unused-child'
const LOGIN = 'account'
const ERASURE = 'child-erasure'
const OF_AGE = 'coming-of-age'
const CONSENT_EMAIL = 'consent-email'
const JOIN_CODE = 'join-code'
const entry = (
  group: ColumnClass['class'],
  purpose: string,
  retention: RetentionRule,
  inExport: boolean,
): ColumnClass => ({ class: group, purpose, retention, export: inExport })

export const childRequestsColumnClasses: ColumnClasses<typeof childRequests> = {
  id: entry('technical', 'tells requests apart', REQUEST, false),
  username: entry('identity', 'what the child wants to be called', REQUEST, false),
  parentEmail: entry('contact', 'asking the guardian', REQUEST, false),
  password: entry('credential', "the child's first login", REQUEST, false),
  ageBand: entry('identity', 'what the guardian is asked for', REQUEST, false),
  createdAt: entry('technical', 'when it was asked', REQUEST, false),
  expiresAt: entry('technical', 'deleting the request', REQUEST, false),
}

export const guardianRelationsColumnClasses: ColumnClasses<typeof guardianRelations> = {
  learnerId: entry('identity', 'which child', GUARDIAN, true),
  guardianId: entry('identity', 'which guardian', GUARDIAN, true),
  kind: entry('identity', 'who chooses the other guardians', GUARDIAN, true),
  scopes: entry('identity', 'what the guardian may do', GUARDIAN, true),
  createdAt: entry('technical', 'since when', GUARDIAN, true),
  endsAt: entry('identity', 'until when', GUARDIAN, true),
  offeredAt: entry('technical', "handing the first guardian's place over", GUARDIAN, false),
}

export const guardianInvitationsColumnClasses: ColumnClasses<typeof guardianInvitations> = {
  learnerId: entry('identity', 'for which child', INVITATION, true),
  id: entry('technical', 'tells invitations apart', INVITATION, false),
  invitedBy: entry('identity', 'who asked', INVITATION, true),
  email: entry('contact', 'asking another guardian, who answers by the account of this address', INVITATION, true),
  scopes: entry('identity', 'what the guardian would be allowed', INVITATION, true),
  endsAt: entry('identity', 'until when', INVITATION, true),
  createdAt: entry('technical', 'when it was asked', INVITATION, true),
  expiresAt: entry('technical', 'deleting the invitation', INVITATION, true),
}

export const consentActsColumnClasses: ColumnClasses<typeof consentActs> = {
  learnerId: entry('identity', 'for which child', CONSENT, true),
  number: entry('technical', 'order', CONSENT, false),
  guardianId: entry('identity', 'proof of who decided', CONSENT, true),
  act: entry('identity', 'proof of what was decided', CONSENT, true),
  purposes: entry('identity', 'proof of what was agreed to', CONSENT, true),
  method: entry('identity', 'proof of how it was decided', CONSENT, true),
  textVersion: entry('identity', 'proof of which text was read', CONSENT, true),
  language: entry('identity', 'proof of which text was read', CONSENT, true),
  decidedAt: entry('identity', 'proof of when it was decided', CONSENT, true),
}

export const childLoginsColumnClasses: ColumnClasses<typeof childLogins> = {
  learnerId: entry('identity', 'whose login it is', LOGIN, false),
  setBy: entry('identity', 'ending the login with the access of whoever chose it', LOGIN, false),
  setAt: entry('technical', 'since when', LOGIN, false),
  endedAt: entry('technical', 'asking for a new login', LOGIN, false),
}

export const childErasuresColumnClasses: ColumnClasses<typeof childErasures> = {
  learnerId: entry('identity', 'of which child', ERASURE, false),
  what: entry('identity', 'what is to be deleted', ERASURE, false),
  askedBy: entry('identity', 'who wants it deleted', ERASURE, false),
  askedAt: entry('technical', 'when it was asked', ERASURE, false),
  dueAt: entry('technical', 'deleting it after the first guardian was told', ERASURE, false),
}

export const comingsOfAgeColumnClasses: ColumnClasses<typeof comingsOfAge> = {
  learnerId: entry('identity', 'who comes of age', OF_AGE, false),
  email: entry('contact', 'the address of the account to be', OF_AGE, false),
  language: entry('technical', 'the language of the emails', OF_AGE, false),
  password: entry('credential', 'the login of the account to be', OF_AGE, false),
  firstName: entry('identity', 'the name on the account to be', OF_AGE, false),
  lastName: entry('identity', 'the name on the account to be', OF_AGE, false),
  askedAt: entry('technical', 'when it was asked', OF_AGE, false),
  dueAt: entry('technical', 'telling the guardians before', OF_AGE, false),
}

export const ofAgeObjectionsColumnClasses: ColumnClasses<typeof ofAgeObjections> = {
  learnerId: entry('identity', 'whose coming of age a guardian stopped', LOGIN, false),
  firstAt: entry('technical', 'ending the right to object after five years', LOGIN, false),
  lastAt: entry('technical', 'the day from which the person can ask again', LOGIN, false),
}

export const unusedNoticesColumnClasses: ColumnClasses<typeof unusedNotices> = {
  learnerId: entry('identity', 'whose account nobody uses', UNUSED, false),
  toldAt: entry('technical', 'deleting the account a month after its guardians were told', UNUSED, false),
}

export const consentEmailsColumnClasses: ColumnClasses<typeof consentEmails> = {
  learnerId: entry('identity', 'which child the email is about', CONSENT_EMAIL, false),
  guardianId: entry('identity', 'who agreed', CONSENT_EMAIL, false),
  email: entry('contact', 'telling whoever reads this mailbox what was agreed to', CONSENT_EMAIL, false),
  decidedAt: entry('technical', 'telling of that act only', CONSENT_EMAIL, false),
  dueAt: entry('technical', 'sending the email a day later', CONSENT_EMAIL, false),
}

export const joinCodesColumnClasses: ColumnClasses<typeof joinCodes> = {
  learnerId: entry('identity', 'whose login it opens', JOIN_CODE, false),
  code: entry('credential', 'logging a child in on another device', JOIN_CODE, false),
  madeBy: entry('identity', "ending it with the guardian's access", JOIN_CODE, false),
  expiresAt: entry('technical', 'ending the code', JOIN_CODE, false),
}

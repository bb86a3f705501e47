import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { AGE_BANDS } from '#core/people/age-bands.ts'
import { DEVICE_KINDS } from '#core/people/device-kinds.ts'
import type { RetentionRule } from '#core/privacy/retention.ts'
import type { ColumnClass, ColumnClasses } from '#server/platform/database/column-class.ts'
import { oneOf } from '#server/platform/database/one-of.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const createdAt = () => moment('created_at').notNull().defaultNow()
const updatedAt = () => moment('updated_at').notNull().defaultNow()

/** People with an account; a learner's id is the id here. Kept by better-auth, which calls it the model `user`. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Lower-case. */
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    /** Lower-case. */
    username: text('username').notNull().unique(),
    ageBand: text('age_band', { enum: AGE_BANDS }).notNull(),
    termsAcceptedAt: moment('terms_accepted_at').notNull(),
    /** Language of emails to the account: that of the pages on which it was made. */
    language: text('language').$type<InterfaceLanguage>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('users_age_band', oneOf(table.ageBand, AGE_BANDS)),
    // An address belongs to the one account that confirmed it. Accounts that only say so keep nobody from it.
    uniqueIndex('users_email_confirmed')
      .on(table.email)
      .where(sql`${table.emailVerified}`),
    index('users_email').on(table.email),
  ],
)

/** Browsers on which somebody is signed in: better-auth's model `session`. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The hash of what the browser's cookie holds. */
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    /** The model has it; nothing is ever written there. */
    ipAddress: text('ip_address'),
    /** The model has it; nothing is ever written there. */
    userAgent: text('user_agent'),
    /** Read from the browser's name, which is not kept. */
    device: text('device', { enum: DEVICE_KINDS }).notNull().default('other'),
    /** Last reauthentication of this session, by a password, a code or at the hub. */
    provedAt: moment('proved_at').notNull().defaultNow(),
    /** Last use of the second factor in this session. */
    secondFactorAt: moment('second_factor_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('sessions_user').on(table.userId), check('sessions_device', oneOf(table.device, DEVICE_KINDS))],
)

/** Ways in which a person can prove who they are, a password or a hub: better-auth's model `account`. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    /** `credential` of a password, otherwise the hub's own name. */
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    /** Argon2id with a salt of its own. */
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('accounts_user').on(table.userId),
    unique('accounts_provider_account').on(table.providerId, table.accountId),
  ],
)

/** One-time tokens on their way: better-auth's model `verification`. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
)

/** Authenticator apps: what a code is checked against at login. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with a key that the database doesn't hold. */
  secret: text('secret').notNull(),
  /** The step of the newest code that was used: it and those before are good no more. */
  lastStep: integer('last_step').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Null while it is being set up; until then no code is asked for. */
  confirmedAt: moment('confirmed_at'),
})

/** Recovery codes for a lost app. Each works once and is then deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** scrypt. */
    hash: text('hash').notNull(),
    /** The same for all codes of a set. */
    salt: text('salt').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)

/**
 * Wrong tries to log in of the last minutes, and of the last day. Names that no account has are counted too, so that
 * the limit doesn't tell which exist.
 */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    /** Keyed hashes of the account's id, or of the name that was typed, and of the range of addresses. */
    subject: text('subject').primaryKey(),
    attempts: integer('attempts').notNull(),
    startedAt: moment('started_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('sign_in_attempts_ends').on(table.endsAt)],
)

/** Browsers on which an account was signed in: a right password gets in there, whoever tries wrong ones elsewhere. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of the account's id and the browser's cookie. It doesn't show that two accounts share a device. */
    device: text('device').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] }), index('known_devices_seen').on(table.seenAt)],
)

/** Moves of an account to another address: the confirmed address that it had can take them back. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The hash of what the link in the emails holds. */
    hash: text('hash').notNull().unique(),
    /** Lower-case. */
    previous: text('previous').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Null until the new address was confirmed. */
    movedAt: moment('moved_at'),
    /** End of the link's validity. */
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('email_changes_user').on(table.userId), index('email_changes_ends').on(table.endsAt)],
)

/** Requests of people who lost their app and their recovery codes to take the second factor away. */
export const factorRemovals = pgTable(
  'factor_removals',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The hash of what the link that stops it holds. */
    hash: text('hash').notNull().unique(),
    askedAt: moment('asked_at').notNull(),
    /** Earliest time of the removal. */
    readyAt: moment('ready_at').notNull(),
    /** Time of the last reminder to the owner. */
    toldAt: moment('told_at').notNull(),
    approvedAt: moment('approved_at'),
    approvedBy: uuid('approved_by').references(() => users.id, { onDelete: 'set null' }),
    /** Reason that staff gave for approving. */
    reason: text('reason'),
    doneAt: moment('done_at'),
  },
  (table) => [index('factor_removals_asked').on(table.askedAt), index('factor_removals_approver').on(table.approvedBy)],
)

const ACCOUNT = 'account'
const entry = (
  group: ColumnClass['class'],
  purpose: string,
  retention: RetentionRule,
  inExport: boolean,
): ColumnClass => ({ class: group, purpose, retention, export: inExport })
const technical = (purpose: string, retention: RetentionRule = ACCOUNT): ColumnClass =>
  entry('technical', purpose, retention, false)

const stamps = (retention: RetentionRule) => ({
  createdAt: technical('order and support', retention),
  updatedAt: technical('order and support', retention),
})

const SESSION = 'session'
const TOKEN = 'link-token'
const ATTEMPTS = 'attempts'

export const usersColumnClasses: ColumnClasses<typeof users> = {
  id: entry('identity', 'tells accounts apart', ACCOUNT, true),
  firstName: entry('identity', 'greeting the person', ACCOUNT, true),
  lastName: entry('identity', 'telling members of a family or class apart', ACCOUNT, true),
  email: entry('contact', 'signing in and getting back in', ACCOUNT, true),
  emailVerified: technical('whether the address was confirmed'),
  image: entry('identity', 'a picture, where a hub gives one', ACCOUNT, true),
  username: entry('identity', 'signing in without an e-mail address', ACCOUNT, true),
  ageBand: entry('identity', 'what the law asks for children', ACCOUNT, true),
  termsAcceptedAt: entry('identity', 'proof that the terms were accepted', ACCOUNT, true),
  language: entry('identity', 'the language of emails to the account', ACCOUNT, true),
  createdAt: entry('technical', 'when the account was made', ACCOUNT, true),
  updatedAt: technical('order and support'),
}

export const sessionsColumnClasses: ColumnClasses<typeof sessions> = {
  id: technical('tells sessions apart', SESSION),
  userId: entry('identity', 'whose session it is', SESSION, false),
  token: entry('credential', 'staying signed in', SESSION, false),
  expiresAt: technical('ending the session', SESSION),
  ipAddress: technical('unused: never written', SESSION),
  userAgent: technical('unused: never written', SESSION),
  device: entry('identity', "knowing one's own devices in the list of sessions", SESSION, true),
  provedAt: technical('asking again before what can not be undone', SESSION),
  secondFactorAt: technical('letting staff act', SESSION),
  ...stamps(SESSION),
}

export const accountsColumnClasses: ColumnClasses<typeof accounts> = {
  id: technical('tells ways of signing in apart'),
  userId: entry('identity', 'whose way of signing in it is', ACCOUNT, false),
  accountId: entry('identity', 'who the person is at the provider', ACCOUNT, false),
  providerId: technical('which provider'),
  accessToken: entry('credential', 'asking the hub', ACCOUNT, false),
  refreshToken: entry('credential', 'asking the hub', ACCOUNT, false),
  idToken: entry('credential', 'asking the hub', ACCOUNT, false),
  accessTokenExpiresAt: technical('asking the hub'),
  refreshTokenExpiresAt: technical('asking the hub'),
  scope: technical('what the hub allows'),
  password: entry('credential', 'signing in', ACCOUNT, false),
  ...stamps(ACCOUNT),
}

export const verificationsColumnClasses: ColumnClasses<typeof verifications> = {
  id: technical('tells tokens apart', TOKEN),
  identifier: entry('contact', 'whose token it is', TOKEN, false),
  value: entry('credential', 'hash of the token', TOKEN, false),
  expiresAt: technical('ending the token', TOKEN),
  ...stamps(TOKEN),
}

const FACTOR = 'second-factor'

export const secondFactorsColumnClasses: ColumnClasses<typeof secondFactors> = {
  userId: entry('identity', 'whose second factor it is', FACTOR, false),
  secret: entry('credential', 'checking codes', FACTOR, false),
  lastStep: technical('taking each code once', FACTOR),
  createdAt: entry('technical', 'when it was set up', FACTOR, true),
  confirmedAt: entry('technical', 'since when it is asked for', FACTOR, true),
}

export const recoveryCodesColumnClasses: ColumnClasses<typeof recoveryCodes> = {
  userId: entry('identity', 'whose code it is', FACTOR, false),
  hash: entry('credential', 'getting in without the app', FACTOR, false),
  salt: entry('credential', 'checking codes', FACTOR, false),
  createdAt: technical('order and support', FACTOR),
}

export const signInAttemptsColumnClasses: ColumnClasses<typeof signInAttempts> = {
  subject: entry('credential', 'counting guesses against one account, or from one range of addresses', ATTEMPTS, false),
  attempts: technical('counting guesses', ATTEMPTS),
  startedAt: technical('taking back what a right login counted', ATTEMPTS),
  endsAt: technical('ending the count', ATTEMPTS),
}

const KNOWN = 'known-device'

export const knownDevicesColumnClasses: ColumnClasses<typeof knownDevices> = {
  userId: entry('identity', 'whose device it is', KNOWN, false),
  device: entry('credential', 'letting a right password in while others guess', KNOWN, false),
  seenAt: entry('technical', 'when the account was last entered there', KNOWN, true),
}

const CHANGE = 'email-change'

export const emailChangesColumnClasses: ColumnClasses<typeof emailChanges> = {
  id: technical('tells changes apart', CHANGE),
  userId: entry('identity', 'whose address it was', CHANGE, false),
  hash: entry('credential', 'letting the address of before take the change back', CHANGE, false),
  previous: entry('contact', 'putting the address of before back', CHANGE, true),
  askedAt: entry('technical', 'what was set up since then goes with the change', CHANGE, true),
  movedAt: entry('technical', 'when the address changed', CHANGE, true),
  endsAt: technical('ending the link', CHANGE),
}

const REMOVAL = 'factor-removal'

export const factorRemovalsColumnClasses: ColumnClasses<typeof factorRemovals> = {
  id: technical('tells requests apart', REMOVAL),
  userId: entry('identity', 'whose second factor it is', REMOVAL, false),
  hash: entry('credential', 'stopping a request of somebody else', REMOVAL, false),
  askedAt: entry('technical', 'when it was asked', REMOVAL, true),
  readyAt: entry('technical', 'waiting before it is done', REMOVAL, true),
  toldAt: technical('telling the owner every day', REMOVAL),
  approvedAt: entry('technical', 'when staff approved', REMOVAL, true),
  approvedBy: entry('identity', 'who approved', REMOVAL, false),
  reason: entry('identity', 'why staff approved', REMOVAL, true),
  doneAt: entry('technical', 'when the second factor was taken away', REMOVAL, true),
}

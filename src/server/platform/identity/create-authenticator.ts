import { randomBytes } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { AGE_BANDS } from '#core/people/age-bands.ts'
import { DEVICE_KINDS } from '#core/people/device-kinds.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#core/people/sign-up-rules.ts'
import { SESSION_LIMITS } from '#core/people/session-limits.ts'
import type { Config } from '#server/platform/config/read-config.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { enterById } from '#server/platform/identity/enter-by-id.ts'
import { createPasswordHashing, type PasswordCost } from '#server/platform/identity/hash-passwords.ts'
import { hashSessionTokens } from '#server/platform/identity/hash-session-tokens.ts'
import { lookAsLogin } from '#server/platform/identity/look-as-login.ts'
import { limitSessions } from '#server/platform/identity/limit-sessions.ts'
import { renewSession } from '#server/platform/identity/renew-session.ts'
import { COOKIE_PREFIX, sessionCookieName } from '#server/platform/identity/signed-in-cookie.ts'
import type { Log } from '#server/platform/log/create-log.ts'

const DAY = 24 * 60 * 60

/** Seconds that a session's cookies last after the last visit; the session itself may end before, see `core/people/session-limits.ts`. */
const SESSION_SECONDS = SESSION_LIMITS.adult.idle / 1000

/** better-auth counts UTF-16 units where the contract counts characters. */
const UNITS_PER_CHARACTER = 2

/** Tables of people, sessions and login routes; the accounts feature owns them. */
export type IdentityTables = Record<'users' | 'sessions' | 'accounts' | 'verifications', object>

export type AuthenticatorParts = {
  database: Database
  tables: IdentityTables
  config: Pick<Config, 'origin' | 'secret'> & Partial<Pick<Config, 'staff'>>
  clock: () => Date
  log: Log
  passwordCost?: PasswordCost | undefined
}

/**
 * Creates better-auth for this product: logins by email and password, or by an id that the hub proved. Only our own
 * calls use it; its HTTP handler is never served.
 */
export function createAuthenticator({ database, tables, config, clock, log, passwordCost }: AuthenticatorParts) {
  const passwords = createPasswordHashing({
    cost: passwordCost,
    replace: async (old, next) => {
      await (
        await authenticator.$context
      ).adapter.updateMany({ model: 'account', where: [{ field: 'password', value: old }], update: { password: next } })
    },
  })
  const isHttps = config.origin.startsWith('https:')
  const authenticator = betterAuth({
    appName: 'Funda',
    baseURL: config.origin,
    secret: config.secret,
    trustedOrigins: [config.origin],
    database: hashSessionTokens(
      lookAsLogin(drizzleAdapter(database, { provider: 'pg', schema: tables, usePlural: true, transaction: true })),
    ),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH * UNITS_PER_CHARACTER,
      revokeSessionsOnPasswordReset: true,
      password: passwords,
    },
    // Who reads the database finds nothing that opens an account.
    verification: { storeIdentifier: 'hashed' },
    user: {
      fields: { name: 'firstName' },
      additionalFields: {
        lastName: { type: 'string', required: true, returned: false },
        username: { type: 'string', required: true },
        ageBand: { type: [...AGE_BANDS], required: true },
        termsAcceptedAt: { type: 'date', required: true, returned: false },
      },
    },
    session: {
      expiresIn: SESSION_SECONDS,
      updateAge: DAY,
      // Every call asks the database: a session that was ended elsewhere is refused at once (ASVS 5.0, 7.4.1 and 7.4.2).
      cookieCache: { enabled: false },
      additionalFields: {
        device: { type: [...DEVICE_KINDS], required: true, input: false, defaultValue: 'other' },
        provedAt: { type: 'date', required: true, input: false, defaultValue: () => new Date() },
        secondFactorAt: { type: 'date', required: false, input: false },
      },
    },
    databaseHooks: { session: limitSessions(config.staff ?? []) },
    plugins: [enterById, renewSession],
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      // The prefix is our own: __Host- where better-auth would write __Secure-.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps },
      cookies: { session_token: { name: sessionCookieName(isHttps) } },
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => uuidV7(clock().getTime(), randomBytes(10)) },
    },
    // Limits are ours, an account and not an address: a whole class shares one.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its messages and what comes with them can hold addresses.
    logger: {
      level: 'error',
      log: () => log.error('identity: better-auth met an error', { event: 'library-message' }),
    },
  })
  return authenticator
}

export type Authenticator = ReturnType<typeof createAuthenticator>

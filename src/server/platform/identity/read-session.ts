import { createHmac, createSecretKey, hash, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { AgeBand } from '#core/people/age-bands.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { enterBySql, type SqlCall } from '#server/platform/database/send-sql.ts'
import { isOver } from '#server/platform/identity/limit-sessions.ts'
import { COOKIE_PREFIX, sessionCookieName } from '#server/platform/identity/signed-in-cookie.ts'

/** A session with its account, as one query finds them. */
type Found = {
  id: string
  expiresAt: Date
  createdAt: Date
  updatedAt: Date
  provedAt: Date
  secondFactorAt: Date | null
  userId: string
  name: string
  email: string
  emailVerified: boolean
  username: string
  ageBand: AgeBand
  startedAt: Date
}

/** A session as the database writes it: times in milliseconds since 1970. */
type Written = { [Key in keyof Found]: Found[Key] extends Date | null ? number : Found[Key] }

const foundOf = (written: string): Found => {
  const found = JSON.parse(written) as Written
  return {
    ...found,
    expiresAt: new Date(found.expiresAt),
    createdAt: new Date(found.createdAt),
    updatedAt: new Date(found.updatedAt),
    provedAt: new Date(found.provedAt),
    secondFactorAt: found.secondFactorAt === null ? null : new Date(found.secondFactorAt),
    startedAt: new Date(found.startedAt),
  }
}

/**
 * Result of a quick look: the session, nobody, or `ask` if better-auth must look because something is to be written.
 * A read that went along has its row here, and only beside a session.
 */
export type QuickLook<Row> = { session: Found; row: Row | undefined } | 'nobody' | 'ask'

/** Milliseconds for which the end of a session isn't moved again, where each visit would move it. */
const REST_MS = 60_000

const DAY_MS = 24 * 60 * 60 * 1000

/** A cookie by which better-auth knows that a session shall not be kept; the product never sets it. */
const FORGET_COOKIE = `${COOKIE_PREFIX}.dont_remember=`

/** Length of a signature in base64: HMAC with SHA-256. */
const SIGNATURE_LENGTH = 44

/** Returns the token of a signed cookie; undefined where the signature is wrong. */
function openCookie(value: string, key: KeyObject): string | undefined {
  const at = value.lastIndexOf('.')
  const [token, signature] = [value.slice(0, at), value.slice(at + 1)]
  if (at < 1 || signature.length !== SIGNATURE_LENGTH) return undefined
  const expected = createHmac('sha256', key).update(token).digest()
  const given = Buffer.from(signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Returns the values of a cookie of that name in a `cookie` header. */
const valuesOf = (cookies: string, name: string): string[] =>
  cookies
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1))

/**
 * Reads sessions by one query each, without better-auth, where nothing has to be written. An errand is a read about the
 * session's account that the database does in the same round trip. It must change nothing: limits are checked after it.
 */
export type SessionReader = <Row extends object>(cookies: string, errand?: SqlCall<Row>) => Promise<QuickLook<Row>>

type Parts = { database: Database; secret: string; isHttps: boolean; staff: readonly string[]; keptMs: number }

/**
 * Creates a reader of sessions.
 * @param parts `keptMs`: how long better-auth keeps a session that is visited; it moves the end on after a day.
 */
export function createSessionReader({ database, secret, isHttps, staff, keptMs }: Parts): SessionReader {
  const key = createSecretKey(secret, 'utf8')
  const cookieName = sessionCookieName(isHttps)
  const isMoveDue = ({ expiresAt, updatedAt }: Found, now: number): boolean =>
    expiresAt.getTime() - keptMs + DAY_MS <= now && now - updatedAt.getTime() >= REST_MS
  return async <Row extends object>(cookies: string, errand?: SqlCall<Row>): Promise<QuickLook<Row>> => {
    const [value, other] = valuesOf(cookies, cookieName)
    if (value === undefined) return 'nobody'
    if (other !== undefined || cookies.includes(FORGET_COOKIE)) return 'ask'
    const token = openCookie(decode(value) ?? '', key)
    if (token === undefined) return 'ask'
    const row = await enterBySql<Row>(database, hash('sha256', token), errand)
    if (!row || row.found_session === null) return 'ask'
    const session = foundOf(row.found_session)
    const now = Date.now()
    return isOver(session, staff, session, now) || isMoveDue(session, now) ? 'ask' : { session, row: errand && row }
  }
}

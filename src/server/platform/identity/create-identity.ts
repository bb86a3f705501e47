import type { AgeBand } from '#core/people/age-bands.ts'
import { RESET_LINK } from '#core/people/email-limits.ts'
import { SESSION_LIMITS } from '#core/people/session-limits.ts'
import type { SqlCall } from '#server/platform/database/send-sql.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import {
  createAuthenticator,
  type Authenticator,
  type AuthenticatorParts,
} from '#server/platform/identity/create-authenticator.ts'
import { createEmailTokens, type EmailTokens } from '#server/platform/identity/create-tokens.ts'
import { isOver } from '#server/platform/identity/limit-sessions.ts'
import { createSessionReader, type SessionReader } from '#server/platform/identity/read-session.ts'
import { withoutSignedInCookie, withSignedInCookie } from '#server/platform/identity/signed-in-cookie.ts'

/** Account of a logged-in person. */
export type SignedInAccount = { id: string; firstName: string; email: string; username: string; ageBand: AgeBand }

/** Signed-in account with its session, and the times of the last reauthentication and second factor. */
export type SessionAccount = SignedInAccount & {
  sessionId: string
  provedAt: Date
  secondFactorAt: Date | null
  /** Time at which the account was made. */
  startedAt: Date
}

/** Result of logging in or out, with the `set-cookie` lines for the browser. */
export type Signed<Account> = { account: Account; setCookies: string[] }

/** The account that is signed in, and the row of an errand that went along. */
type Found<Row> = Signed<SessionAccount | null> & { row?: Row | undefined }

/** Cookies of a request, and all its identifying headers for those who need them. */
export type Browser = { cookies: string; headers: () => Headers }

/**
 * Identity of callers; the rest of the server doesn't know how it works. `headers` are the request's identifying
 * headers, see `browserOf`.
 */
export type Identity = {
  /** Undefined for nobody's account or a wrong password, after the same work for either. */
  signIn: (id: string | undefined, password: string, headers: Headers) => Promise<Signed<SignedInAccount> | undefined>
  /**
   * Begins a session of somebody who proved, now or at `provedAt`, otherwise than by a password alone who they are.
   * Undefined where the account is gone.
   */
  enter: (id: string, headers: Headers, by: Way, provedAt?: Date) => Promise<Signed<SessionAccount> | undefined>
  /** Gives the session another secret, and notes that it has just shown who it is. */
  renewSession: (headers: Headers, by: 'password' | 'second-factor') => Promise<string[]>
  /** Tells whether the password is the account's. */
  isPasswordOf: (id: string, password: string) => Promise<boolean>
  /** Tells whether a password matches a hash outside all accounts, with the same work as a login. */
  isPasswordOfHash: (hash: string, password: string) => Promise<boolean>
  /** Ends the session of these request headers. */
  signOut: (headers: Headers) => Promise<Signed<null>>
  /** The account that is signed in, asked of the database. The row of an errand comes along, where that was possible. */
  findSignedIn: <Row extends object>(browser: Browser, errand?: SqlCall<Row>) => Promise<Found<Row>>
  /** Gives whoever is signed in another password, ends all sessions and begins a new one. Undefined where the present password is wrong. */
  changePassword: (headers: Headers, present: string, next: string) => Promise<{ setCookies: string[] } | undefined>
  /** Makes a token, good for an hour and once, that whoever holds it may choose this account's password. */
  issuePasswordReset: (id: string) => Promise<string>
  /** Finds the account whose password this token may set; it isn't consumed. */
  findPasswordReset: (token: string) => Promise<string | undefined>
  /** Uses the token up, sets the password and ends all sessions. False where the token is no longer good. */
  resetPassword: (token: string, password: string) => Promise<boolean>
  /** A password as it is kept, for an account that somebody else makes. */
  hashPassword: (password: string) => Promise<string>
  tokens: EmailTokens
}

type SessionRow = { id: string; provedAt?: Date | undefined; secondFactorAt?: Date | null | undefined }

type User = { id: string; name: string; email: string; createdAt: Date } & Record<'username' | 'ageBand', string>

const accountOf = ({ id, name, email, username, ageBand }: User): SignedInAccount => ({
  id,
  firstName: name,
  email,
  username,
  ageBand: ageBand as AgeBand,
})

/** Returns the account of a session. Without these times it has neither a reauthentication nor a second factor. */
const sessionAccountOf = (user: User, { id, provedAt, secondFactorAt }: SessionRow): SessionAccount => ({
  ...accountOf(user),
  sessionId: id,
  provedAt: provedAt ?? new Date(0),
  secondFactorAt: secondFactorAt ?? null,
  startedAt: user.createdAt,
})

/** better-auth's refusals carry a status; anything else is a fault. */
const isRefusal = (fault: unknown, statusCode: number): boolean =>
  fault instanceof Error && 'statusCode' in fault && fault.statusCode === statusCode

async function signIn(
  authenticator: Authenticator,
  id: string | undefined,
  password: string,
  headers: Headers,
): Promise<Signed<SignedInAccount> | undefined> {
  if (!(await isPasswordOf(authenticator, id, password)) || id === undefined) return undefined
  return enter(authenticator, id, headers, { by: 'password', provedAt: new Date() })
}

async function signOut({ api }: Authenticator, headers: Headers): Promise<Signed<null>> {
  const { headers: sent } = await api.signOut({ headers, returnHeaders: true })
  return { account: null, setCookies: sent.getSetCookie() }
}

/** Milliseconds within which a failed session lookup may be repeated; a hanging database isn't asked twice. */
const SOON_MS = 1000

/** Reads the session. Once a day this also extends it; if the full disk prevents that, the session is only read. */
async function readSession({ api }: Authenticator, headers: Headers): Promise<Awaited<ReturnType<typeof getSession>>> {
  const begun = performance.now()
  try {
    return await getSession(api, headers)
  } catch (fault) {
    if (!isRefusal(fault, 500) || performance.now() - begun > SOON_MS) throw fault
    return getSession(api, headers, { disableRefresh: true })
  }
}

const getSession = (api: Authenticator['api'], headers: Headers, query = {}) =>
  api.getSession({ headers, query, returnHeaders: true })

/** Finds the account of a session. Asks better-auth only if the session's end moves or a cookie must go. */
async function findSignedIn<Row extends object>(
  authenticator: Authenticator,
  look: SessionReader,
  staff: readonly string[],
  browser: Browser,
  errand: SqlCall<Row> | undefined,
): Promise<Found<Row>> {
  const found = await look<Row>(browser.cookies, errand)
  if (found === 'nobody') return { account: null, setCookies: [] }
  if (found !== 'ask') {
    const { session, row } = found
    const user = { ...session, id: session.userId, createdAt: session.startedAt }
    return { account: sessionAccountOf(user, session), setCookies: [], row }
  }
  const headers = browser.headers()
  try {
    const { headers: sent, response } = await readSession(authenticator, headers)
    if (response !== null && isOver(response.user, staff, response.session, Date.now()))
      return await signOut(authenticator, headers)
    const account = response === null ? null : sessionAccountOf(response.user as User, response.session)
    return { account, setCookies: sent.getSetCookie() }
  } catch (fault) {
    // It hides every failure to read the session behind this status; reading the database is all that it does.
    if (isRefusal(fault, 500))
      throw new CallRefusal('unavailable', "The session can't be read now; try again in a moment", { retryAfter: 5 })
    throw fault
  }
}

/** Account of nobody: asked for as any other is. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Method by which a person authenticated. */
type Way = 'password' | 'hub' | 'join-code' | 'second-factor'

type Reauthentication = { by: Way; provedAt: Date }

async function enter(
  { api }: Authenticator,
  userId: string,
  headers: Headers,
  { by, provedAt }: Reauthentication,
): Promise<Signed<SessionAccount> | undefined> {
  const { headers: sent, response } = await api.enterById({
    body: { userId, bySecondFactor: by === 'second-factor', provedAt },
    headers,
    returnHeaders: true,
  })
  return response === null
    ? undefined
    : { account: sessionAccountOf(response.user as unknown as User, response.session), setCookies: sent.getSetCookie() }
}

/** Checks a password. Nobody's account, and one without a password, take the work of a wrong one. */
async function isPasswordOf({ $context }: Authenticator, id: string | undefined, password: string): Promise<boolean> {
  const { internalAdapter, password: hashing } = await $context
  const hash = (await internalAdapter.findAccounts(id ?? NOBODY)).find(
    ({ providerId }) => providerId === 'credential',
  )?.password
  if (typeof hash === 'string') return hashing.verify({ hash, password })
  await hashing.hash(password)
  return false
}

async function changePassword(
  { api }: Authenticator,
  headers: Headers,
  present: string,
  next: string,
): Promise<{ setCookies: string[] } | undefined> {
  try {
    const { headers: sent } = await api.changePassword({
      body: { currentPassword: present, newPassword: next, revokeOtherSessions: true },
      headers,
      returnHeaders: true,
    })
    return { setCookies: sent.getSetCookie() }
  } catch (fault) {
    if (isRefusal(fault, 400)) return undefined
    throw fault
  }
}

async function resetPassword({ api }: Authenticator, token: string, password: string): Promise<boolean> {
  try {
    await api.resetPassword({ body: { newPassword: password, token: token } })
    return true
  } catch (fault) {
    if (isRefusal(fault, 400)) return false
    throw fault
  }
}

/** Builds the identity of the server's accounts. */
export function createIdentity(parts: AuthenticatorParts): Identity {
  const authenticator = createAuthenticator(parts)
  const isHttps = parts.config.origin.startsWith('https:')
  const staff = parts.config.staff ?? []
  const look = createSessionReader({
    database: parts.database,
    secret: parts.config.secret,
    isHttps,
    staff,
    keptMs: SESSION_LIMITS.adult.idle,
  })
  const tokens = createEmailTokens(authenticator)
  const withHint = <Result extends { setCookies: string[] } | undefined>(result: Result): Result =>
    result && { ...result, setCookies: withSignedInCookie(result.setCookies, isHttps) }
  return {
    signIn: async (id, password, headers) => withHint(await signIn(authenticator, id, password, headers)),
    enter: async (id, headers, by, provedAt = new Date()) =>
      withHint(await enter(authenticator, id, headers, { by, provedAt })),
    renewSession: async (headers, by) => {
      const { headers: sent } = await authenticator.api.renewSession({
        body: { bySecondFactor: by === 'second-factor' },
        headers,
        returnHeaders: true,
      })
      return withHint({ setCookies: sent.getSetCookie() }).setCookies
    },
    isPasswordOf: (id, password) => isPasswordOf(authenticator, id, password),
    isPasswordOfHash: async (hash, password) => (await authenticator.$context).password.verify({ hash, password }),
    signOut: async (headers) => withHint(await signOut(authenticator, headers)),
    findSignedIn: async <Row extends object>(browser: Browser, errand?: SqlCall<Row>) => {
      const found = withHint(await findSignedIn<Row>(authenticator, look, staff, browser, errand))
      if (found.account !== null) return found
      return { ...found, setCookies: withoutSignedInCookie(found.setCookies, browser.cookies, isHttps) }
    },
    changePassword: async (headers, present, next) =>
      withHint(await changePassword(authenticator, headers, present, next)),
    issuePasswordReset: (id) => tokens.issue('reset-password', id, RESET_LINK / 1000),
    findPasswordReset: (token) => tokens.find('reset-password', token),
    resetPassword: (token, password) => resetPassword(authenticator, token, password),
    hashPassword: async (password) => (await authenticator.$context).password.hash(password),
    tokens,
  }
}

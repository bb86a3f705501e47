import type { AgeBand } from '#core/people/age-bands.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { createAuthenticator, type Authenticator, type AuthenticatorParts } from '#server/platform/identity/create-authenticator.ts'
import { withoutSignedInCookie, withSignedInCookie } from '#server/platform/identity/signed-in-cookie.ts'

/** The account of a session. */
export type SignedInAccount = { id: string; firstName: string; email: string; username: string; ageBand: AgeBand }

export type NewAccount = Omit<SignedInAccount, 'id'> & { lastName: string; password: string; termsAcceptedAt: Date }

/** What an act of signing in or out came to, with the `set-cookie` lines that make the browser know it. */
export type Signed<Account> = { account: Account; setCookies: string[] }

/** Who somebody is. The rest of the server knows nothing of how it is found out. */
export type Identity = {
  /** Makes an account and signs it in. Undefined where the e-mail address or the username was taken meanwhile. */
  signUp: (account: NewAccount) => Promise<Signed<SignedInAccount> | undefined>
  /** Undefined for an unknown address or a wrong password, after the same work for either. */
  signIn: (email: string, password: string) => Promise<Signed<SignedInAccount> | undefined>
  /** Ends the session of these request headers. */
  signOut: (headers: Headers) => Promise<Signed<null>>
  /** The account that is signed in. `ask` whether the database is asked, or the cookie's signed copy is believed for a minute. */
  findSignedIn: (headers: Headers, ask: 'database' | 'cookie') => Promise<Signed<SignedInAccount | null>>
}

type User = { id: string; name: string; email: string } & Record<'username' | 'ageBand', string>

const accountOf = ({ id, name, email, username, ageBand }: User): SignedInAccount =>
  ({ id, firstName: name, email, username, ageBand: ageBand as AgeBand })

/** better-auth's refusals carry a status; anything else is a fault. */
const isRefusal = (fault: unknown, statusCode: number): boolean => fault instanceof Error && 'statusCode' in fault && fault.statusCode === statusCode

async function signUp({ api }: Authenticator, account: NewAccount): Promise<Signed<SignedInAccount> | undefined> {
  const { firstName, email, password, lastName, username, ageBand, termsAcceptedAt } = account
  try {
    const { headers, response } = await api.signUpEmail({
      body: { name: firstName, email, password, lastName, username, ageBand, termsAcceptedAt }, returnHeaders: true,
    })
    return { account: { id: response.user.id, firstName, email, username, ageBand }, setCookies: headers.getSetCookie() }
  } catch (fault) {
    if (isRefusal(fault, 422)) return undefined
    throw fault
  }
}

async function signIn({ api }: Authenticator, email: string, password: string): Promise<Signed<SignedInAccount> | undefined> {
  try {
    const { headers, response } = await api.signInEmail({ body: { email, password }, returnHeaders: true })
    return { account: accountOf(response.user as User), setCookies: headers.getSetCookie() }
  } catch (fault) {
    if (isRefusal(fault, 401) || isRefusal(fault, 400)) return undefined
    throw fault
  }
}

async function findSignedIn({ api }: Authenticator, headers: Headers, ask: 'database' | 'cookie'): Promise<Signed<SignedInAccount | null>> {
  try {
    const { headers: sent, response } = await api.getSession({ headers, query: { disableCookieCache: ask === 'database' }, returnHeaders: true })
    return { account: response === null ? null : accountOf(response.user as User), setCookies: sent.getSetCookie() }
  } catch (fault) {
    // It hides every failure to read the session behind this status; reading the database is all that it does.
    if (isRefusal(fault, 500)) throw new CallRefusal('unavailable', 'The session can not be read now', { retryAfter: 5 })
    throw fault
  }
}

/** Builds the identity of the server's accounts. */
export function createIdentity(parts: AuthenticatorParts): Identity {
  const authenticator = createAuthenticator(parts)
  const isHttps = parts.config.origin.startsWith('https:')
  const withHint = <Result extends Signed<unknown> | undefined>(result: Result): Result =>
    result && { ...result, setCookies: withSignedInCookie(result.setCookies, isHttps) }
  return {
    signUp: async (account) => withHint(await signUp(authenticator, account)),
    signIn: async (email, password) => withHint(await signIn(authenticator, email, password)),
    signOut: async (headers) => {
      const { headers: sent } = await authenticator.api.signOut({ headers, returnHeaders: true })
      return withHint({ account: null, setCookies: sent.getSetCookie() })
    },
    findSignedIn: async (headers, ask) => {
      const found = withHint(await findSignedIn(authenticator, headers, ask))
      if (found.account !== null) return found
      return { ...found, setCookies: withoutSignedInCookie(found.setCookies, headers.get('cookie') ?? '', isHttps) }
    },
  }
}

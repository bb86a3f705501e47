import type { FastifyReply, FastifyRequest } from 'fastify'
import { actAs } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { noteActor } from '#server/platform/http/request-people.ts'
import type { SqlCall } from '#server/platform/database/send-sql.ts'
import type { Browser, Identity, SessionAccount } from '#server/platform/identity/create-identity.ts'
import { withPresentName } from '#server/platform/identity/signed-in-cookie.ts'

/** Request and its reply, whose cookies carry the session. */
export type Visit = { request: FastifyRequest; reply: FastifyReply }

/** Picks the request's headers for logging in and out: cookies and kind of browser. */
export const browserOf = ({ headers }: FastifyRequest): Headers =>
  new Headers({ cookie: withPresentName(headers.cookie ?? ''), 'user-agent': headers['user-agent'] ?? '' })

/** Returns the same for a look at the session, which needs the cookies alone in most cases. */
export const visitorOf = (request: FastifyRequest): Browser => ({
  cookies: withPresentName(request.headers.cookie ?? ''),
  headers: () => browserOf(request),
})

/** Sends `set-cookie` lines with the answer. */
export function setCookies(reply: FastifyReply, lines: readonly string[]): void {
  for (const line of lines) void reply.header('set-cookie', line)
}

type Entered<Row> = { account: SessionAccount; row: Row | undefined }

async function enter<Row extends object>(
  identity: Identity,
  { request, reply }: Visit,
  errand?: SqlCall<Row>,
): Promise<Entered<Row> | null> {
  const { account, row, setCookies: lines } = await identity.findSignedIn<Row>(visitorOf(request), errand)
  setCookies(reply, lines)
  if (account === null) return null
  actAs(account.id)
  noteActor(request, account)
  return { account, row }
}

/** Finds the logged-in account, or null. From here on the database shows only the rows of that account. */
export const findAccount = async (identity: Identity, visit: Visit): Promise<SessionAccount | null> =>
  (await enter(identity, visit))?.account ?? null

/**
 * Requires a logged-in account, and reads about it in the query that finds its session. The row is undefined if the
 * session had to be looked at twice. Refuses with `not-signed-in` if there is no account.
 */
export async function requireAccountWith<Row extends object>(
  identity: Identity,
  visit: Visit,
  errand?: SqlCall<Row>,
): Promise<Entered<Row>> {
  const entered = await enter<Row>(identity, visit, errand)
  if (entered === null) throw new CallRefusal('not-signed-in', 'Nobody is logged in')
  return entered
}

/** Requires a logged-in account; refuses with `not-signed-in` if there is none. */
export const requireAccount = async (identity: Identity, visit: Visit): Promise<SessionAccount> =>
  (await requireAccountWith(identity, visit)).account

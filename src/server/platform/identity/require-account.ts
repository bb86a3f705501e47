import type { FastifyReply, FastifyRequest } from 'fastify'
import { actAs } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { noteActor } from '#server/platform/http/request-people.ts'
import type { Identity, SessionAccount } from '#server/platform/identity/create-identity.ts'
import { withPresentName } from '#server/platform/identity/signed-in-cookie.ts'

/** Request and its reply, whose cookies carry the session. */
export type Visit = { request: FastifyRequest; reply: FastifyReply }

/** Picks the request's headers for logging in and out: cookies and kind of browser. */
export const browserOf = ({ headers }: FastifyRequest): Headers =>
  new Headers({ cookie: withPresentName(headers.cookie ?? ''), 'user-agent': headers['user-agent'] ?? '' })

/** Sends `set-cookie` lines with the answer. */
export function setCookies(reply: FastifyReply, lines: readonly string[]): void {
  for (const line of lines) void reply.header('set-cookie', line)
}

/** Finds the logged-in account, or null. From here on the database shows only the rows of that account. */
export async function findAccount(identity: Identity, { request, reply }: Visit): Promise<SessionAccount | null> {
  const found = await identity.findSignedIn(browserOf(request))
  setCookies(reply, found.setCookies)
  if (found.account !== null) {
    actAs(found.account.id)
    noteActor(request, { id: found.account.id, sessionId: found.account.sessionId })
  }
  return found.account
}

/** Requires a logged-in account; refuses with `not-signed-in` if there is none. */
export async function requireAccount(identity: Identity, visit: Visit): Promise<SessionAccount> {
  const account = await findAccount(identity, visit)
  if (account === null) throw new CallRefusal('not-signed-in', 'Nobody is logged in')
  return account
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { Identity, SignedInAccount } from '#server/platform/identity/create-identity.ts'

/** One request and its reply, whose cookies say who is signed in. */
export type Visit = { request: FastifyRequest; reply: FastifyReply }

/** The part of a request's headers that signing in and out needs: its cookies. */
export const cookiesOf = (request: FastifyRequest): Headers => new Headers({ cookie: request.headers.cookie ?? '' })

/** Sends `set-cookie` lines with the answer. */
export function setCookies(reply: FastifyReply, lines: readonly string[]): void {
  for (const line of lines) void reply.header('set-cookie', line)
}

/** The account that is signed in, or null. Whatever changes something asks the database, so that an ended session writes nothing. */
export async function findAccount(identity: Identity, { request, reply }: Visit): Promise<SignedInAccount | null> {
  const found = await identity.findSignedIn(cookiesOf(request), request.method === 'GET' ? 'cookie' : 'database')
  setCookies(reply, found.setCookies)
  return found.account
}

/** The account that is signed in. Refuses with `not-signed-in` where there is none. */
export async function requireAccount(identity: Identity, visit: Visit): Promise<SignedInAccount> {
  const account = await findAccount(identity, visit)
  if (account === null) throw new CallRefusal('not-signed-in', 'Nobody is signed in')
  return account
}

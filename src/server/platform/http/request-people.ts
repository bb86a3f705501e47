import type { FastifyRequest } from 'fastify'
import type { SecurityEvent } from '#core/security/security-events.ts'

/** People of a request, as far as known: the caller with the session, and the people concerned. */
export type RequestPeople = {
  actor: { id: string; sessionId: string } | undefined
  subjects: readonly string[]
  /** The event, where the call alone doesn't say it. */
  event: SecurityEvent | undefined
}

const NOBODY: RequestPeople = { actor: undefined, subjects: [], event: undefined }

const people = new WeakMap<FastifyRequest, RequestPeople>()

/** Returns the people of a request that are known so far. */
export const peopleOf = (request: FastifyRequest): RequestPeople => people.get(request) ?? NOBODY

const note = (request: FastifyRequest, found: Partial<RequestPeople>): void =>
  void people.set(request, { ...peopleOf(request), ...found })

/** Notes the caller of a request. */
export const noteActor = (request: FastifyRequest, { id, sessionId }: { id: string; sessionId: string }): void =>
  note(request, { actor: { id, sessionId } })

/** Notes whose account or data the request is about, for the record of security events. Unknown people are left out. */
export const noteSubject = (request: FastifyRequest, ...ids: readonly (string | undefined)[]): void =>
  note(request, { subjects: [...new Set([...peopleOf(request).subjects, ...ids.filter((id) => id !== undefined)])] })

/** Notes the event of a route that is no call of the contract. */
export const noteEvent = (request: FastifyRequest, event: SecurityEvent): void => note(request, { event })

import { NEWCOMER_PAGE } from '#contract/hub.ts'
import { bandOfBirthdate } from '#core/hub/band-of-birthdate.ts'
import { suggestNames, type HubClaims } from '#core/hub/suggest-names.ts'
import { askHub, type HubPerson } from '#server/features/hub/ask-hub.ts'
import { forgetHubCookie, readHubCookie, writeHubCookie } from '#server/features/hub/hub-cookies.ts'
import { HubFailure } from '#server/features/hub/hub-failure.ts'
import type { Flow, HubParts, NewcomerSession } from '#server/features/hub/hub-parts.ts'
import type { Hub } from '#server/features/hub/open-hub.ts'
import { openHubSession } from '#server/features/hub/open-session.ts'
import { NEWCOMER_SECONDS } from '#server/features/hub/policy.ts'
import { findByHub } from '#server/features/hub/queries.ts'
import { noteFailure, pageWithError } from '#server/features/hub/start-login.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

/** Longest cookie that every browser keeps, in bytes, with room for its name. */
const COOKIE_LENGTH = 3900

/** The address that the hub has seen to be the person's own; any other is only what somebody typed there. */
const addressOf = ({ email, email_verified: isVerified }: HubClaims): string | undefined =>
  typeof email === 'string' && isVerified === true && /^[^\s@]{1,64}@[^\s@]{1,189}$/.test(email) ? email.toLowerCase() : undefined

/** Keeps in the browser who came for the first time. What doesn't fit into a cookie is the hub's own statement: logging out, the hub will ask once more. */
function keepNewcomer(parts: HubParts, newcomer: NewcomerSession, { reply }: Visit): void {
  const until = parts.clock().getTime() + NEWCOMER_SECONDS * 1000
  const whole = parts.seals.newcomer.close(newcomer, until)
  const kept = whole.length <= COOKIE_LENGTH ? whole : parts.seals.newcomer.close({ ...newcomer, idToken: undefined }, until)
  writeHubCookie(parts, reply, 'hub_newcomer', kept, NEWCOMER_SECONDS)
}

/** Signs in whose account it is; who has none is asked how old they are before anything of them is stored. */
async function admit(parts: HubParts, hub: Hub, { readClaims, ...session }: HubPerson, { returnTo }: Flow, visit: Visit): Promise<string> {
  const found = await findByHub(parts.database, hub.issuer, session.subject)
  if (found) {
    if (!await parts.mayEnter(found)) throw new HubFailure('guardian-needed', 'no guardian agrees to this account now')
    await openHubSession(parts, found.id, session, visit)
    return returnTo
  }
  const claims = await readClaims()
  const ageBand = bandOfBirthdate(claims['birthdate'], parts.clock().getTime()) ?? null
  keepNewcomer(parts, { issuer: hub.issuer, ...session, ...suggestNames(claims), email: addressOf(claims), ageBand, returnTo }, visit)
  return NEWCOMER_PAGE
}

/** The login that this browser began at this hub, if it has not taken too long. It is good once: the browser keeps it no longer. */
function takeFlow(parts: HubParts, { request, reply }: Visit): Flow | undefined {
  const flow = parts.seals.flow.open(readHubCookie(parts, request, 'hub_flow'), parts.clock().getTime())
  forgetHubCookie(parts, reply, 'hub_flow')
  return flow?.issuer === parts.hub?.issuer ? flow : undefined
}

/** Whoever comes back from the hub: says where they go on. */
export async function finishLogin(parts: HubParts, visit: Visit): Promise<string> {
  const { hub } = parts
  if (hub === undefined) return '/login'
  const query = visit.request.url.split('?', 2)[1] ?? ''
  const flow = takeFlow(parts, visit)
  try {
    if (flow === undefined || new URLSearchParams(query).get('state') !== flow.state) throw new HubFailure('over', 'no login of this browser is on its way')
    return await admit(parts, hub, await askHub(parts, hub, flow, query), flow, visit)
  } catch (fault) {
    return pageWithError(flow?.returnTo ?? '/', noteFailure(parts, fault))
  }
}

import { FROM_HUB_PAGE } from '#contract/hub.ts'
import { bandOfBirthdate } from '#core/hub/band-of-birthdate.ts'
import { suggestNames, type HubClaims } from '#core/hub/suggest-names.ts'
import { askHub, type HubPerson } from '#server/features/hub/ask-hub.ts'
import { forgetHubCookie, readHubCookie } from '#server/features/hub/hub-cookies.ts'
import { HubFailure } from '#server/features/hub/hub-failure.ts'
import type { Flow, HubParts } from '#server/features/hub/hub-parts.ts'
import { keepInBrowser } from '#server/features/hub/keep-in-browser.ts'
import type { Hub } from '#server/features/hub/open-hub.ts'
import { openHubSession } from '#server/features/hub/open-session.ts'
import { NEWCOMER_SECONDS } from '#server/features/hub/policy.ts'
import { findByHub } from '#server/features/hub/queries.ts'
import { asksForCode } from '#server/features/hub/second-step.ts'
import { noteFailure, pageWithError } from '#server/features/hub/start-login.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

/**
 * Returns the address that the hub has confirmed to be the person's own. Any other is only what somebody typed there.
 */
const addressOf = ({ email, email_verified: isVerified }: HubClaims): string | undefined =>
  typeof email === 'string' && isVerified === true && /^[^\s@]{1,64}@[^\s@]{1,189}$/.test(email)
    ? email.toLowerCase()
    : undefined

/**
 * Logs in the person's account, after the second factor if it needs one. A person without an account is asked for their
 * age before anything is stored.
 */
async function admit(
  parts: HubParts,
  hub: Hub,
  { readClaims, ...session }: HubPerson,
  { returnTo }: Flow,
  visit: Visit,
): Promise<string> {
  const found = await findByHub(parts.database, hub.issuer, session.subject)
  if (found) {
    if ((await parts.judgeEntry(found)) !== 'open')
      throw new HubFailure('guardian-needed', 'no guardian agrees to this account now')
    if (await asksForCode(parts, found.id, { ...session, issuer: hub.issuer }, { returnTo, reply: visit.reply }))
      return FROM_HUB_PAGE
    await openHubSession(parts, found.id, session, visit)
    return returnTo
  }
  const claims = await readClaims()
  const ageBand = bandOfBirthdate(claims['birthdate'], parts.clock().getTime()) ?? null
  const newcomer = {
    issuer: hub.issuer,
    ...session,
    ...suggestNames(claims),
    email: addressOf(claims),
    ageBand,
    returnTo,
  }
  keepInBrowser(
    parts,
    newcomer,
    { cookie: 'hub_newcomer', seal: parts.seals.newcomer, seconds: NEWCOMER_SECONDS },
    visit,
  )
  forgetHubCookie(parts, visit.reply, 'hub_second_step')
  return FROM_HUB_PAGE
}

/**
 * Takes the login that this browser began at this hub, if it has not taken too long. It is good once: the browser
 * keeps it no longer.
 */
function takeFlow(parts: HubParts, { request, reply }: Visit): Flow | undefined {
  const flow = parts.seals.flow.open(readHubCookie(parts, request, 'hub_flow'), parts.clock().getTime())
  forgetHubCookie(parts, reply, 'hub_flow')
  return flow?.issuer === parts.hub?.issuer ? flow : undefined
}

/** Completes a login when the browser returns from the hub; returns the next address. */
export async function finishLogin(parts: HubParts, visit: Visit): Promise<string> {
  const { hub } = parts
  if (hub === undefined) return '/login'
  const query = visit.request.url.split('?', 2)[1] ?? ''
  const flow = takeFlow(parts, visit)
  try {
    if (flow === undefined || new URLSearchParams(query).get('state') !== flow.state)
      throw new HubFailure('over', 'no login of this browser is on its way')
    return await admit(parts, hub, await askHub(parts, hub, flow, query), flow, visit)
  } catch (fault) {
    return pageWithError(flow?.returnTo ?? '/', noteFailure(parts, fault))
  }
}

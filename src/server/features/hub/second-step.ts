import type { Account } from '#contract/accounts-schemas.ts'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import {
  hasSecondFactor,
  SECOND_STEP_SECONDS,
  takeSecondStep,
  writeAboutFactor,
  type Code,
} from '#server/features/accounts/index.ts'
import { forgetHubCookie, readHubCookie } from '#server/features/hub/hub-cookies.ts'
import type { HubParts, HubSession, PendingLogin } from '#server/features/hub/hub-parts.ts'
import { keepInBrowser } from '#server/features/hub/keep-in-browser.ts'
import { openHubSession } from '#server/features/hub/open-session.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

/**
 * Asks for a code if the account has a second factor and the hub doesn't report two. It returns true then: no session
 * begins, and only this browser may continue, for ten minutes.
 */
export async function asksForCode(
  parts: HubParts,
  accountId: string,
  session: HubSession & { issuer: string },
  { returnTo, reply }: Pick<Visit, 'reply'> & { returnTo: string },
): Promise<boolean> {
  if (session.hadTwoFactors || !(await hasSecondFactor(parts.database, accountId))) return false
  const { issuer, subject, sid, idToken, authTime, hadTwoFactors } = session
  const token = await parts.identity.tokens.issue('second-factor', accountId, SECOND_STEP_SECONDS)
  keepInBrowser(
    parts,
    { issuer, subject, sid, idToken, authTime, hadTwoFactors, token, returnTo },
    { cookie: 'hub_second_step', seal: parts.seals.pending, seconds: SECOND_STEP_SECONDS },
    { reply },
  )
  forgetHubCookie(parts, reply, 'hub_newcomer')
  return true
}

/** Finds the login of this browser that waits for its second step. */
export function findPending(parts: HubParts, { request }: Pick<Visit, 'request'>): PendingLogin | undefined {
  const pending = parts.seals.pending.open(readHubCookie(parts, request, 'hub_second_step'), parts.clock().getTime())
  return pending !== undefined && pending.issuer === parts.hub?.issuer ? pending : undefined
}

/**
 * Returns the second step of logging in through the hub: a code of the app or a recovery code. The session begins with
 * two factors shown now.
 */
export async function finishWithCode(
  parts: HubParts,
  { code, language }: { code: Code; language: InterfaceLanguage },
  visit: Visit,
): Promise<{ account: Account }> {
  const pending = findPending(parts, visit)
  if (pending === undefined) throw new CallRefusal('not-signed-in', 'The first step of the login has expired')
  const id = await takeSecondStep(parts, pending.token, code)
  const account = await openHubSession(
    parts,
    id,
    { ...pending, authTime: Date.now() / 1000, hadTwoFactors: true },
    visit,
  )
  forgetHubCookie(parts, visit.reply, 'hub_second_step')
  if (code.kind === 'recovery') await writeAboutFactor(parts, account, language)
  return { account }
}

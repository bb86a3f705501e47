import { randomBytes } from 'node:crypto'
import type { Account } from '#contract/accounts-schemas.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import { findPerson } from '#server/features/accounts/index.ts'
import { forgetHubCookie } from '#server/features/hub/hub-cookies.ts'
import type { HubParts, NewcomerSession } from '#server/features/hub/hub-parts.ts'
import { findNewcomer } from '#server/features/hub/newcomer.ts'
import { noteHubSession } from '#server/features/hub/open-session.ts'
import { insertLink } from '#server/features/hub/queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'
import { requireOwnAct } from '#server/platform/identity/require-own-act.ts'
import { refuseStaleReauthentication } from '#server/platform/identity/require-reauthentication.ts'

/** Requires an adult who has just signed in to the account: a guardian decides how somebody under 18 logs in. */
async function requireOwner(parts: HubParts, visit: Visit): Promise<SessionAccount> {
  const account = await requireOwnAct(parts, visit, 'own-login.choose')
  refuseStaleReauthentication(account)
  return account
}

function requireNewcomer(parts: HubParts, visit: Visit): NewcomerSession {
  const newcomer = findNewcomer(parts, visit)
  if (newcomer === undefined) throw new CallRefusal('link-over', 'No login from the hub is waiting')
  if (!needsGuardian(newcomer.ageBand ?? 'adult')) return newcomer
  forgetHubCookie(parts, visit.reply, 'hub_newcomer')
  throw new CallRefusal('guardian-needed', 'The hub says that this person is under 18')
}

/**
 * Links a new person of the hub with their account here. They have just logged in to it, and both confirm the same
 * address. An address alone links nothing (ASVS 5.0, 6.8.1), nor does an account alone.
 */
export async function linkNewcomer(
  parts: HubParts,
  { language }: { language: InterfaceLanguage },
  visit: Visit,
): Promise<{ account: Account }> {
  const { database, clock, mail, config } = parts
  const { id, sessionId, firstName, email, username, ageBand } = await requireOwner(parts, visit)
  const newcomer = requireNewcomer(parts, visit)
  const person = await findPerson(database, id)
  if (person?.emailVerified !== true || newcomer.email !== person.email)
    throw new CallRefusal('other-address', "The account's address is not the one that the hub confirmed")
  const now = clock()
  const isLinked = await insertLink(database, {
    id: uuidV7(now.getTime(), randomBytes(10)),
    userId: id,
    providerId: newcomer.issuer,
    accountId: newcomer.subject,
    createdAt: now,
    updatedAt: now,
  })
  if (!isLinked) throw new CallRefusal('already-on', 'The account or the hub login is already linked')
  await noteHubSession(parts, { learnerId: id, sessionId }, newcomer)
  forgetHubCookie(parts, visit.reply, 'hub_newcomer')
  await mail.send({ kind: 'hub-linked', to: email, language, link: `${config.origin}/forgot-password` }, database)
  return { account: { id, firstName, email, username, ageBand } }
}

import type { z } from 'zod'
import type { childrenSchemas } from '#contract/children-schemas.ts'
import type { MinorBand } from '#core/people/age-bands.ts'
import type { NearQuota } from '#core/people/quotas.ts'
import { forgetTokens, noteConfirmed } from '#server/features/accounts/index.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { makeChild } from '#server/features/children/make-child.ts'
import { findRequest, takeRequest, type ChildRequest } from '#server/features/children/queries.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'
import { refuseStaleReauthentication } from '#server/platform/identity/require-reauthentication.ts'

type ConsentInput = z.output<typeof childrenSchemas.giveConsent.input>

const linkOver = (): CallRefusal => new CallRefusal('link-over', 'The link has been used, has expired or is not ours')

async function requireRequest({ database, identity, clock }: ChildrenParts, token: string): Promise<ChildRequest> {
  const id = await identity.tokens.find('guardian-consent', token)
  const request = id === undefined ? undefined : await findRequest(database, id, clock())
  if (!request) throw linkOver()
  return request
}

/**
 * Returns the request that the link stands for; refuses an account of another address than the email was written to.
 */
async function requireOwnRequest(parts: ChildrenParts, token: string, account: SessionAccount): Promise<ChildRequest> {
  const request = await requireRequest(parts, token)
  if (request.parentEmail !== account.email)
    throw new CallRefusal('other-address', "The email was sent to a different address from this account's")
  return request
}

/** Returns a child's request; reading it doesn't consume the link. */
export async function readConsentRequest(
  parts: ChildrenParts,
  { token }: { token: string },
  account: SessionAccount,
): Promise<{ username: string; ageBand: MinorBand; askedAt: string }> {
  const { username, ageBand, createdAt } = await requireOwnRequest(parts, token, account)
  return { username, ageBand, askedAt: createdAt.toISOString() }
}

/** Erases the request and what leads to it. */
export async function refuseConsent(
  parts: ChildrenParts,
  { token }: { token: string },
): Promise<Record<string, never>> {
  const { id } = await requireRequest(parts, token)
  if (!(await takeRequest(parts.database, id, parts.clock()))) throw linkOver()
  await forgetTokens(parts.database, id)
  return {}
}

/**
 * Gives a guardian's consent: creates the child's account and records who agreed to which text. If several answers come
 * at once, one counts. An email a day later tells the guardian, in case somebody else read the first one.
 */
export async function giveConsent(
  parts: ChildrenParts,
  { token, ...agreed }: ConsentInput,
  guardian: SessionAccount,
  { request: visit }: Pick<Visit, 'request'>,
): Promise<{ childId: string; near?: NearQuota }> {
  const { database, clock } = parts
  const { id, parentEmail } = await requireOwnRequest(parts, token, guardian)
  refuseStaleReauthentication(guardian)
  // Whoever holds the link has read the email to this address: that confirms it as the link of a confirmation would.
  if (!(await noteConfirmed(database, guardian.id, parentEmail, clock())))
    throw new CallRefusal('other-address', 'Another account has confirmed the address of the email')
  noteSubject(visit, id)
  const near = await asSystem(() =>
    database.transaction(async (transaction) => {
      const request = await takeRequest(transaction, id, clock())
      if (!request) throw linkOver()
      return makeChild({ ...parts, database: transaction }, request, {
        ...agreed,
        guardianId: guardian.id,
        method: 'letter',
      })
    }),
  )
  await forgetTokens(database, id)
  return { childId: id, ...near }
}

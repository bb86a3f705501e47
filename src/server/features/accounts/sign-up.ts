import type { z } from 'zod'
import type { Account, accountsSchemas } from '#contract/accounts-schemas.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { rememberDevice } from '#server/features/accounts/known-devices.ts'
import { requireOfAge, requireUncommonPassword } from '#server/features/accounts/policy.ts'
import { findTaken } from '#server/features/accounts/queries.ts'
import { writeConfirmation } from '#server/features/accounts/send-confirmation.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { browserOf, setCookies, type Visit } from '#server/platform/identity/require-account.ts'

type SignUpInput = z.output<typeof accountsSchemas.signUp.input>

/**
 * That an e-mail address has an account is told here, though neither signing in nor a forgotten password ever tells it: an account is usable
 * at once, before its address is confirmed, and a person who forgot theirs would be left without a way on.
 */
function refuseTaken(taken: 'email' | 'username'): never {
  if (taken === 'email') throw new CallRefusal('email-in-use', 'There is an account with this e-mail address')
  throw new CallRefusal('username-in-use', 'There is an account with this username')
}

/** Makes an account for an adult, signs it in, and writes to its address to have it confirmed. */
export async function signUp(parts: AccountsParts, input: SignUpInput, { request, reply }: Visit): Promise<{ account: Account }> {
  const { database, identity, clock, config } = parts
  const { firstName, lastName, email, username, password, ageBand } = input
  if (config.hub !== undefined) throw new CallRefusal('at-the-hub', 'Accounts are made at the hub')
  requireOfAge(ageBand)
  requireUncommonPassword(password)
  const taken = await findTaken(database, email, username)
  if (taken) refuseTaken(taken)
  const signed = await identity.signUp({ firstName, lastName, email, username, password, ageBand, termsAcceptedAt: clock() }, browserOf(request))
  if (!signed) {
    // Two people at the same moment: the unique columns let one of them through. Anything else is the database's trouble.
    const takenMeanwhile = await findTaken(database, email, username)
    if (takenMeanwhile) refuseTaken(takenMeanwhile)
    throw new CallRefusal('unavailable', 'The account can not be made now', { retryAfter: 5 })
  }
  await writeConfirmation(parts, signed.account, input.language)
  await identity.signOut(browserOf(request))
  setCookies(reply, signed.setCookies)
  await rememberDevice(parts, signed.account.id, { request, reply })
  return { account: signed.account }
}

import type { z } from 'zod'
import type { Account, accountsSchemas } from '#contract/accounts-schemas.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { requireOfAge, requireUncommonPassword } from '#server/features/accounts/policy.ts'
import { findTaken } from '#server/features/accounts/queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { setCookies, type Visit } from '#server/platform/identity/require-account.ts'

type SignUpInput = z.output<typeof accountsSchemas.signUp.input>

/**
 * That an e-mail address has an account is told here, though signing in never tells it: until the product sends mail there is no
 * other way to say why the account can't be made, and a person who forgot would be left without a way on. With mail, the answer
 * becomes the same for both, and the letter says it.
 */
function refuseTaken(taken: 'email' | 'username'): never {
  if (taken === 'email') throw new CallRefusal('email-in-use', 'There is an account with this e-mail address')
  throw new CallRefusal('username-in-use', 'There is an account with this username')
}

/** Makes an account for an adult and signs it in. */
export async function signUp({ database, identity, clock }: AccountsParts, input: SignUpInput, { reply }: Visit): Promise<{ account: Account }> {
  const { firstName, lastName, email, username, password, ageBand } = input
  requireOfAge(ageBand)
  requireUncommonPassword(password)
  const taken = await findTaken(database, email, username)
  if (taken) refuseTaken(taken)
  const signed = await identity.signUp({ firstName, lastName, email, username, password, ageBand, termsAcceptedAt: clock() })
  if (!signed) {
    // Two people at the same moment: the unique columns let one of them through. Anything else is the database's trouble.
    const takenMeanwhile = await findTaken(database, email, username)
    if (takenMeanwhile) refuseTaken(takenMeanwhile)
    throw new CallRefusal('unavailable', 'The account can not be made now', { retryAfter: 5 })
  }
  setCookies(reply, signed.setCookies)
  return { account: signed.account }
}

import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { Account, accountsSchemas } from '#contract/accounts-schemas.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { requireAddressToken } from '#server/features/accounts/confirm-grown-up.ts'
import { rememberDevice } from '#server/features/accounts/known-devices.ts'
import { limitSignUp } from '#server/features/accounts/limit-emails.ts'
import { requireOfAge, requireUncommonPassword } from '#server/features/accounts/policy.ts'
import { findByUsername, insertAccount, noteConfirmed } from '#server/features/accounts/queries.ts'
import { writeConfirmation } from '#server/features/accounts/send-confirmation.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { browserOf, setCookies, visitorOf, type Visit } from '#server/platform/identity/require-account.ts'

type SignUpInput = z.output<typeof accountsSchemas.signUp.input>

const usernameTaken = (): CallRefusal => new CallRefusal('username-in-use', 'Another account has this username')

/**
 * Creates and logs in an adult's account, and emails a link to confirm its address unless a token shows it. If another
 * account confirmed the address, the answer is the same and its owner gets an email. Nobody learns here who has an
 * account. The new account can never confirm that address.
 */
export async function signUp(
  parts: AccountsParts,
  input: SignUpInput,
  { request, reply }: Visit,
): Promise<{ account: Account }> {
  const { database, identity, clock, config } = parts
  const { firstName, lastName, email, username, password, ageBand, language, addressToken, referralCode } = input
  if (config.hub !== undefined) throw new CallRefusal('at-the-hub', "New accounts are made on the hub's page")
  requireOfAge(ageBand)
  requireUncommonPassword(password)
  await limitSignUp(parts, request)
  if (addressToken !== undefined) await requireAddressToken(parts, addressToken, email)
  if (await findByUsername(database, username)) throw usernameTaken()
  const hash = await identity.hashPassword(password)
  const now = clock()
  const newId = (): string => uuidV7(now.getTime(), randomBytes(10))
  const id = newId()
  const person = {
    id,
    firstName,
    lastName,
    email,
    username,
    ageBand,
    language,
    termsAcceptedAt: now,
    createdAt: now,
    updatedAt: now,
  }
  // Two people at the same moment: the unique column lets one of them through.
  if (!(await insertAccount(database, { ...person, password: hash }, newId()))) throw usernameTaken()
  if (referralCode !== undefined) {
    const { account: asker } = await identity.findSignedIn(visitorOf(request))
    await parts.noteReferral({ id, email, code: referralCode, askerId: asker?.id })
  }
  if (addressToken !== undefined && (await identity.tokens.use('own-address', addressToken)) === email)
    await noteConfirmed(database, id, email, now)
  else await writeConfirmation(parts, { id, email }, { language, asker: { accountId: id } })
  await identity.signOut(browserOf(request))
  const signed = await identity.enter(id, browserOf(request), 'password')
  if (!signed)
    throw new CallRefusal('unavailable', "The new account can't be logged in now; try again in a moment", {
      retryAfter: 5,
    })
  setCookies(reply, signed.setCookies)
  await rememberDevice(parts, id, { request, reply })
  return { account: { id, firstName, email, username, ageBand } }
}

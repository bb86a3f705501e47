import { timingSafeEqual } from 'node:crypto'
import { GROWN_UP_CODE_TRIES, GROWN_UP_TIME } from '#core/people/grown-up-codes.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { hashGrownUpCode } from '#server/features/accounts/ask-grown-up.ts'
import { limitAttempts } from '#server/features/accounts/limit-attempts.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

const linkOver = (): CallRefusal =>
  new CallRefusal('link-over', "The email's code has been used, has expired or is not ours")

/** Takes the code of the email, once and within a few tries. Returns a token that its reader owns the address. */
export async function confirmGrownUp(
  parts: AccountsParts,
  { challenge, code }: { challenge: string; code: string },
): Promise<{ addressToken: string; email: string }> {
  const { tokens } = parts.identity
  const [email, hash] = (await tokens.find('grown-up-code', challenge))?.split(' ') ?? []
  if (email === undefined || hash === undefined) throw linkOver()
  await limitAttempts(parts, `grown-up ${challenge}`, GROWN_UP_CODE_TRIES)
  if (!timingSafeEqual(Buffer.from(hash), Buffer.from(hashGrownUpCode(parts, email, code))))
    throw new CallRefusal('wrong-code', 'The code is wrong')
  if ((await tokens.use('grown-up-code', challenge)) === undefined) throw linkOver()
  return { addressToken: await tokens.issue('own-address', email, GROWN_UP_TIME / 1000), email }
}

/** Refuses a token of another address, and one that is used or over. */
export async function requireAddressToken(
  { identity }: Pick<AccountsParts, 'identity'>,
  addressToken: string,
  email: string,
): Promise<void> {
  const proved = await identity.tokens.find('own-address', addressToken)
  if (proved === undefined) throw linkOver()
  if (proved !== email) throw new CallRefusal('other-address', 'The code was sent to a different address')
}

import { randomBytes } from 'node:crypto'
import { base32Of, SECRET_BYTES, setUpAddress, showRecoveryCode } from '#core/people/second-factor.ts'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { isStaff } from '#core/permissions/staff.ts'
import type { AccountsParts } from '#server/features/accounts/accounts-parts.ts'
import { clearCodes, isAppCode, limitCodes, requireCode, type Code } from '#server/features/accounts/check-code.ts'
import { findPerson } from '#server/features/accounts/queries.ts'
import { makeRecoveryCodes } from '#server/features/accounts/recovery-codes.ts'
import { sealSecret } from '#server/features/accounts/seal-secret.ts'
import {
  confirmFactor,
  countRecoveryCodes,
  deleteFactor,
  findSecondFactor,
  hasSecondFactor,
  keepUnconfirmed,
} from '#server/features/accounts/second-factor-queries.ts'
import { writeToAccount } from '#server/features/accounts/write-to-account.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import { browserOf, setCookies, type Visit } from '#server/platform/identity/require-account.ts'

const alreadyOn = (): CallRefusal => new CallRefusal('already-on', 'The second factor is already on')

/** Emails the owner that the second factor was turned on or off, or that a recovery code was used. */
export const writeAboutFactor = (
  parts: Pick<AccountsParts, 'database' | 'mail' | 'config'>,
  reader: { id: string; email: string },
  language: InterfaceLanguage,
): Promise<void> =>
  writeToAccount(parts, reader, { kind: 'second-factor-changed', link: '/account/second-factor' }, language)

export async function getSecondFactor(
  { database, config }: AccountsParts,
  { id, email }: SessionAccount,
): Promise<{ since: string | null; recoveryCodesLeft: number; isStaff: boolean }> {
  const [factor, person] = [await findSecondFactor(database, id), await findPerson(database, id)]
  const claim = { email, emailVerified: person?.emailVerified === true }
  return {
    since: factor?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(database, id),
    isStaff: isStaff(claim, config.staff ?? []),
  }
}

/** Returns a new secret for an app. Begun again, the one before is good no more. */
export async function beginSecondFactor(
  { database, config, clock }: AccountsParts,
  { id, username }: SessionAccount,
): Promise<{ secret: string; address: string }> {
  const bytes = randomBytes(SECRET_BYTES)
  if (!(await keepUnconfirmed(database, id, sealSecret(config.secret, id, bytes), clock()))) throw alreadyOn()
  const secret = base32Of(bytes)
  return { secret, address: setUpAddress(secret, username) }
}

/**
 * Turns the second factor on once the app has shown a right code, and gives the recovery codes. This session has
 * thereby shown it.
 */
export async function confirmSecondFactor(
  parts: AccountsParts,
  { code, language }: { code: Code; language: InterfaceLanguage },
  { id, email }: SessionAccount,
  visit: Visit,
): Promise<{ recoveryCodes: string[] }> {
  const { database, clock, identity } = parts
  const factor = await findSecondFactor(database, id)
  if (!factor) throw new CallRefusal('not-found', 'No second factor is being set up')
  if (factor.confirmedAt) throw alreadyOn()
  await limitCodes(parts, id)
  if (code.kind !== 'app' || !(await isAppCode(parts, id, factor.secret, code.code)))
    throw new CallRefusal('wrong-code', 'The code is wrong or has already been used')
  await database.transaction(async (transaction) => {
    if (!(await confirmFactor(transaction, id, factor.secret, clock()))) throw alreadyOn()
    await writeAboutFactor({ ...parts, database: transaction }, { id, email }, language)
  })
  const codes = await makeRecoveryCodes(database, id, clock())
  await clearCodes(parts, id)
  setCookies(visit.reply, await identity.renewSession(browserOf(visit.request), 'second-factor'))
  return { recoveryCodes: codes.map(showRecoveryCode) }
}

/**
 * Makes ten new recovery codes in the place of those that are left. They would switch the factor off, so a code is
 * asked for here as well.
 */
export async function renewRecoveryCodes(
  parts: AccountsParts,
  { code }: { code: Code },
  { id }: SessionAccount,
): Promise<{ recoveryCodes: string[] }> {
  const { database, clock } = parts
  if (!(await hasSecondFactor(database, id))) throw new CallRefusal('not-found', 'The second factor is not on')
  await requireCode(parts, id, code)
  return { recoveryCodes: (await makeRecoveryCodes(database, id, clock())).map(showRecoveryCode) }
}

/**
 * Turns the second factor off after a code of the app or a recovery code. A password and an open session are not
 * enough.
 */
export async function endSecondFactor(
  parts: AccountsParts,
  { code, language }: { code: Code; language: InterfaceLanguage },
  { id, email }: SessionAccount,
): Promise<Record<string, never>> {
  if (!(await hasSecondFactor(parts.database, id))) return {}
  await requireCode(parts, id, code)
  await parts.database.transaction(async (transaction) => {
    if (await deleteFactor(transaction, id))
      await writeAboutFactor({ ...parts, database: transaction }, { id, email }, language)
  })
  return {}
}

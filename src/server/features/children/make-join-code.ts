import { createHmac, randomInt } from 'node:crypto'
import { JOIN_CODE_LENGTH, JOIN_CODE_LETTERS, JOIN_CODE_TIME, JOIN_CODES_MADE } from '#core/people/join-codes.ts'
import { limitAttempts } from '#server/features/accounts/index.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { replaceJoinCode } from '#server/features/children/join-code-queries.ts'
import { mayEnter } from '#server/features/children/may-enter.ts'
import { noSuchChild } from '#server/features/children/policy.ts'
import { findNames } from '#server/features/children/queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

/** Returns the keyed hash under which a join code is stored. */
export const hashJoinCode = ({ config }: Pick<ChildrenParts, 'config'>, code: string): string =>
  createHmac('sha256', config.secret).update(`join code ${code}`).digest('base64url')

/**
 * Makes a code that logs the child in on another device, once, within a quarter of an hour. The code before is worth
 * nothing from then on.
 */
export async function makeJoinCode(
  parts: ChildrenParts,
  { childId }: { childId: string },
  guardian: SessionAccount,
): Promise<{ code: string; username: string; expiresAt: string }> {
  const { database, clock } = parts
  await limitAttempts(parts, `join codes of ${guardian.id}`, JOIN_CODES_MADE)
  const names = await findNames(database, childId)
  if (!names) throw noSuchChild()
  if (!(await mayEnter(database, { id: childId, ageBand: 'child' })))
    throw new CallRefusal('guardian-needed', 'No guardian agrees to this account')
  const code = Array.from(
    { length: JOIN_CODE_LENGTH },
    () => JOIN_CODE_LETTERS[randomInt(JOIN_CODE_LETTERS.length)],
  ).join('')
  const expiresAt = new Date(clock().getTime() + JOIN_CODE_TIME)
  await replaceJoinCode(database, {
    learnerId: childId,
    code: hashJoinCode(parts, code),
    madeBy: guardian.id,
    expiresAt,
  })
  return { code, username: names.username, expiresAt: expiresAt.toISOString() }
}

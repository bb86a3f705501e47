import type { Account } from '#contract/accounts-schemas.ts'
import { addressRange } from '#server/platform/http/address-range.ts'
import { JOIN_CODE_TRIES, readJoinCode } from '#core/people/join-codes.ts'
import { may } from '#core/permissions/may.ts'
import { enterAccount, limitAttempts, takeBackAttempt } from '#server/features/accounts/index.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { takeJoinCode } from '#server/features/children/join-code-queries.ts'
import { hashJoinCode } from '#server/features/children/make-join-code.ts'
import { mayEnter } from '#server/features/children/may-enter.ts'
import { findRelation } from '#server/features/children/queries.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

/**
 * Logs a child in by the code that a guardian made, once. Wrong codes are counted by where they come from. A code is
 * worth nothing once its maker no longer manages the child's account, or no guardian agrees.
 */
export async function signInByCode(
  parts: ChildrenParts,
  { code: typed }: { code: string },
  visit: Visit,
): Promise<{ account: Account }> {
  const { database, clock } = parts
  const codeOver = new CallRefusal('code-over', 'The code has been used, has expired or is not ours')
  const { name, isPublic } = addressRange(visit.request.ip)
  const tries = `join codes from ${name}`
  await limitAttempts(parts, tries, isPublic ? JOIN_CODE_TRIES.public : JOIN_CODE_TRIES.private)
  const code = readJoinCode(typed)
  if (code === undefined) throw codeOver
  const childId = await asSystem(async () => {
    const taken = await takeJoinCode(database, hashJoinCode(parts, code), clock())
    const relation = taken && (await findRelation(database, taken.madeBy, taken.learnerId, clock()))
    // Only an adult becomes a guardian.
    const maker = { ageBand: 'adult' as const, now: clock().getTime(), guardian: relation }
    if (!taken || !may('login.change', maker)) return undefined
    return (await mayEnter(database, { id: taken.learnerId, ageBand: 'child' })) ? taken.learnerId : undefined
  })
  if (childId === undefined) throw codeOver
  await takeBackAttempt(parts, tries)
  const account = await enterAccount(parts, childId, visit)
  if (!account) throw codeOver
  return { account }
}

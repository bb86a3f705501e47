import { randomInt } from 'node:crypto'
import { JOIN_CODE_LENGTH, JOIN_CODE_LETTERS } from '#core/people/join-codes.ts'
import type { PartnersParts } from '#server/features/partners/partners-parts.ts'
import { findStanding, requireCharter } from '#server/features/partners/policy.ts'
import { insertCode, listCodes, lockAccount } from '#server/features/partners/queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

/** Codes that are tried before giving up: one of 17 thousand million is free at the first try. */
const TRIES = 5

const chooseCode = (): string =>
  Array.from({ length: JOIN_CODE_LENGTH }, () => JOIN_CODE_LETTERS[randomInt(JOIN_CODE_LETTERS.length)]).join('')

/** Makes a referral code, if the tier has one left. A partner must have accepted the present charter. */
export function createReferralCode({ database, clock }: PartnersParts, learnerId: string): Promise<{ code: string }> {
  return database.transaction(async (transaction) => {
    await lockAccount(transaction, learnerId)
    const { tier, rights } = await findStanding(transaction, learnerId)
    if (!rights) throw new CallRefusal('not-allowed', 'Only partners and ambassadors have referral codes')
    if (tier !== null) await requireCharter(transaction, learnerId)
    if ((await listCodes(transaction, learnerId)).length >= rights.codes)
      throw new CallRefusal('not-allowed', `This tier has ${rights.codes} referral codes at a time`)
    for (let tried = 0; tried < TRIES; tried += 1) {
      const code = chooseCode()
      if (await insertCode(transaction, { learnerId, code, createdAt: clock() })) return { code }
    }
    throw new CallRefusal('unavailable', 'No free code was found', { retryAfter: 1 })
  })
}

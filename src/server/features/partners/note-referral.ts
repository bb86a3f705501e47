import { isCountedFor, readReferralCode } from '#core/partners/referral-codes.ts'
import { findOwner, insertReferral } from '#server/features/partners/queries.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** A new account of an adult, the code that it was made with, and who was logged in before. */
export type NewReferral = { id: string; email: string; code: string; askerId: string | undefined; at: Date }

/**
 * Keeps with which code a new account was made. An unknown code and one's own are passed over, and the answer to the
 * sign-up never says so.
 */
export const noteReferral = (database: Database, { id, email, code: typed, askerId, at }: NewReferral): Promise<void> =>
  asSystem(async () => {
    const code = readReferralCode(typed)
    const owner = code === undefined ? undefined : await findOwner(database, code)
    if (
      code === undefined ||
      !owner ||
      !isCountedFor({ ownerId: owner.id, ownerEmail: owner.email, newEmail: email, askerId })
    )
      return
    await insertReferral(database, { learnerId: id, code, signedUpAt: at })
  })

import { needsGuardian } from '#core/people/age-bands.ts'
import { ACCOUNT_PURPOSE, allowedPurposes, ASSISTANT_PURPOSE } from '#core/permissions/consent.ts'
import { findLatestAct } from '#server/features/children/queries.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { SignedInAccount } from '#server/platform/identity/create-identity.ts'

/** Whether an account may be entered: one that needs a guardian only as long as a guardian agrees. */
export async function mayEnter(database: Database, { id, ageBand }: Pick<SignedInAccount, 'id' | 'ageBand'>): Promise<boolean> {
  return !needsGuardian(ageBand) || allowedPurposes(await findLatestAct(database, id)).includes(ACCOUNT_PURPOSE)
}

/** Whether a guardian agrees now that a language model is sent the child's questions. */
export const isAssistantAgreed = async (database: Database, childId: string): Promise<boolean> => allowedPurposes(await findLatestAct(database, childId)).includes(ASSISTANT_PURPOSE)

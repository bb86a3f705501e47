import { needsGuardian } from '#core/people/age-bands.ts'
import { ACCOUNT_PURPOSE, allowedPurposes, ASSISTANT_PURPOSE, SHARING_PURPOSE } from '#core/permissions/consent.ts'
import type { Entry } from '#core/permissions/ended-access.ts'
import { hasLoginEnded } from '#server/features/children/login-queries.ts'
import { findLatestAct, findLatestActs } from '#server/features/children/queries.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { SignedInAccount } from '#server/platform/identity/create-identity.ts'

/** Tells whether an account may be entered: one that needs a guardian only as long as a guardian agrees. */
export async function mayEnter(
  database: Database,
  { id, ageBand }: Pick<SignedInAccount, 'id' | 'ageBand'>,
): Promise<boolean> {
  return !needsGuardian(ageBand) || allowedPurposes(await findLatestAct(database, id)).includes(ACCOUNT_PURPOSE)
}

/** Tells whether an account is let in by its login now, or why not. */
export async function judgeEntry(
  { database, clock }: { database: Database; clock: () => Date },
  account: Pick<SignedInAccount, 'id' | 'ageBand'>,
): Promise<Entry> {
  if (!(await mayEnter(database, account))) return 'guardian-needed'
  return needsGuardian(account.ageBand) && (await hasLoginEnded(database, account.id, clock()))
    ? 'new-login-needed'
    : 'open'
}

/** Tells whether a guardian agrees now that classes see what the child learns. */
export const isSharingAgreed = async (database: Database, childId: string): Promise<boolean> =>
  allowedPurposes(await findLatestAct(database, childId)).includes(SHARING_PURPOSE)

/** Returns those of the children whose guardian agrees now that classes see what they learn. */
export async function findSharing(database: Database, childIds: readonly string[]): Promise<ReadonlySet<string>> {
  const acts = await findLatestActs(database, childIds)
  return new Set(childIds.filter((id) => allowedPurposes(acts.get(id)).includes(SHARING_PURPOSE)))
}

/** Tells whether a guardian agrees now that a language model is sent the child's questions. */
export const isAssistantAgreed = async (database: Database, childId: string): Promise<boolean> =>
  allowedPurposes(await findLatestAct(database, childId)).includes(ASSISTANT_PURPOSE)

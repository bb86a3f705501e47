import { collectAccount } from '#server/features/accounts/index.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { listDecisions } from '#server/features/children/queries.ts'
import {
  consentActsColumnClasses,
  guardianInvitationsColumnClasses,
  guardianRelationsColumnClasses,
} from '#server/features/children/tables.ts'
import { collectGuestData } from '#server/features/guest/index.ts'
import { collectKhulu } from '#server/features/khulu/index.ts'
import { collectLearning } from '#server/features/learning/index.ts'
import { collectSwitches } from '#server/features/switches/index.ts'
import { collectRecordings } from '#server/features/recordings/index.ts'
import { pickExported } from '#server/platform/database/pick-exported.ts'
import type { CopyInParts } from '#server/platform/http/serve-copy.ts'

/** Everything that is stored of a child, but what opens the account. */
export async function exportChild(
  { database, clock, collectMore }: ChildrenParts,
  childId: string,
): Promise<CopyInParts> {
  const decisions = await listDecisions(database, childId)
  const tables = {
    ...(await collectAccount(database, childId)),
    guardianRelations: pickExported(guardianRelationsColumnClasses, decisions.guardianRelations),
    guardianInvitations: pickExported(guardianInvitationsColumnClasses, decisions.guardianInvitations),
    consentActs: pickExported(consentActsColumnClasses, decisions.consentActs),
    ...(await collectSwitches(database, childId)),
    ...(await collectGuestData(database, childId)),
    ...(await collectMore(childId)),
    ...(await collectKhulu(database, childId)),
  }
  const long = { ...collectLearning(database, childId), ...collectRecordings(database, childId) }
  return { exportedAt: clock().toISOString(), tables, long }
}

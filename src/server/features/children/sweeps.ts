import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { deleteExpiredInvitations } from '#server/features/children/guardian-queries.ts'
import { deleteExpiredRequests } from '#server/features/children/queries.ts'
import { sweepUnused } from '#server/features/children/sweep-unused.ts'
import type { Sweeps } from '#server/platform/process/sweep-retention.ts'

/** Erases requests and invitations that nobody answered in time, and accounts that no child has used for long. */
export const childrenSweeps = (parts: Pick<ChildrenParts, 'database' | 'mail' | 'config'>): Pick<Sweeps, 'child-request' | 'invitation' | 'unused-child'> => ({
  'child-request': (now) => deleteExpiredRequests(parts.database, now),
  'invitation': (now) => deleteExpiredInvitations(parts.database, now),
  'unused-child': (now) => sweepUnused(parts, now),
})

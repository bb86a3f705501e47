import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { sweepComingsOfAge } from '#server/features/children/come-of-age.ts'
import { sweepErasures } from '#server/features/children/erase-child.ts'
import { deleteExpiredInvitations } from '#server/features/children/guardian-queries.ts'
import { deleteExpiredJoinCodes } from '#server/features/children/join-code-queries.ts'
import { deleteExpiredRequests } from '#server/features/children/queries.ts'
import { sendConsentEmails } from '#server/features/children/send-consent-emails.ts'
import { sweepUnused } from '#server/features/children/sweep-unused.ts'
import type { TellParts } from '#server/features/children/tell-guardians.ts'
import type { Sweeps } from '#server/platform/process/sweep-retention.ts'

/**
 * Returns the sweeps of children's data. They delete expired requests, invitations and unused accounts, carry out
 * pending deletions, and send due emails.
 */
export const childrenSweeps = (
  parts: Omit<TellParts, 'clock'> & Pick<ChildrenParts, 'forgetLearnt' | 'leaveClasses' | 'recordByServer'>,
): Pick<
  Sweeps,
  'child-request' | 'invitation' | 'consent-email' | 'join-code' | 'unused-child' | 'child-erasure' | 'coming-of-age'
> => ({
  'child-request': (now) => deleteExpiredRequests(parts.database, now),
  invitation: (now) => deleteExpiredInvitations(parts.database, now),
  'child-erasure': (now) => sweepErasures({ ...parts, clock: () => now }, now),
  'coming-of-age': (now) => sweepComingsOfAge({ ...parts, clock: () => now }, now),
  'consent-email': (now) => sendConsentEmails(parts, now),
  'join-code': (now) => deleteExpiredJoinCodes(parts.database, now),
  'unused-child': (now) => sweepUnused(parts, now),
})

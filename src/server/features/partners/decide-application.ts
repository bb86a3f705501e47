import type { z } from 'zod'
import { APPLICATIONS_SHOWN } from '#contract/partners.ts'
import type { partnersSchemas } from '#contract/partners-schemas.ts'
import { findPerson, writeToAccount } from '#server/features/accounts/index.ts'
import { deleteSurplusCodes } from '#server/features/partners/leave-partners.ts'
import type { PartnersParts } from '#server/features/partners/partners-parts.ts'
import {
  countWaitingApplications,
  keepPartner,
  listWaiting,
  lockWaiting,
  noteDecision,
} from '#server/features/partners/queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

type Listed = z.output<typeof partnersSchemas.listPartnerApplications.output>
type Decision = z.output<typeof partnersSchemas.decidePartnerApplication.input>

/** Lists the applications that wait for staff. An applicant's address isn't shown: the decision is emailed by Funda. */
export async function listApplications(
  { database }: PartnersParts,
  staff: SessionAccount,
  { request }: Pick<Visit, 'request'>,
): Promise<Listed> {
  const found = await listWaiting(database, APPLICATIONS_SHOWN)
  noteSubject(request, ...found.map(({ learnerId }) => learnerId))
  return {
    applications: found.map(({ id, learnerId, firstName, lastName, tier, current, about, sentAt }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
      tier,
      current,
      about,
      sentAt: sentAt.toISOString(),
      isOwn: learnerId === staff.id,
    })),
    waiting: await countWaitingApplications(database),
  }
}

/**
 * Decides about an application, once, and emails the reason in the same transaction. Nobody decides about their own. A
 * partner who goes to a smaller tier loses the newest codes beyond it.
 */
export function decideApplication(
  parts: PartnersParts,
  { id, decision, reason }: Decision,
  { staff, request }: { staff: SessionAccount; request: Visit['request'] },
): Promise<Record<string, never>> {
  return parts.database.transaction(async (transaction) => {
    const application = await lockWaiting(transaction, id)
    const person = application && (await findPerson(transaction, application.learnerId))
    if (!application || !person) throw new CallRefusal('not-found', 'There is no such application')
    const { learnerId, tier } = application
    noteSubject(request, learnerId)
    if (learnerId === staff.id) throw new CallRefusal('not-allowed', "Staff can't decide about their own application")
    const now = parts.clock()
    await noteDecision(transaction, id, { state: decision, reason, decidedBy: staff.id, decidedAt: now })
    if (decision === 'accepted') {
      await keepPartner(transaction, { learnerId, tier, since: now })
      await deleteSurplusCodes(transaction, learnerId)
    }
    await writeToAccount(
      { ...parts, database: transaction },
      { id: learnerId, email: person.email },
      { kind: `partner-${decision}`, link: '/partners/apply', values: { reason } },
      'en',
    )
    return {}
  })
}

import type { FastifyInstance } from 'fastify'
import { partnersCalls as calls } from '#contract/partners.ts'
import { partnersSchemas as schemas } from '#contract/partners-schemas.ts'
import { readReferralCode } from '#core/partners/referral-codes.ts'
import { acceptCharter, applyAsPartner } from '#server/features/partners/apply-as-partner.ts'
import { createReferralCode } from '#server/features/partners/create-referral-code.ts'
import { decideApplication, listApplications } from '#server/features/partners/decide-application.ts'
import { getPartnership } from '#server/features/partners/get-partnership.ts'
import { joinAmbassadors, leavePartners } from '#server/features/partners/leave-partners.ts'
import type { PartnersParts } from '#server/features/partners/partners-parts.ts'
import { requirePartnerAct } from '#server/features/partners/policy.ts'
import { deleteCodes, deleteWaiting } from '#server/features/partners/queries.ts'
import { requireStaff } from '#server/features/staff/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

function registerCodes(app: FastifyInstance, parts: PartnersParts): void {
  const { database } = parts
  serveCall(app, calls.createReferralCode, schemas.createReferralCode, async (visit) =>
    createReferralCode(parts, (await requirePartnerAct(parts, visit)).id),
  )
  serveCall(app, calls.deleteReferralCode, schemas.deleteReferralCode, async ({ input, ...visit }) => {
    const { id } = await requirePartnerAct(parts, visit)
    const code = readReferralCode(input.code)
    if (code === undefined || (await deleteCodes(database, id, [code])) === 0)
      throw new CallRefusal('not-found', 'There is no such code')
    return {}
  })
}

function registerReview(app: FastifyInstance, parts: PartnersParts): void {
  serveCall(app, calls.listPartnerApplications, schemas.listPartnerApplications, async (visit) => {
    const staff = await requireStaff(parts, visit)
    return asSystem(() => listApplications(parts, staff, visit))
  })
  serveCall(app, calls.decidePartnerApplication, schemas.decidePartnerApplication, async ({ input, ...visit }) => {
    const staff = await requireStaff(parts, visit)
    return asSystem(() => decideApplication(parts, input, { staff, request: visit.request }))
  })
}

/** Serves partners and ambassadors their own affairs, and staff the review of applications. */
export function registerPartners(app: FastifyInstance, parts: PartnersParts): void {
  const own = async (visit: Visit): Promise<string> => (await requirePartnerAct(parts, visit)).id
  serveCall(app, calls.getPartnership, schemas.getPartnership, async (visit) => getPartnership(parts, await own(visit)))
  serveCall(app, calls.acceptCharter, schemas.acceptCharter, async ({ input, ...visit }) =>
    acceptCharter(parts, input, await own(visit)),
  )
  serveCall(app, calls.applyAsPartner, schemas.applyAsPartner, async ({ input, ...visit }) =>
    applyAsPartner(parts, input, await own(visit)),
  )
  serveCall(app, calls.withdrawApplication, schemas.withdrawApplication, async (visit) => {
    if (!(await deleteWaiting(parts.database, await own(visit))))
      throw new CallRefusal('not-found', 'No application is waiting')
    return {}
  })
  serveCall(app, calls.leavePartnership, schemas.leavePartnership, async (visit) =>
    leavePartners(parts, await own(visit), 'partner'),
  )
  serveCall(app, calls.joinAmbassadors, schemas.joinAmbassadors, async (visit) =>
    joinAmbassadors(parts, await own(visit)),
  )
  serveCall(app, calls.leaveAmbassadors, schemas.leaveAmbassadors, async (visit) =>
    leavePartners(parts, await own(visit), 'ambassador'),
  )
  registerCodes(app, parts)
  registerReview(app, parts)
}

import type { FastifyInstance } from 'fastify'
import { guardiansCalls as calls } from '#contract/guardians.ts'
import { guardiansSchemas as schemas } from '#contract/guardians-schemas.ts'
import { acceptInvitation, readInvitation, refuseInvitation } from '#server/features/children/answer-invitation.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { acceptFirst, offerFirst, refuseFirst, withdrawOffer } from '#server/features/children/hand-over-first.ts'
import {
  changeGuardian,
  endGuardian,
  inviteGuardian,
  listGuardians,
  withdrawInvitation,
} from '#server/features/children/manage-guardians.ts'
import {
  requireAdult,
  requireAnyGuardian,
  requireConfirmedGuardian,
  requireFirstGuardian,
} from '#server/features/children/policy.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'
import { refuseStaleReauthentication } from '#server/platform/identity/require-reauthentication.ts'

/** Serves who else is a guardian of a child: inviting, answering, and what each may do until when. */
export function registerGuardians(app: FastifyInstance, parts: ChildrenParts): void {
  serveCall(app, calls.listGuardians, schemas.listGuardians, async ({ input, ...visit }) => {
    await requireFirstGuardian(parts, visit, input.childId)
    return listGuardians(parts, input)
  })
  serveCall(app, calls.inviteGuardian, schemas.inviteGuardian, async ({ input, ...visit }) =>
    inviteGuardian(parts, input, await requireFirstGuardian(parts, visit, input.childId)),
  )
  serveCall(app, calls.withdrawInvitation, schemas.withdrawInvitation, async ({ input, ...visit }) => {
    await requireFirstGuardian(parts, visit, input.childId)
    return withdrawInvitation(parts, input)
  })
  serveCall(app, calls.readInvitation, schemas.readInvitation, async ({ input, ...visit }) =>
    readInvitation(parts, input, { account: await requireAdult(parts, visit), request: visit.request }),
  )
  serveCall(app, calls.acceptInvitation, schemas.acceptInvitation, async ({ input, ...visit }) =>
    acceptInvitation(parts, input, { account: await requireAdult(parts, visit), request: visit.request }),
  )
  serveCall(app, calls.refuseInvitation, schemas.refuseInvitation, ({ input, request }) =>
    refuseInvitation(parts, input, request),
  )
  serveCall(app, calls.changeGuardian, schemas.changeGuardian, async ({ input, ...visit }) => {
    await requireFirstGuardian(parts, visit, input.childId)
    return changeGuardian(parts, input)
  })
  serveCall(app, calls.offerFirst, schemas.offerFirst, async ({ input, ...visit }) => {
    refuseStaleReauthentication(await requireFirstGuardian(parts, visit, input.childId))
    return offerFirst(parts, input)
  })
  serveCall(app, calls.withdrawOffer, schemas.withdrawOffer, async ({ input, ...visit }) => {
    await requireFirstGuardian(parts, visit, input.childId)
    return withdrawOffer(parts, input)
  })
  serveCall(app, calls.acceptFirst, schemas.acceptFirst, async ({ input, ...visit }) =>
    acceptFirst(parts, input, await requireConfirmedGuardian(parts, visit, input.childId)),
  )
  serveCall(app, calls.refuseFirst, schemas.refuseFirst, async ({ input, ...visit }) =>
    refuseFirst(parts, input, await requireAnyGuardian(parts, visit, input.childId)),
  )
  serveCall(app, calls.endGuardian, schemas.endGuardian, async ({ input, ...visit }) => {
    const account = await requireAnyGuardian(parts, visit, input.childId)
    if (account.id !== input.guardianId) await requireFirstGuardian(parts, visit, input.childId)
    return endGuardian(parts, input, account)
  })
}

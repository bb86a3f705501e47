import type { FastifyInstance } from 'fastify'
import { childrenCalls as calls } from '#contract/children.ts'
import { childrenSchemas as schemas } from '#contract/children-schemas.ts'
import { addChild } from '#server/features/children/add-child.ts'
import { giveConsent, readConsentRequest, refuseConsent } from '#server/features/children/answer-request.ts'
import { decidePurpose, renewConsent, withdrawConsent } from '#server/features/children/change-consent.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { correctChild } from '#server/features/children/correct-child.ts'
import { deleteChild, keepChild } from '#server/features/children/erase-child.ts'
import { registerGuardians } from '#server/features/children/guardian-routes.ts'
import { listChildren } from '#server/features/children/list-children.ts'
import { makeJoinCode } from '#server/features/children/make-join-code.ts'
import {
  requireAdult,
  requireConsenter,
  requireConsentingGuardian,
  requireGuardian,
  requireOperator,
} from '#server/features/children/policy.ts'
import { registerOfAge } from '#server/features/children/of-age-routes.ts'
import { requestChildAccount } from '#server/features/children/request-child-account.ts'
import { setChildSecret } from '#server/features/children/set-child-secret.ts'
import { signInByCode } from '#server/features/children/sign-in-by-code.ts'
import { signInChild } from '#server/features/children/sign-in-child.ts'
import { readWithdrawal, withdrawByLink } from '#server/features/children/withdraw-by-link.ts'
import { showProgress } from '#server/features/learning/index.ts'
import { asLogin } from '#server/platform/database/actor.ts'
import { serveCall } from '#server/platform/http/serve-call.ts'
import { serveCopy } from '#server/platform/http/serve-copy.ts'
import { refuseStaleReauthentication } from '#server/platform/identity/require-reauthentication.ts'

function registerAsking(app: FastifyInstance, parts: ChildrenParts): void {
  serveCall(app, calls.requestChildAccount, schemas.requestChildAccount, async ({ input, ...visit }) =>
    requestChildAccount(requireOperator(parts), input, visit),
  )
  serveCall(app, calls.signInChild, schemas.signInChild, ({ input, ...visit }) =>
    asLogin(() => signInChild(parts, input, visit)),
  )
  serveCall(app, calls.refuseConsent, schemas.refuseConsent, ({ input }) => refuseConsent(parts, input))
  serveCall(app, calls.readConsentRequest, schemas.readConsentRequest, async ({ input, ...visit }) =>
    readConsentRequest(parts, input, await requireAdult(parts, visit)),
  )
  serveCall(app, calls.giveConsent, schemas.giveConsent, async ({ input, ...visit }) =>
    giveConsent(parts, input, await requireAdult(requireOperator(parts), visit), visit),
  )
  serveCall(app, calls.addChild, schemas.addChild, async ({ input, ...visit }) =>
    addChild(parts, input, await requireConsenter(requireOperator(parts), visit), visit),
  )
  serveCall(app, calls.signInByCode, schemas.signInByCode, ({ input, ...visit }) =>
    asLogin(() => signInByCode(parts, input, visit)),
  )
  serveCall(app, calls.readWithdrawal, schemas.readWithdrawal, ({ input }) => readWithdrawal(parts, input))
  serveCall(app, calls.withdrawByLink, schemas.withdrawByLink, ({ input, ...visit }) =>
    withdrawByLink(parts, input, visit),
  )
  serveCall(app, calls.listChildren, schemas.listChildren, (visit) => listChildren(parts, visit))
}

function registerOneChild(app: FastifyInstance, parts: ChildrenParts): void {
  serveCall(
    app,
    calls.getChildProgress,
    schemas.getChildProgress,
    async ({ input: { childId, utcOffsetMinutes }, ...visit }) => {
      await requireGuardian(parts, visit, childId, 'progress.see')
      return showProgress(parts, childId, utcOffsetMinutes)
    },
  )
  serveCopy(app, calls.exportChild, schemas.exportChild, async ({ input: { childId }, ...visit }) => {
    refuseStaleReauthentication(await requireGuardian(parts, visit, childId, 'data.export'))
    return parts.collectCopy(childId)
  })
  serveCall(app, calls.correctChild, schemas.correctChild, async ({ input, ...visit }) =>
    correctChild(parts, input, await requireGuardian(parts, visit, input.childId, 'child.correct')),
  )
  serveCall(app, calls.setChildSecret, schemas.setChildSecret, async ({ input, ...visit }) => {
    const guardian = await requireGuardian(parts, visit, input.childId, 'login.change')
    return setChildSecret(parts, input, guardian)
  })
  serveCall(app, calls.withdrawConsent, schemas.withdrawConsent, async ({ input, ...visit }) => {
    const guardian = await requireGuardian(parts, visit, input.childId, 'consent.decide')
    refuseStaleReauthentication(guardian)
    return withdrawConsent(parts, input, guardian)
  })
  serveCall(app, calls.renewConsent, schemas.renewConsent, async ({ input, ...visit }) =>
    renewConsent(parts, input, await requireConsentingGuardian(requireOperator(parts), visit, input.childId)),
  )
  serveCall(app, calls.makeJoinCode, schemas.makeJoinCode, async ({ input, ...visit }) =>
    makeJoinCode(parts, input, await requireGuardian(parts, visit, input.childId, 'login.change')),
  )
  serveCall(app, calls.decidePurpose, schemas.decidePurpose, async ({ input, ...visit }) => {
    const guardian = input.isAgreed
      ? await requireConsentingGuardian(parts, visit, input.childId)
      : await requireGuardian(parts, visit, input.childId, 'consent.decide')
    return decidePurpose(parts, input, guardian)
  })
  serveCall(app, calls.deleteChild, schemas.deleteChild, async ({ input, ...visit }) => {
    const guardian = await requireGuardian(parts, visit, input.childId, 'consent.decide')
    refuseStaleReauthentication(guardian)
    return deleteChild(parts, input, guardian, visit)
  })
  serveCall(app, calls.keepChild, schemas.keepChild, async ({ input, ...visit }) =>
    keepChild(parts, input, await requireGuardian(parts, visit, input.childId, 'consent.decide')),
  )
}

/** Serves children's accounts: asking for one, a guardian's answer, logging in, and what a guardian sees and does. */
export function registerChildren(app: FastifyInstance, parts: ChildrenParts): void {
  registerAsking(app, parts)
  registerOneChild(app, parts)
  registerGuardians(app, parts)
  registerOfAge(app, parts)
}

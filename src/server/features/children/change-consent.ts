import type { z } from 'zod'
import type { childrenSchemas } from '#contract/children-schemas.ts'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { ACCOUNT_PURPOSE, allowedPurposes, ASSISTANT_PURPOSE, CONSENT_TEXT_VERSION } from '#core/permissions/consent.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { mayEnter } from '#server/features/children/may-enter.ts'
import { deleteMinor, deleteSessions, findLatestAct, insertAct, lockChild } from '#server/features/children/queries.ts'
import { forgetGuestData } from '#server/features/guest/index.ts'
import { forgetKhulu } from '#server/features/khulu/index.ts'
import { forgetLearning } from '#server/features/learning/index.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

/**
 * A guardian no longer agrees: the child's sessions end, and all that it learnt is deleted. The username stays, so that a guardian can agree
 * again; the record says who withdrew and when. Withdrawn twice, it is recorded once.
 */
export async function withdrawConsent({ database, clock, forgetMore }: ChildrenParts, { childId, language }: { childId: string; language: InterfaceLanguage }, guardian: SessionAccount): Promise<Record<string, never>> {
  await database.transaction(async (transaction) => {
    await lockChild(transaction, childId)
    const latest = await findLatestAct(transaction, childId)
    await deleteSessions(transaction, childId)
    await forgetLearning(transaction, childId)
    await forgetGuestData(transaction, childId)
    await forgetMore(transaction, childId)
    await forgetKhulu(transaction, childId)
    if (latest === undefined || latest.act === 'withdrawn') return
    await insertAct(transaction, {
      learnerId: childId, guardianId: guardian.id, act: 'withdrawn', purposes: latest.purposes, method: latest.method, textVersion: CONSENT_TEXT_VERSION, language, decidedAt: clock(),
    })
  })
  return {}
}

type RenewInput = z.output<typeof childrenSchemas.renewConsent.input>

/** A guardian agrees again after a withdrawal; where the consent stands, nothing is recorded. */
export async function renewConsent({ database, clock }: ChildrenParts, { childId, purposes, textVersion, language }: RenewInput, guardian: SessionAccount): Promise<Record<string, never>> {
  await database.transaction(async (transaction) => {
    await lockChild(transaction, childId)
    if (await mayEnter(transaction, { id: childId, ageBand: 'child' })) return
    await insertAct(transaction, { learnerId: childId, guardianId: guardian.id, act: 'given', purposes, method: 'added', textVersion, language, decidedAt: clock() })
  })
  return {}
}

type Decision = z.output<typeof childrenSchemas.decideAssistant.input>

/** A guardian lets Khulu have a language model understand the child's questions, or no longer; what is as it was is not recorded again. Without a consent that stands there is nothing to add to. */
export async function decideAssistant({ database, clock }: ChildrenParts, { childId, isAgreed, textVersion, language }: Decision, guardian: SessionAccount): Promise<Record<string, never>> {
  await database.transaction(async (transaction) => {
    await lockChild(transaction, childId)
    const latest = await findLatestAct(transaction, childId)
    const allowed = allowedPurposes(latest)
    if (!latest || !allowed.includes(ACCOUNT_PURPOSE)) throw new CallRefusal('not-allowed', 'There is no consent that this could be added to')
    if (allowed.includes(ASSISTANT_PURPOSE) === isAgreed) return
    const purposes = [...allowed.filter((purpose) => purpose !== ASSISTANT_PURPOSE), ...(isAgreed ? [ASSISTANT_PURPOSE] : [])]
    await insertAct(transaction, { learnerId: childId, guardianId: guardian.id, act: 'given', purposes, method: latest.method, textVersion, language, decidedAt: clock() })
  })
  return {}
}

/** Deletes the child's account, and with it everything that is kept of the child, the record of the consent too. */
export async function deleteChild({ database, mail }: ChildrenParts, { childId }: { childId: string }): Promise<Record<string, never>> {
  await deleteMinor(database, childId)
  await mail.forget(childId)
  return {}
}

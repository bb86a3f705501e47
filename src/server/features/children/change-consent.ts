import type { z } from 'zod'
import type { childrenSchemas } from '#contract/children-schemas.ts'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { ACCOUNT_PURPOSE, allowedPurposes, CONSENT_TEXT_VERSION, SHARING_PURPOSE } from '#core/permissions/consent.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { forgetConsentEmails, recordConsent } from '#server/features/children/consent-email-queries.ts'
import { askErasure, cancelErasure, forgetAgreed } from '#server/features/children/erase-child.ts'
import { mayEnter } from '#server/features/children/may-enter.ts'
import { deleteSessions, findLatestAct, findRelation, insertAct, lockChild } from '#server/features/children/queries.ts'
import { tellFirst } from '#server/features/children/tell-guardians.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

/**
 * Withdraws a guardian's consent: the child's sessions end, and so does its place in classes and schools. Learning data
 * is deleted at once for the first guardian. For another it is deleted after seven days, unless a guardian agrees
 * again. The username stays, and the record names the guardian and the time. A second withdrawal adds no record.
 */
export async function withdrawConsent(
  parts: ChildrenParts,
  { childId, language }: { childId: string; language: InterfaceLanguage },
  guardian: Pick<SessionAccount, 'id'>,
): Promise<Record<string, never>> {
  const { database, clock, leaveClasses } = parts
  const isFirst = (await findRelation(database, guardian.id, childId, clock()))?.kind === 'first'
  await database.transaction(async (transaction) => {
    await lockChild(transaction, childId)
    const latest = await findLatestAct(transaction, childId)
    await forgetConsentEmails(transaction, childId)
    await deleteSessions(transaction, childId)
    if (isFirst) {
      await forgetAgreed(parts, transaction, childId)
      await cancelErasure(transaction, childId, 'learning')
    } else {
      await leaveClasses(transaction, childId)
      await askErasure(transaction, { childId, what: 'learning', askedBy: guardian.id, now: clock() })
    }
    await tellFirst({ ...parts, database: transaction }, childId, guardian.id, 'withdrawn')
    if (latest === undefined || latest.act === 'withdrawn') return
    await insertAct(transaction, {
      learnerId: childId,
      guardianId: guardian.id,
      act: 'withdrawn',
      purposes: latest.purposes,
      method: latest.method,
      textVersion: CONSENT_TEXT_VERSION,
      language,
      decidedAt: clock(),
    })
  })
  return {}
}

type RenewInput = z.output<typeof childrenSchemas.renewConsent.input>

/** Records that a guardian agrees again after a withdrawal. If the consent stands, nothing is recorded. */
export async function renewConsent(
  parts: ChildrenParts,
  { childId, purposes, textVersion, language }: RenewInput,
  guardian: SessionAccount,
): Promise<Record<string, never>> {
  const { database, clock } = parts
  await database.transaction(async (transaction) => {
    await lockChild(transaction, childId)
    await cancelErasure(transaction, childId, 'learning')
    await tellFirst({ ...parts, database: transaction }, childId, guardian.id, 'renewed')
    if (await mayEnter(transaction, { id: childId, ageBand: 'child' })) return
    await recordConsent(transaction, {
      learnerId: childId,
      guardianId: guardian.id,
      purposes,
      method: 'added',
      textVersion,
      language,
      decidedAt: clock(),
    })
  })
  return {}
}

type Decision = z.output<typeof childrenSchemas.decidePurpose.input>

/**
 * Records consent to an optional purpose, or its end; an unchanged decision adds no record. A child whose learning is
 * no longer shared leaves its classes. Without a valid consent it is refused.
 */
export async function decidePurpose(
  parts: ChildrenParts,
  { childId, purpose, isAgreed, textVersion, language }: Decision,
  guardian: SessionAccount,
): Promise<Record<string, never>> {
  const { database, clock, leaveClasses } = parts
  await database.transaction(async (transaction) => {
    await lockChild(transaction, childId)
    const latest = await findLatestAct(transaction, childId)
    const allowed = allowedPurposes(latest)
    if (!latest || !allowed.includes(ACCOUNT_PURPOSE))
      throw new CallRefusal('not-allowed', 'There is no consent to add this to')
    const change = purpose === SHARING_PURPOSE ? 'sharing' : 'assistant'
    await tellFirst({ ...parts, database: transaction }, childId, guardian.id, change)
    if (allowed.includes(purpose) === isAgreed) return
    const purposes = [...allowed.filter((other) => other !== purpose), ...(isAgreed ? [purpose] : [])]
    const act = {
      learnerId: childId,
      guardianId: guardian.id,
      purposes,
      method: latest.method,
      textVersion,
      language,
      decidedAt: clock(),
    }
    await (isAgreed ? recordConsent(transaction, act) : insertAct(transaction, { ...act, act: 'given' }))
    if (!isAgreed && purpose === SHARING_PURPOSE) await leaveClasses(transaction, childId)
  })
  return {}
}

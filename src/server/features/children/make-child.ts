import { randomBytes } from 'node:crypto'
import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import type { AgeBand } from '#core/people/age-bands.ts'
import type { NearQuota } from '#core/people/quotas.ts'
import type { CONSENT_METHODS, ConsentPurpose } from '#core/permissions/consent.ts'
import { GUARDIAN_SCOPES } from '#core/permissions/guardian-scopes.ts'
import { addressOf } from '#server/features/children/child-password.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { recordConsent } from '#server/features/children/consent-email-queries.ts'
import { noteLogin } from '#server/features/children/login-queries.ts'
import { countMade, insertChild, insertRelation } from '#server/features/children/queries.ts'
import { nameTaken } from '#server/features/children/request-child-account.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'

type NewChild = { id: string; username: string; password: string; ageBand: AgeBand }

/** Record of a guardian's consent: the guardian, the method and the text. */
export type Agreement = {
  guardianId: string
  method: (typeof CONSENT_METHODS)[number]
  purposes: ConsentPurpose[]
  textVersion: string
  language: InterfaceLanguage
}

/**
 * Makes a child's account with its guardian's relation and consent, within the caller's transaction: all of it or nothing. No name but the
 * username is kept, and no address.
 */
export async function makeChild(
  { database, clock }: Pick<ChildrenParts, 'database' | 'clock'>,
  { id, username, password, ageBand }: NewChild,
  agreement: Agreement,
): Promise<{ near?: NearQuota }> {
  const now = clock()
  const { guardianId, method, purposes, textVersion, language } = agreement
  await lockName(database, `children of ${guardianId}`)
  const person = {
    id,
    username,
    firstName: username,
    lastName: '',
    email: addressOf(id),
    ageBand,
    termsAcceptedAt: now,
    createdAt: now,
    updatedAt: now,
  }
  const near = refuseOverQuota({ children: (await countMade(database, guardianId)) + 1 })
  if (!(await insertChild(database, { ...person, password }, uuidV7(now.getTime(), randomBytes(10))))) throw nameTaken()
  await insertRelation(database, { learnerId: id, guardianId, scopes: [...GUARDIAN_SCOPES], createdAt: now })
  await noteLogin(database, id, method === 'added' ? guardianId : null, now)
  await recordConsent(database, { learnerId: id, guardianId, purposes, method, textVersion, language, decidedAt: now })
  return near
}

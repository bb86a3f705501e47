import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import { may } from '#core/permissions/may.ts'
import { withdrawConsent } from '#server/features/children/change-consent.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { isNotWithdrawn } from '#server/features/children/consent-email-queries.ts'
import { findNames, findRelation } from '#server/features/children/queries.ts'
import { readWithdrawalLink, type WithdrawnConsent } from '#server/features/children/withdrawal-link.ts'
import { asAccount } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

/** Returns the consent that a link withdraws, as long as it stands and whoever gave it may still decide. */
async function requireConsent(
  { database, config, clock }: ChildrenParts,
  link: string,
): Promise<WithdrawnConsent & { username: string }> {
  const now = clock()
  const consent = readWithdrawalLink(config, link, now)
  const names =
    consent &&
    (await asAccount(consent.guardianId, async () => {
      const guardian = await findRelation(database, consent.guardianId, consent.childId, now)
      const stands =
        // Only an adult becomes a guardian.
        may('consent.decide', { ageBand: 'adult', now: now.getTime(), guardian }) &&
        (await isNotWithdrawn(database, consent.childId, consent.decidedAt))
      return stands ? findNames(database, consent.childId) : undefined
    }))
  if (!consent || !names)
    throw new CallRefusal('link-over', 'The link has expired or is not ours, or the consent has ended')
  return { ...consent, username: names.username }
}

/** Returns the consent that the link of an email would withdraw. */
export async function readWithdrawal(
  parts: ChildrenParts,
  { token }: { token: string },
): Promise<{ username: string; decidedAt: string }> {
  const { username, decidedAt } = await requireConsent(parts, token)
  return { username, decidedAt: decidedAt.toISOString() }
}

/**
 * Withdraws a consent by that link, as the guardian who gave it. The readers of emails to that address need no login.
 */
export async function withdrawByLink(
  parts: ChildrenParts,
  { token, language }: { token: string; language: InterfaceLanguage },
  { request }: Pick<Visit, 'request'>,
): Promise<Record<string, never>> {
  const { childId, guardianId } = await requireConsent(parts, token)
  noteSubject(request, childId)
  return asAccount(guardianId, () => withdrawConsent(parts, { childId, language }, { id: guardianId }))
}

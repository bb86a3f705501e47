import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { partnersSchemas } from '#contract/partners-schemas.ts'
import { CHARTER_VERSION } from '#core/partners/charter.ts'
import type { PartnersParts } from '#server/features/partners/partners-parts.ts'
import { requireCharter, requireConfirmed } from '#server/features/partners/policy.ts'
import { keepAcceptance, keepApplication } from '#server/features/partners/queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

type Sent = z.output<typeof partnersSchemas.applyAsPartner.input>

/** Records that somebody accepted the charter. A version that they haven't read can't be accepted. */
export async function acceptCharter(
  { database, clock }: PartnersParts,
  { version }: { version: string },
  learnerId: string,
): Promise<Record<string, never>> {
  if (version !== CHARTER_VERSION) throw new CallRefusal('changed-since', 'The charter has a newer version')
  await keepAcceptance(database, { learnerId, version, acceptedAt: clock() })
  return {}
}

/** Sends an application to staff. One at a time waits; a decided one gives way to the next. */
export async function applyAsPartner(
  { database, clock }: PartnersParts,
  { tier, about }: Sent,
  learnerId: string,
): Promise<Record<string, never>> {
  await requireConfirmed(database, learnerId)
  await requireCharter(database, learnerId)
  const application = { learnerId, id: randomUUID(), tier, about, state: 'waiting' as const, sentAt: clock() }
  if (!(await keepApplication(database, application)))
    throw new CallRefusal('already-on', 'An application is waiting for a decision')
  return {}
}

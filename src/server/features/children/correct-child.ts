import type { z } from 'zod'
import type { childrenSchemas } from '#contract/children-schemas.ts'
import { mayCorrectBand } from '#core/people/correct-band.ts'
import { correctNames, limitCorrections } from '#server/features/accounts/index.ts'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { noSuchChild } from '#server/features/children/policy.ts'
import { findBand, findFirstGuardian } from '#server/features/children/queries.ts'
import { setChildSecret } from '#server/features/children/set-child-secret.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

/**
 * Corrects a child's username and age band. A new band needs a new login and ends the child's sessions, since children
 * and teens log in differently. The first guardian gets an email if another guardian corrected.
 */
export async function correctChild(
  parts: ChildrenParts,
  { childId, username, ageBand, secret, language }: z.output<typeof childrenSchemas.correctChild.input>,
  guardian: SessionAccount,
): Promise<Record<string, never>> {
  const { database, mail, config } = parts
  const band = await findBand(database, childId)
  if (band === undefined) throw noSuchChild()
  if (!mayCorrectBand(band, ageBand, 'guardian'))
    throw new CallRefusal('not-allowed', "This age band can't be corrected")
  const changesBand = band !== ageBand
  if (changesBand && secret === undefined)
    throw new CallRefusal('invalid-input', 'A different age band needs a new login', { fields: { secret: 'missing' } })
  await limitCorrections(parts, guardian.id)
  await database.transaction(async (transaction) => {
    // A child has no other name than the username.
    await correctNames(transaction, childId, { username, firstName: username, ageBand })
    if (changesBand && secret !== undefined)
      await setChildSecret({ ...parts, database: transaction }, { childId, secret }, guardian)
    const first = await findFirstGuardian(transaction, childId)
    if (first === undefined || first.id === guardian.id) return
    await mail.send(
      {
        kind: 'child-corrected',
        to: first.email,
        language: first.language ?? language,
        link: `${config.origin}/children`,
        about: childId,
      },
      transaction,
    )
  })
  return {}
}

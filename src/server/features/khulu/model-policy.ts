import type { z } from 'zod'
import type { khuluSchemas } from '#contract/khulu-schemas.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import { MODEL_TEXT_VERSION } from '#core/khulu/model/model-use.ts'
import type { KhuluParts, ModelParts } from '#server/features/khulu/khulu-parts.ts'
import { findModelChoice } from '#server/features/khulu/queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Offer = z.output<typeof khuluSchemas.chooseModel.output>['model']
type Asking = Pick<KhuluParts, 'database' | 'model'>
type Person = Pick<SessionAccount, 'id' | 'ageBand'>

/** Describes the model to a person who may use it. */
export const offerOf = ({ settings: { url, region } }: ModelParts, isUsed: boolean): Offer => ({
  host: new URL(url).host,
  region,
  isUsed,
})

/**
 * Tells whether an account's questions may be sent to the model. An adult must have accepted the current text; a
 * minor's guardian must have consented. The default is no.
 */
async function isUsedBy({ database, model }: Asking, { id, ageBand }: Person): Promise<boolean> {
  if (!model) return false
  if (needsGuardian(ageBand)) return model.isAgreed(id)
  const choice = await findModelChoice(database, id)
  return choice?.isUsed === true && choice.textVersion === MODEL_TEXT_VERSION
}

/** Finds the model as this account is told of it; undefined where there is none for it. */
export async function findOffer(parts: Asking, account: Person): Promise<Offer | undefined> {
  if (!parts.model) return undefined
  const isUsed = await isUsedBy(parts, account)
  return needsGuardian(account.ageBand) && !isUsed ? undefined : offerOf(parts.model, isUsed)
}

/** Returns the model, for an account whose questions may be sent to it. */
export async function requireModel(parts: Asking, account: Person): Promise<ModelParts> {
  if (!parts.model) throw new CallRefusal('not-found', 'This server has no language model')
  if (await isUsedBy(parts, account)) return parts.model
  throw needsGuardian(account.ageBand)
    ? new CallRefusal('guardian-needed', 'No guardian has agreed to the language model')
    : new CallRefusal('not-allowed', 'The account has not turned the language model on')
}

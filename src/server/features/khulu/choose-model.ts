import type { z } from 'zod'
import type { khuluSchemas } from '#contract/khulu-schemas.ts'
import { MODEL_TEXT_VERSION } from '#core/khulu/model/model-use.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import type { KhuluParts } from '#server/features/khulu/khulu-parts.ts'
import { offerOf } from '#server/features/khulu/model-policy.ts'
import { keepModelChoice } from '#server/features/khulu/queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

/** Keeps whether an adult's questions may be sent to the model. */
export async function chooseModel(
  { database, clock, model }: Pick<KhuluParts, 'database' | 'clock' | 'model'>,
  { id, ageBand }: SessionAccount,
  isUsed: boolean,
): Promise<z.output<typeof khuluSchemas.chooseModel.output>> {
  if (needsGuardian(ageBand)) throw new CallRefusal('guardian-needed', 'A guardian decides this for somebody under 18')
  if (!model) throw new CallRefusal('not-found', 'This server has no language model')
  await keepModelChoice(database, { learnerId: id, isUsed, textVersion: MODEL_TEXT_VERSION, decidedAt: clock() })
  return { model: offerOf(model, isUsed) }
}

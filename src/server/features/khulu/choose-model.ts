import type { z } from 'zod'
import type { khuluSchemas } from '#contract/khulu-schemas.ts'
import { MODEL_TEXT_VERSION } from '#core/khulu/model/model-use.ts'
import type { KhuluParts } from '#server/features/khulu/khulu-parts.ts'
import { offerOf } from '#server/features/khulu/model-policy.ts'
import { keepModelChoice } from '#server/features/khulu/queries.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'
import { refuseOwnAct } from '#server/platform/identity/require-own-act.ts'

/** Keeps whether an adult's questions may be sent to the model. */
export async function chooseModel(
  parts: Pick<KhuluParts, 'database' | 'clock' | 'model'>,
  account: SessionAccount,
  isUsed: boolean,
): Promise<z.output<typeof khuluSchemas.chooseModel.output>> {
  const { database, clock, model } = parts
  refuseOwnAct(parts, account, 'model.choose')
  if (!model) throw new CallRefusal('not-found', 'This server has no language model')
  await keepModelChoice(database, {
    learnerId: account.id,
    isUsed,
    textVersion: MODEL_TEXT_VERSION,
    decidedAt: clock(),
  })
  return { model: offerOf(model, isUsed) }
}

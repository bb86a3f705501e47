import type { z } from 'zod'
import type { khuluSchemas } from '#contract/khulu-schemas.ts'
import type { Asker } from '#core/khulu/khulu-world.ts'
import { MODEL_QUESTIONS } from '#core/khulu/model/model-use.ts'
import { checkSafety } from '#core/khulu/safety/check-safety.ts'
import { readDisclosure } from '#core/khulu/safety/read-disclosure.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import { stripPersonalData } from '#core/privacy/strip-personal-data.ts'
import { limitAttempts } from '#server/features/accounts/index.ts'
import type { KhuluParts } from '#server/features/khulu/khulu-parts.ts'
import { requireModel } from '#server/features/khulu/model-policy.ts'
import { phraseAnswer, type ModelEvent } from '#server/features/khulu/model/phrase-answer.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Input = z.output<typeof khuluSchemas.askModel.input>

/** Questions that may wait for the model at once, so that a hanging model doesn't block the server. */
const MOST_AT_ONCE = 20

let atOnce = 0

/** Ends quietly whatever the model does: without the network, in garbage, too late or too long, nothing more comes. */
async function* endWell(events: AsyncIterable<ModelEvent>, tell: (fault: string) => void): AsyncGenerator<ModelEvent> {
  atOnce += 1
  try {
    yield* events
  } catch (fault) {
    tell(fault instanceof Error ? fault.name : 'unknown')
    yield { kind: 'end', phrased: false }
  } finally {
    atOnce -= 1
  }
}

/**
 * Has the model understand a question and put the engine's answer into words. Neither who asks nor what came before is
 * sent, and of the question only what is asked.
 */
export async function askModel(
  parts: KhuluParts,
  account: SessionAccount,
  { question, language, learning }: Input,
  gone: AbortSignal,
): Promise<AsyncIterable<ModelEvent>> {
  const { settings, ask, findWorld, listNames, log } = await requireModel(parts, account)
  await limitAttempts(parts, `model ${account.id}`, MODEL_QUESTIONS)
  if (atOnce >= MOST_AT_ONCE)
    throw new CallRefusal('unavailable', 'The language model is busy', {
      retryAfter: Math.ceil(settings.timeout / 1000),
    })
  const asker: Asker = { language, age: needsGuardian(account.ageBand) ? 'child' : 'adult' }
  const nothing = async function* (): AsyncGenerator<ModelEvent> {
    yield { kind: 'end', phrased: false }
  }
  // A question that may tell of harm goes nowhere.
  const told = readDisclosure(question)
  if (told.tier !== 'none' || checkSafety(question, asker, told)) return nothing()
  const world = findWorld(learning)
  const { people, places } = await listNames(account)
  // Of a class called 'Grade 3 English', no word is a secret.
  const names = [
    ...people,
    ...places
      .flatMap((place) => place.toLowerCase().split(/\s+/))
      .filter((word) => !Object.values(world.isPlain).some((isPlain) => isPlain(word))),
  ]
  const stripped = stripPersonalData(question, { names, isWord: world.isWord })
  const signal = AbortSignal.any([gone, AbortSignal.timeout(settings.timeout)])
  return endWell(phraseAnswer({ question: stripped, asker, ask, world, signal }), (fault) =>
    log.warn(`The language model did not answer: ${fault}`, { event: 'model-failed' }),
  )
}

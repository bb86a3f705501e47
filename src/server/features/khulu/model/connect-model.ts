import type { ModelParts } from '#server/features/khulu/khulu-parts.ts'
import type { ModelClient } from '#server/features/khulu/model/model-client.ts'
import { requireModelPackage } from '#server/features/khulu/model/require-model-package.ts'
import { createModelWorlds } from '#server/features/khulu/model/model-world.ts'
import type { ModelSettings } from '#server/platform/config/model-settings.ts'

/** Returns the client of the model that is set, loaded when it is first asked. */
function connect(settings: ModelSettings): ModelClient {
  let client: Promise<ModelClient> | undefined
  const load = async (): Promise<ModelClient> =>
    settings.kind === 'anthropic'
      ? (await import('#server/features/khulu/model/anthropic-client.ts')).createAnthropicClient(settings)
      : (await import('#server/features/khulu/model/openai-client.ts')).createOpenAiClient(settings)
  return async function* ask(request) {
    client ??= load()
    yield* (await client)(request)
  }
}

/**
 * Returns the model that is set, with what its words are checked against. Nothing is loaded or sent before somebody
 * asks.
 */
export function connectModel(
  settings: ModelSettings,
  projectFolder: string,
): Pick<ModelParts, 'settings' | 'ask' | 'findWorld'> {
  requireModelPackage(settings, projectFolder)
  return { settings, ask: connect(settings), findWorld: createModelWorlds(projectFolder) }
}

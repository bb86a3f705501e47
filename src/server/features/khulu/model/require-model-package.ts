import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ModelSettings } from '#server/platform/config/model-settings.ts'
import { StartError } from '#server/platform/start-error.ts'

/** The package by which each kind of model is asked. A default install brings none of them. */
const PACKAGES = { anthropic: '@anthropic-ai/sdk', 'openai-compatible': 'openai' } as const satisfies Record<
  ModelSettings['kind'],
  string
>

const { resolve: resolveHere } = createRequire(import.meta.url)

/**
 * Refuses to start if the package of the model that is set is missing, and says how to install it. `resolve` throws for
 * a missing package.
 */
export function requireModelPackage(
  { kind }: Pick<ModelSettings, 'kind'>,
  projectFolder: string,
  resolve: (name: string) => unknown = resolveHere,
): void {
  const name = PACKAGES[kind]
  try {
    resolve(name)
  } catch (cause) {
    const { peerDependencies } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as {
      peerDependencies: Record<string, string>
    }
    throw new StartError(
      `KHULU_MODEL_KIND is ${kind}, and the package ${name} is not installed. Install it with: ` +
        `npm install --no-save ${name}@${peerDependencies[name]}`,
      { cause },
    )
  }
}

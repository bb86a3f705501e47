import type { AccountsParts } from '#server/features/accounts/index.ts'
import type { ModelClient } from '#server/features/khulu/model/model-client.ts'
import type { ModelWorld } from '#server/features/khulu/model/model-world.ts'
import type { ModelLanguage } from '#core/khulu/model/model-use.ts'
import type { ModelSettings } from '#server/platform/config/model-settings.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Identity, SessionAccount } from '#server/platform/identity/create-identity.ts'
import type { Log } from '#server/platform/log/create-log.ts'

/** The language model, and what the other features know that it must obey. */
export type ModelParts = {
  settings: ModelSettings
  ask: ModelClient
  findWorld: (language: ModelLanguage) => ModelWorld
  /** Tells whether a guardian agreed that a child's questions are sent. */
  isAgreed: (learnerId: string) => Promise<boolean>
  /** Names of the account and of whoever belongs to it, and of its families, classes and schools: never sent. */
  listNames: (account: SessionAccount) => Promise<{ people: readonly string[]; places: readonly string[] }>
  log: Log
}

/** Parts that the khulu feature works with. */
export type KhuluParts = {
  database: Database
  identity: Identity
  clock: () => Date
  config: AccountsParts['config']
  model: ModelParts | undefined
}

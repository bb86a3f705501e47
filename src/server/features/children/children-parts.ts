import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import type { AccountsParts } from '#server/features/accounts/index.ts'
import type { Config } from '#server/platform/config/read-config.ts'
import type { ModelSettings } from '#server/platform/config/model-settings.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { ExportedTables } from '#server/platform/database/pick-exported.ts'

/** What the children feature works with. */
export type ChildrenParts = AccountsParts & {
  /** Without an operator no child's account is made. */
  config: Partial<Pick<Config, 'operator'>>
  /** What features that build on this one keep of a learner, for the copy of their data. */
  collectMore: (learnerId: string) => Promise<ExportedTables>
  /** What they end when a consent is withdrawn. */
  forgetMore: (transaction: Database, childId: string) => Promise<void>
  /** Takes a child out of the spaces of a guardian whose access ends, as far as no guardian who remains wants it there. */
  leaveTheirs: (
    transaction: Database,
    ended: { childId: string; endedId: string; remaining: readonly string[] },
  ) => Promise<void>
  /** The language in which somebody reads, as far as it is known. */
  findLanguage: (database: Database, id: string) => Promise<InterfaceLanguage | undefined>
  /** Where the questions of a child would be sent whose guardian agrees, where there is a language model. */
  model?: Pick<ModelSettings, 'url' | 'region'> | undefined
}

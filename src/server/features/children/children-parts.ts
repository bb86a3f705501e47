import type { AccountsParts } from '#server/features/accounts/index.ts'
import type { ModelSettings } from '#server/platform/config/model-settings.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { ExportedTables } from '#server/platform/database/pick-exported.ts'

/** What the children feature works with. */
export type ChildrenParts = AccountsParts & {
  /** What features that build on this one keep of a learner, for the copy of their data. */
  collectMore: (learnerId: string) => Promise<ExportedTables>
  /** What they end when a consent is withdrawn. */
  forgetMore: (transaction: Database, childId: string) => Promise<void>
  /** Where the questions of a child would be sent whose guardian agrees, where there is a language model. */
  model?: Pick<ModelSettings, 'url' | 'region'> | undefined
}

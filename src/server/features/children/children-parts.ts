import type { InterfaceLanguage } from '#core/languages/interface-languages.ts'
import type { AccountsParts } from '#server/features/accounts/index.ts'
import type { Config } from '#server/platform/config/read-config.ts'
import type { ModelSettings } from '#server/platform/config/model-settings.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { CopyInParts } from '#server/platform/http/serve-copy.ts'

/** Parts that the children feature works with. */
export type ChildrenParts = AccountsParts & {
  /** Settings with the operator, without whom no child's account is made. */
  config: Partial<Pick<Config, 'operator'>>
  /** Collects a child's data of all features, except secrets that open the account. */
  collectCopy: (childId: string) => Promise<CopyInParts>
  /** Deletes all that a child learnt and said; the account stays. */
  forgetLearnt: (transaction: Database, childId: string) => Promise<void>
  /** Takes a child out of its classes and schools when the consent to them ends. */
  leaveClasses: (transaction: Database, childId: string) => Promise<void>
  /**
   * Takes a child out of the spaces of a guardian whose access ends. It stays if a remaining guardian wants it there.
   */
  leaveTheirs: (
    transaction: Database,
    ended: { childId: string; endedId: string; remaining: readonly string[] },
  ) => Promise<void>
  /** The language in which somebody reads, as far as it is known. */
  findLanguage: (database: Database, id: string) => Promise<InterfaceLanguage | undefined>
  /** Language model that questions of a child with consent would be sent to, if one is set. */
  model?: Pick<ModelSettings, 'url' | 'region'> | undefined
}

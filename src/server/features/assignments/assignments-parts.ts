import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { CountAsked } from '#server/features/assignments/count-answers.ts'
import type { DescribedItem } from '#server/features/learning/index.ts'
import type { AccountsParts } from '#server/features/accounts/index.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

/** Parts that the assignments feature works with. */
export type AssignmentsParts = Pick<AccountsParts, 'database' | 'identity' | 'clock' | 'mail' | 'config'> & {
  /** Refuses a person who may not see now what the child learns. */
  requireGuardian: (visit: Visit, childId: string, act: 'progress.see') => Promise<SessionAccount>
  /** Counts the questions of a target; null where their number isn't fixed. */
  countAsked: CountAsked
  /** Finds the questions of items in the content and in own lessons; undefined for one that it has no more. */
  describeItems: (
    database: Database,
    itemIds: readonly string[],
  ) => Promise<(language: LearningLanguage, itemId: string) => DescribedItem | undefined>
}

import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { CountAsked } from '#server/features/assignments/count-answers.ts'
import type { DescribedItem } from '#server/features/learning/index.ts'
import type { AccountsParts } from '#server/features/accounts/index.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

/** Parts that the assignments feature works with. */
export type AssignmentsParts = Pick<AccountsParts, 'database' | 'identity' | 'clock' | 'mail' | 'config'> & {
  /** Refuses a person who may not see now what the child learns. */
  requireGuardian: (visit: Visit, childId: string, act: 'progress.see') => Promise<SessionAccount>
  /** Counts the questions of a target; null where their number isn't fixed. */
  countAsked: CountAsked
  /** Finds the question of an item in the content; undefined if it has none any more. */
  describeItem: (language: LearningLanguage, itemId: string) => DescribedItem | undefined
}

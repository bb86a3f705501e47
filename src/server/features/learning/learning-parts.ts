import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Identity } from '#server/platform/identity/create-identity.ts'

/** The item of that id as the language's content teaches it now, or undefined. */
export type FindItem = (language: LearningLanguage, itemId: string) => LearningItem | undefined

/** What the learning feature works with. */
export type LearningParts = { database: Database; identity: Identity; clock: () => Date; findItem: FindItem }

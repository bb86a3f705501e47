import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { AccountsParts } from '#server/features/accounts/index.ts'
import type { Files } from '#server/platform/files/create-files.ts'

/**
 * Parts that the recordings feature works with. `findTexts` lists the names of all spoken texts of a language, as clips
 * are named.
 */
export type RecordingsParts = AccountsParts & {
  files: Files
  findTexts: (language: LearningLanguage) => ReadonlySet<string>
}

import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { AccountsParts } from '#server/features/accounts/index.ts'

/** What the recordings feature works with. `findTexts`: the names of all that is spoken in a language, as clips are named. */
export type RecordingsParts = AccountsParts & { findTexts: (language: LearningLanguage) => ReadonlySet<string> }

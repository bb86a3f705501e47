import { listContentLanguages } from '#content/load-content.ts'
import { readLanguageFiles } from '#content/read-language-files.ts'
import type { LanguageAbility } from '#core/languages/language-abilities.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'

/** Returns the languages below the project's folder `root` whose `language.json` lists an ability. */
export const listLanguagesWith = (root: string, ability: LanguageAbility): LearningLanguage[] =>
  listContentLanguages(root).filter((language) =>
    readLanguageFiles(root, language).files.language?.has.includes(ability),
  )

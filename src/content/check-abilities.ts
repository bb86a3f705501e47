import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentProblem } from '#content/read-entries.ts'
import { grammarOf, hasEngine } from '#core/grammar/language-engine.ts'
import { isGrammarAbility, LANGUAGE_ABILITIES, type LanguageAbility } from '#core/languages/language-abilities.ts'

/** Folders that a language has if, and only if, it has the ability. Paths are relative to `content/`. */
const FOLDERS: Partial<Record<LanguageAbility, (language: string) => string>> = {
  items: (language) => `languages/${language}/items`,
  stories: (language) => `languages/${language}/stories`,
  course: (language) => `courses/${language}`,
  modules: (language) => `curriculum/${language}`,
  clips: (language) => `audio/${language}`,
}

/**
 * Compares the abilities in a language's `language.json` with its folders and with the engines of core.
 * @param root the project's folder
 * @returns a problem for each ability that is listed and not there, or there and not listed
 */
export function checkAbilities(root: string, language: string, has: readonly LanguageAbility[]): ContentProblem[] {
  const isThere = (ability: LanguageAbility): boolean | undefined =>
    ability === 'engine'
      ? hasEngine(language)
      : isGrammarAbility(ability)
        ? hasEngine(language) && grammarOf(language).has.has(ability)
        : FOLDERS[ability] && existsSync(join(root, 'content', FOLDERS[ability](language)))
  return LANGUAGE_ABILITIES.flatMap((ability) => {
    const found = isThere(ability)
    if (found === undefined || found === has.includes(ability)) return []
    const problem = found
      ? `'${ability}' is there, but not listed under \`has\``
      : `'${ability}' is listed under \`has\`, but not there`
    return [{ file: 'language.json', id: null, problem }]
  })
}

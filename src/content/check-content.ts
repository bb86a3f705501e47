import { checkCoverage, MINIMUM_COUNTS } from '#content/check-coverage.ts'
import { checkSection, type LanguageRules } from '#content/check-items.ts'
import { checkLexicon, findRepeatedIds, findUnknownSources } from '#content/check-lexicon.ts'
import type { ContentProblem } from '#content/read-entries.ts'
import type { LanguageFiles } from '#content/read-language-files.ts'
import { CONTENT_SECTION_IDS } from '#core/sections/sections.ts'

/**
 * Everything that keeps a language's content from being right and complete, beyond the shape that `readLanguageFiles` has checked:
 * references, ids, meanings, examples, pronunciation, letters and the fewest items of each category. Empty when all is well.
 */
export const checkContent = (files: LanguageFiles, rules: LanguageRules, minimum = MINIMUM_COUNTS): ContentProblem[] => [
  ...findRepeatedIds([...files.lexemes, ...Object.values(files.items).flat()]),
  ...findUnknownSources(files),
  ...checkLexicon(files),
  ...CONTENT_SECTION_IDS.flatMap((section) => checkSection(section, files, rules)),
  ...checkCoverage(files, minimum),
]

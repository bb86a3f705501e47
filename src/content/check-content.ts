import { checkCoverage, MINIMUM_COUNTS } from '#content/check-coverage.ts'
import { checkExercises } from '#content/check-exercises.ts'
import { checkSection, type LanguageRules } from '#content/check-items.ts'
import { checkLexicon, findRepeatedIds, findUnknownSources } from '#content/check-lexicon.ts'
import type { ContentProblem } from '#content/read-entries.ts'
import { hasPages, type LanguageFiles } from '#content/read-language-files.ts'
import { findMissingAbilities } from '#core/languages/language-abilities.ts'
import { CONTENT_SECTION_IDS } from '#core/sections/sections.ts'

/** Problems of the items: each of them by the rules of its language, and how many there are. */
const checkPages = (
  files: LanguageFiles,
  rules: LanguageRules | undefined,
  minimum: typeof MINIMUM_COUNTS,
): ContentProblem[] =>
  rules
    ? [
        ...CONTENT_SECTION_IDS.flatMap((section) => checkSection(section, files, rules)),
        ...checkCoverage(files, minimum),
      ]
    : [
        {
          file: 'language.json',
          id: null,
          problem: 'the language has pages, but no rules to check them by in src/content/language-rules.ts',
        },
      ]

/** Problems of the abilities in `language.json`: those that rest on an ability that is not listed. */
const checkAbilities = ({ language }: LanguageFiles): ContentProblem[] =>
  findMissingAbilities(language?.has ?? []).map((ability) => ({
    file: 'language.json',
    id: null,
    problem: `an ability under \`has\` rests on '${ability}', which is not listed`,
  }))

/**
 * Lists everything that makes a language's content wrong or incomplete beyond its shape; empty if all is well. It
 * checks references, ids, meanings, examples, pronunciation, letters and the fewest items of each category. A language
 * without pages is checked for its lexicon and noun classes only, and needs no rules.
 */
export const checkContent = (
  files: LanguageFiles,
  rules: LanguageRules | undefined,
  minimum = MINIMUM_COUNTS,
): ContentProblem[] => [
  ...checkAbilities(files),
  ...findRepeatedIds([...files.lexemes, ...Object.values(files.items).flat()]),
  ...findUnknownSources(files),
  ...checkLexicon(files),
  ...checkExercises(files),
  ...(hasPages(files.language) ? checkPages(files, rules, minimum) : []),
]

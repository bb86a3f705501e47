// Checks every language in content/languages: prints what is wrong, or how many items each category has.
import { join } from 'node:path'
import { checkContent } from '#content/check-content.ts'
import { countItems } from '#content/check-coverage.ts'
import { LANGUAGE_RULES } from '#content/language-rules.ts'
import { describeProblem, listContentLanguages } from '#content/load-content.ts'
import { readLanguageFiles } from '#content/read-language-files.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'

const ROOT = join(import.meta.dirname, '..')

/** The sentences on one language: its problems, or none and the counts are printed. */
function checkLanguage(language: LearningLanguage): number {
  const rules = LANGUAGE_RULES[language]
  if (!rules) {
    console.log(`${language}: there is content, but no rules to check it by in src/content/language-rules.ts`)
    return 1
  }
  const { files, problems } = readLanguageFiles(ROOT, language)
  const found = [...problems, ...checkContent(files, rules)].map((problem) => `content/languages/${language}/${describeProblem(problem)}`)
  for (const sentence of found) console.log(sentence)
  const counts = countItems(files)
  const drafted = Object.values(files.items).flat().filter(({ value }) => value.review === 'drafted').length
  console.log(`${language}: ${[...counts].map(([category, count]) => `${category} ${count}`).join(', ')}`)
  const items = [...counts.values()].reduce((sum, count) => sum + count, 0)
  console.log(`${language}: ${items} items (${drafted} drafted), ${files.lexemes.length} roots, ${files.nounClasses.length} noun classes, ${found.length} problems`)
  return found.length
}

const problems = listContentLanguages(ROOT).map(checkLanguage).reduce((sum, count) => sum + count, 0)
process.exitCode = problems > 0 ? 1 : 0

// Checks every language in content/languages: prints what is wrong, or how many items each category has.
import { join } from 'node:path'
import { checkContent } from '#content/check-content.ts'
import { countItems } from '#content/check-coverage.ts'
import { LANGUAGE_RULES } from '#content/language-rules.ts'
import { describeProblem, listContentLanguages } from '#content/load-content.ts'
import type { Placed } from '#content/read-entries.ts'
import { hasPages, readLanguageFiles } from '#content/read-language-files.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'

const ROOT = join(import.meta.dirname, '..')

const countDrafted = (entries: readonly Placed<{ review: string }>[]): number => entries.filter(({ value }) => value.review === 'drafted').length

/** The sentences on one language: its problems, or none and the counts are printed. */
function checkLanguage(language: LearningLanguage): number {
  const { files, problems } = readLanguageFiles(ROOT, language)
  const found = [...problems, ...checkContent(files, LANGUAGE_RULES[language])].map((problem) => `content/languages/${language}/${describeProblem(problem)}`)
  for (const sentence of found) console.log(sentence)
  const items = Object.values(files.items).flat()
  const pages = hasPages(files.language) ? `${items.length} items (${countDrafted(items)} drafted)` : 'no pages yet'
  if (hasPages(files.language)) console.log(`${language}: ${[...countItems(files)].map(([category, count]) => `${category} ${count}`).join(', ')}`)
  console.log(`${language}: ${pages}, ${files.lexemes.length} roots (${countDrafted(files.lexemes)} drafted), ${files.nounClasses.length} noun classes, ${found.length} problems`)
  return found.length
}

const problems = listContentLanguages(ROOT).map(checkLanguage).reduce((sum, count) => sum + count, 0)
process.exitCode = problems > 0 ? 1 : 0

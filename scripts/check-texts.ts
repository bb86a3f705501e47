// Checks the English texts of the interface and of emails against the rules of the house style that a pattern can catch.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkEnglish, type EnglishRules } from './locales/check-english.ts'
import { readLocales } from './locales/read-locales.ts'

const ROOT = join(import.meta.dirname, '..')
const rules = JSON.parse(readFileSync(join(ROOT, 'scripts/locales/english-rules.json'), 'utf8')) as EnglishRules

const english = readLocales(join(ROOT, 'locales')).filter(({ language }) => language === 'en')
const messages = Object.assign({}, ...english.map((file) => file.messages)) as Record<string, string>
const problems = checkEnglish(messages, rules)

for (const problem of problems) console.log(problem)
console.log(`${Object.keys(messages).length} English texts, ${problems.length} against the house style`)
process.exitCode = problems.length > 0 ? 1 : 0

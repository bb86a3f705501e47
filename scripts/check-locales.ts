// Checks the interface's texts: keys, completeness, placeholders, plural categories, and that web app and letters use
// each key and no other.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMPLETE_INTERFACE_LANGUAGES, INTERFACE_LANGUAGES } from '#core/languages/interface-languages.ts'
import { checkCatalogs } from './locales/check-catalogs.ts'
import { checkUsedKeys } from './locales/check-used-keys.ts'
import { readLocales } from './locales/read-locales.ts'

const ROOT = join(import.meta.dirname, '..')

const files = readLocales(join(ROOT, 'locales'))
const sameAsEnglish = JSON.parse(readFileSync(join(ROOT, 'scripts/locales/same-as-english.json'), 'utf8')) as Record<
  string,
  string[]
>
const languages = INTERFACE_LANGUAGES.map(({ code }) => code)
const { problems, warnings } = checkCatalogs(files, {
  languages,
  complete: COMPLETE_INTERFACE_LANGUAGES,
  sameAsEnglish,
})

const sources = globSync('src/{core,web,server}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)
const keys = files.filter(({ language }) => language === 'en').flatMap(({ messages }) => Object.keys(messages))
const unused = checkUsedKeys(
  sources.map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') })),
  keys,
)

for (const warning of warnings) console.log(`look again: ${warning}`)
for (const problem of [...problems, ...unused]) console.log(problem)
const share = languages.map((language) => {
  const count = files
    .filter((file) => file.language === language)
    .reduce((sum, file) => sum + Object.keys(file.messages).length, 0)
  return `${language} ${keys.length === 0 ? 0 : Math.round((100 * count) / keys.length)} %`
})
console.log(`${keys.length} keys; ${share.join(', ')}; ${problems.length + unused.length} problems`)
process.exitCode = problems.length + unused.length > 0 ? 1 : 0

// Writes which texts each page needs, and the types of all texts: `npm run areas`. With `--check` it writes nothing, and
// fails if a list is out of date. It also fails if a part that loads later shows texts that nothing loads.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findAreas } from './areas/find-areas.ts'
import { writePageAreas, writeTextTypes } from './areas/write-areas.ts'
import { SERVER_AREAS } from './build/text-catalogs.ts'
import { readLocales } from './locales/read-locales.ts'

const ROOT = join(import.meta.dirname, '..')
const isCheck = process.argv.includes('--check')

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

const english = readLocales(join(ROOT, 'locales')).filter(
  ({ language, area }) => language === 'en' && !SERVER_AREAS.includes(area),
)
const keys = new Map(english.flatMap(({ area, messages }) => Object.keys(messages).map((key) => [key, area] as const)))
const sources = globSync('src/{core,web}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: read(file) }))

const { pages, problems } = findAreas(sources, keys, read('src/web/route-table.ts'))
const written = {
  'src/web/page-areas.ts': writePageAreas(pages),
  'src/web/platform/i18n/text-by-area.ts': writeTextTypes(english.map(({ area }) => area)),
}
for (const [file, text] of Object.entries(written)) {
  if (!isCheck) writeFileSync(join(ROOT, file), text)
  else if (read(file) !== text) problems.push(`${file} is out of date: run \`npm run areas\``)
}
for (const problem of problems) console.log(problem)
console.log(`${Object.keys(pages).length} pages, ${english.length} areas; ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0

// Writes which texts each page needs, and the types of all texts: `npm run areas`. With `--check` it writes nothing, and
// fails if a list is out of date. It also fails if a part that loads later shows texts that nothing loads.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findAreas } from './areas/find-areas.ts'
import { writeCatalogs, writePageAreas, writeTextTypes } from './areas/write-areas.ts'
import { SERVER_AREAS } from './build/text-catalogs.ts'
import { readLocales } from './locales/read-locales.ts'

const ROOT = join(import.meta.dirname, '..')

/** Areas whose English text is part of the app. */
const AREAS_OF_APP = ['home', 'shell']

const isCheck = process.argv.includes('--check')

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

const english = readLocales(join(ROOT, 'locales')).filter(
  ({ language, area }) => language === 'en' && !SERVER_AREAS.includes(area),
)
const keys = new Map(english.flatMap(({ area, messages }) => Object.keys(messages).map((key) => [key, area] as const)))
const sources = globSync('src/{core,web}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: read(file) }))

const WORKPLACES = 'src/web/workplace-routes.ts'
const titles = read('src/web/route-table.ts') + read(WORKPLACES)
const { pages, workplaces, workplaceAreas, problems } = findAreas(sources, keys, titles, read(WORKPLACES))
const areas = english.map(({ area }) => area)
const written = {
  'src/web/page-areas.ts': writePageAreas('PAGE_AREAS', pages),
  'src/web/workplace-areas.ts': writePageAreas('WORKPLACE_AREAS', workplaces),
  'src/web/platform/i18n/learner-catalogs.ts': writeCatalogs(
    'findLearnerCatalog',
    areas.filter((area) => !AREAS_OF_APP.includes(area) && !workplaceAreas.includes(area)),
  ),
  'src/web/platform/i18n/workplace-catalogs.ts': writeCatalogs('findWorkplaceCatalog', workplaceAreas),
  'src/web/platform/i18n/text-by-area.ts': writeTextTypes(areas),
}
for (const [file, text] of Object.entries(written)) {
  if (!isCheck) writeFileSync(join(ROOT, file), text)
  else if (read(file) !== text) problems.push(`${file} is out of date: run \`npm run areas\``)
}
for (const problem of problems) console.log(problem)
console.log(
  `${Object.keys({ ...pages, ...workplaces }).length} pages, ${english.length} areas; ${problems.length} problems`,
)
process.exitCode = problems.length > 0 ? 1 : 0

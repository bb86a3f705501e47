import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  languageCurriculumSchema,
  moduleSchema,
  type LanguageCurriculumEntry,
  type ModuleEntry,
} from '#content/curriculum-schema.ts'
import { readOne, type ContentFolder, type ContentProblem, type Placed } from '#content/read-entries.ts'
import { moduleIdOf, readModuleId } from '#core/curriculum/curriculum.ts'

/** Modules of a language, as far as their shape is right. */
export type CurriculumFiles = { modules: Placed<ModuleEntry>[] }

const MODULE_FILE = /^([a-z]+)\/([a-z]+)\/(\d)\.json$/

/** Returns the id of the module in that file; null where no module belongs. */
export function moduleIdOfFile(file: string): string | null {
  const [, phase = '', subject = '', number = ''] = MODULE_FILE.exec(file) ?? []
  const place = readModuleId(`${phase}-${subject}-${number}`)
  return place && moduleIdOf(place.phase, place.subject, place.number)
}

const listModuleFiles = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json'))
    .toSorted()

/**
 * Reads `content/curriculum/<language>` below the project's folder `root`. Returns the valid modules and a problem for
 * each invalid one; null if the language has no modules.
 */
export function readCurriculum(
  root: string,
  language: string,
): { files: CurriculumFiles; problems: ContentProblem[] } | null {
  const folder: ContentFolder = { path: join(root, 'content', 'curriculum', language), problems: [] }
  if (!existsSync(folder.path)) return null
  const modules = listModuleFiles(folder.path).flatMap((file) => {
    const id = moduleIdOfFile(file)
    if (id === null) {
      folder.problems.push({ file, id: null, problem: 'the file must be called <phase>/<subject>/<number>.json' })
      return []
    }
    const value = readOne(folder, file, moduleSchema)
    return value ? [{ file, id, value }] : []
  })
  return { files: { modules }, problems: folder.problems }
}

/**
 * Reads `content/curriculum/language/<language>.json`, the language curriculum of schools. Undefined if the language has
 * none or it has the wrong shape, with the problems.
 */
export function readLanguageCurriculum(
  root: string,
  language: string,
): { curriculum: LanguageCurriculumEntry | undefined; problems: ContentProblem[] } {
  const folder: ContentFolder = { path: join(root, 'content', 'curriculum', 'language'), problems: [] }
  const file = `${language}.json`
  const curriculum = existsSync(join(folder.path, file)) ? readOne(folder, file, languageCurriculumSchema) : undefined
  return { curriculum, problems: folder.problems }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { packTexts } from './pack-texts.ts'

/** Areas that every visit shows: they travel with the language's list of the others. */
const FIRST_AREAS = ['guest', 'home', 'shell']

/** Areas that no page shows: the server writes emails with them. */
export const SERVER_AREAS = ['mail']

const UNPACK = fileURLToPath(new URL('../../src/web/platform/i18n/unpack-texts.ts', import.meta.url))

const LANGUAGE_LIST = /^(.*\/locales\/[a-z]+)\/shell\.json\?catalogs$/
const LOCALE_FILE = /^(.*\/locales\/)([a-z]+)\/([a-z-]+)\.json$/

const readMessages = (file: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).filter(
      ([key]) => !key.startsWith('@'),
    ),
  )

/** Lists a module that gives, for each area that the folder has, what loads its texts. */
function listCatalogs(folder: string): string {
  const areas = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.basename(name, '.json'))
    .filter((area) => !SERVER_AREAS.includes(area))
    .toSorted()
  const atOnce = areas.filter((area) => FIRST_AREAS.includes(area))
  const imports = atOnce.map((area) => `import ${area} from ${JSON.stringify(`${folder}/${area}.json`)}`)
  const entries = areas.map(
    (area) =>
      `${JSON.stringify(area)}: async () => ` +
      (atOnce.includes(area) ? area : `(await import(${JSON.stringify(`${folder}/${area}.json`)})).default`),
  )
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} }`
}

/**
 * Creates the plugin that compiles `locales/<language>/<area>.json` into packed catalogues. English fills the gaps, so
 * a learner loads one file an area. A message that isn't ICU fails the build. Keys that begin with `@` are notes for
 * translators and stay out. `locales/<language>/shell.json?catalogs` lists the language's catalogues and includes those
 * of the first visit.
 */
export function textCatalogs(): Plugin {
  return {
    name: 'text-catalogs',
    enforce: 'pre',
    load(id) {
      const language = LANGUAGE_LIST.exec(id)?.[1]
      if (language !== undefined) return { code: listCatalogs(language), moduleType: 'js', map: null }
      const match = LOCALE_FILE.exec(id.split('?')[0] ?? '')
      if (!match) return undefined
      const [file, folder, , area] = match as unknown as [string, string, string, string]
      const english = `${folder}en/${area}.json`
      if (existsSync(english)) this.addWatchFile(english)
      const messages = { ...(existsSync(english) ? readMessages(english) : {}), ...readMessages(file) }
      const compiled = Object.fromEntries(
        Object.entries(messages).map(([key, message]) => [key, compileMessageOrThrow(message)]),
      )
      const { keys, texts } = packTexts(compiled)
      return {
        code:
          `import { unpackTexts } from ${JSON.stringify(UNPACK)}\nexport default ` +
          `unpackTexts(${JSON.stringify(keys)}, ${JSON.stringify(texts)})`,
        moduleType: 'js',
        map: null,
      }
    },
  }
}

import { existsSync, readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const LOCALE_FILE = /^(.*\/locales\/)([a-z]+)\/([a-z-]+)\.json$/

const readMessages = (file: string): Record<string, string> =>
  Object.fromEntries(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).filter(([key]) => !key.startsWith('@')))

/**
 * `locales/<language>/<area>.json` → a compiled catalogue. English fills the gaps, so that a learner loads one file an area;
 * a message that is not ICU fails the build. Keys that begin with `@` are notes for translators and stay out.
 */
export function textCatalogs(): Plugin {
  return {
    name: 'text-catalogs',
    enforce: 'pre',
    load(id) {
      const match = LOCALE_FILE.exec(id.split('?')[0] ?? '')
      if (!match) return undefined
      const [file, folder, , area] = match as unknown as [string, string, string, string]
      const english = `${folder}en/${area}.json`
      if (existsSync(english)) this.addWatchFile(english)
      const messages = { ...(existsSync(english) ? readMessages(english) : {}), ...readMessages(file) }
      const compiled = Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, compileMessage(message)]))
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`, moduleType: 'js', map: null }
    },
  }
}

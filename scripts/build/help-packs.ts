import path from 'node:path'
import type { Plugin } from 'vite'
import { readHelp } from '#content/read-help.ts'
import { COMPLETE_INTERFACE_LANGUAGES } from '#core/languages/interface-languages.ts'

const HELP_FILE = /^(.*)\/content\/help\/([a-z]+)\.json\?articles$/

/** `content/help/<language>.json?articles` → the articles of the help centre, with the labels of that language. */
export function helpPacks(): Plugin {
  return {
    name: 'help-packs',
    enforce: 'pre',
    load(id) {
      const [, root, code] = HELP_FILE.exec(id) ?? []
      const language = COMPLETE_INTERFACE_LANGUAGES.find((known) => known === code)
      if (root === undefined || language === undefined) return undefined
      this.addWatchFile(path.join(root, 'content/help', 'articles.json'))
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(readHelp(root, language)))})`,
        moduleType: 'js',
        map: null,
      }
    },
  }
}

import type { Plugin } from 'vite'
import { countHonesty } from '#content/count-honesty.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'

const HONESTY_FILE = /^(.*)\/content\/languages\/([a-z]+)\/language\.json\?honesty$/

/** `content/languages/<language>/language.json?honesty` → what the community page tells about reviews and speech. */
export function honestyPacks(): Plugin {
  return {
    name: 'honesty-packs',
    enforce: 'pre',
    load(id) {
      const [, root, language] = HONESTY_FILE.exec(id) ?? []
      if (root === undefined) return undefined
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(countHonesty(root, language as LearningLanguage)))})`,
        moduleType: 'js',
        map: null,
      }
    },
  }
}

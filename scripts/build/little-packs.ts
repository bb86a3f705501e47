import path from 'node:path'
import type { Plugin } from 'vite'
import { loadLittleWords } from '#content/little-words.ts'
import { loadLanguageContent } from '#content/load-content.ts'
import { readStories } from '#content/read-stories.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { LittleWord } from '#core/little/little-word.ts'

const WORDS_FILE = /^(.*)\/content\/languages\/([a-z]+)\/little-words\.json\?gloss=en$/

/** Pictures of toddlers' pages beyond those of the words. */
const OTHER_PICTURES = ['crescent-moon']

/** `little-words.json?gloss=en` → the words that toddlers meet, with their meanings and the drawings of their pictures. */
export function littlePacks(): Plugin {
  return {
    name: 'little-packs',
    enforce: 'pre',
    load(id) {
      const [file = '', root = '', language = ''] = WORDS_FILE.exec(id) ?? []
      if (file === '') return undefined
      this.addWatchFile(file.replace(/\?.*$/, ''))
      this.addWatchFile(path.join(root, 'content/pictures/little-pictures.json'))
      const words: LittleWord[] = loadLittleWords(root, loadLanguageContent(root, language as LearningLanguage))
      const { pictures } = readStories(root, language).stories
      const drawings = Object.fromEntries(
        [...new Set([...words.map(({ picture }) => picture), ...OTHER_PICTURES])].map((name) => [
          name,
          pictures[name] ?? '',
        ]),
      )
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify({ words, pictures: drawings }))})`,
        moduleType: 'js',
        map: null,
      }
    },
  }
}

import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { GAME_PICTURES } from '#core/game/kids-games.ts'

const PICTURES_FILE = /^(.*\/content\/pictures\/pictures\.json)\?menu$/

/** Serves the drawings of the kids' menu alone as `pictures.json?menu`: the games' own are many times that. */
export function menuPictures(): Plugin {
  return {
    name: 'menu-pictures',
    enforce: 'pre',
    load(id) {
      const [, file = ''] = PICTURES_FILE.exec(id) ?? []
      if (file === '') return undefined
      this.addWatchFile(file)
      const drawings = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>
      const own = Object.fromEntries(
        Object.values(GAME_PICTURES).map((name) => [
          name,
          drawings[name] ?? this.error(`There is no drawing '${name}'.`),
        ]),
      )
      return { code: `export default ${JSON.stringify(own)}`, moduleType: 'js', map: null }
    },
  }
}

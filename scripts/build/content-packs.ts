import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { z } from 'zod'
import { joinItems } from '#content/join-items.ts'
import { itemGlossesSchema, itemSchema, type Item, type ItemGloss } from '#content/schema.ts'
import { PRERENDERED_ITEMS } from '#core/sections/prerendered-items.ts'
import { CONTENT_SECTION_IDS, type ContentSection } from '#core/sections/sections.ts'
import { packLexicon } from './pack-lexicon.ts'
import { readLexicon } from '#content/read-lexicon.ts'

const ITEMS_FILE = /^(.*\/content\/languages\/[a-z]+\/)items\/([a-z-]+)\.json\?(gloss|descriptions)=([a-z]+)$/

type Described = { description?: string }

/** Leaves out the descriptions of the items that a prerendered page doesn't hold; they are a module of their own. */
const withoutLater = (items: readonly Described[]): Described[] =>
  items.map((item, index) => {
    const { description, ...rest } = item
    return index < PRERENDERED_ITEMS || description === undefined ? item : rest
  })

const COUNTS_FILE = /^(.*\/content\/languages\/[a-z]+\/)language\.json\?counts$/

const LEXICON_FILE = /^(.*\/content\/languages\/[a-z]+)\/language\.json\?lexicon=([a-z]+)$/

const asModule = (value: unknown): { code: string; moduleType: 'js'; map: null } => ({
  code: `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`,
  moduleType: 'js',
  map: null,
})

const readAs = <Output>(schema: z.ZodType<Output>, file: string): Output =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')))

/**
 * `content/languages/<language>/items/<section>.json?gloss=<language>` → the learning items of a page, joined with their
 * meanings and without what only authors need. One file a section: a learner loads the page that is open.
 * `…?descriptions=<language>` → the descriptions that file leaves out, in the order of the items.
 * `language.json?counts` → how many items each section of the language has.
 * `language.json?lexicon=<language>` → the language's roots with their meanings, packed.
 */
export function contentPacks(): Plugin {
  return {
    name: 'content-packs',
    enforce: 'pre',
    load(id) {
      const counts = COUNTS_FILE.exec(id)?.[1]
      if (counts !== undefined) {
        const length = (section: ContentSection): number => {
          const file = `${counts}items/${section}.json`
          return existsSync(file) ? readAs<Item[]>(itemSchema.array(), file).length : 0
        }
        return asModule(Object.fromEntries(CONTENT_SECTION_IDS.map((section) => [section, length(section)])))
      }
      const [, languageFolder, meanings] = LEXICON_FILE.exec(id) ?? []
      if (languageFolder !== undefined && meanings !== undefined) {
        const { roots, attested, files } = readLexicon(languageFolder, meanings)
        for (const file of files.filter((name) => existsSync(name))) this.addWatchFile(file)
        return asModule(packLexicon(roots, attested))
      }
      const match = ITEMS_FILE.exec(id)
      if (!match) return undefined
      const [, folder, section, part, gloss] = match as unknown as [string, string, ContentSection, string, string]
      const glossFile = `${folder}glosses/${gloss}/items/${section}.json`
      this.addWatchFile(glossFile)
      const items = readAs<Item[]>(itemSchema.array(), `${folder}items/${section}.json`)
      const glosses: Record<string, ItemGloss> = existsSync(glossFile) ? readAs(itemGlossesSchema, glossFile) : {}
      const { items: joined, problems } = joinItems(section, items, glosses)
      for (const problem of problems) this.warn(problem)
      return asModule(
        part === 'gloss'
          ? withoutLater(joined)
          : joined.slice(PRERENDERED_ITEMS).map(({ description }) => description ?? null),
      )
    },
  }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { listFiles, readById, readList, readOne, type ContentFolder, type ContentProblem, type Placed } from '#content/read-entries.ts'
import {
  attestedStemsSchema, differenceSchema, itemGlossesSchema, itemGlossSchema, itemSchema, languageSchema, lexemeGlossesSchema, lexemeSchema, nounClassSchema, sourceSchema,
  type Item, type ItemGloss, type Lexeme, type NounClassEntry, type Source,
} from '#content/schema.ts'
import { CONTENT_SECTION_IDS, type ContentSection } from '#core/sections/sections.ts'

/** Everything in `content/languages/<language>` whose shape is right, before any reference is followed. */
export type LanguageFiles = {
  language: z.infer<typeof languageSchema> | undefined
  sources: Placed<Source>[]
  nounClasses: Placed<NounClassEntry>[]
  lexemes: Placed<Lexeme>[]
  lexemeGlosses: Placed<string[]>[]
  items: Record<ContentSection, Placed<Item>[]>
  itemGlosses: Record<ContentSection, Placed<ItemGloss>[]>
  differences: Placed<z.infer<typeof differenceSchema>>[]
  attestedStems: z.infer<typeof attestedStemsSchema>
}

/** The language that meanings are given in; others follow as their glosses are written. */
const GLOSS_LANGUAGE = 'en'

/** Whether the language has items for the pages; one whose `language.json` is missing or wrong is held to have them. */
export const hasPages = (language: LanguageFiles['language']): boolean => language?.pages ?? true

const bySection = <Value>(read: (section: ContentSection) => Value): Record<ContentSection, Value> =>
  Object.fromEntries(CONTENT_SECTION_IDS.map((section) => [section, read(section)])) as Record<ContentSection, Value>

/**
 * Reads `content/languages/<language>` below the project's folder `root`: what is right, and a problem for everything that is not.
 * The files: language, sources, noun-classes, differences and attested-stems (both may be missing), `lexicon/*`, `items/<section>`, and below
 * `glosses/<gloss language>` the meanings, `lexicon/*` and `items/<section>`. A language with `"pages": false` has no items and may have none.
 */
export function readLanguageFiles(root: string, language: string): { files: LanguageFiles; problems: ContentProblem[] } {
  const folder: ContentFolder = { path: join(root, 'content', 'languages', language), problems: [] }
  const glosses = `glosses/${GLOSS_LANGUAGE}`
  const description = readOne(folder, 'language.json', languageSchema)
  const pages = hasPages(description)
  const files: LanguageFiles = {
    language: description,
    sources: readList(folder, 'sources.json', sourceSchema, 'id'),
    nounClasses: readList(folder, 'noun-classes.json', nounClassSchema, 'nounClass'),
    lexemes: listFiles(folder, 'lexicon').flatMap((file) => readList(folder, file, lexemeSchema, 'id')),
    lexemeGlosses: listFiles(folder, `${glosses}/lexicon`).flatMap((file) => readById(folder, file, lexemeGlossesSchema.keyType, lexemeGlossesSchema.valueType)),
    items: bySection((section) => (pages ? readList(folder, `items/${section}.json`, itemSchema, 'id') : [])),
    itemGlosses: bySection((section) =>
      (pages ? readById(folder, `${glosses}/items/${section}.json`, itemGlossesSchema.keyType, itemGlossSchema) : [])),
    differences: existsSync(join(folder.path, 'differences.json')) ? readList(folder, 'differences.json', differenceSchema, 'concept') : [],
    attestedStems: (existsSync(join(folder.path, 'attested-stems.json')) ? readOne(folder, 'attested-stems.json', attestedStemsSchema) : undefined) ?? { VRoot: [], NStem: [] },
  }
  const forbidden = pages ? [] : ['items', `${glosses}/items`].filter((subfolder) => existsSync(join(folder.path, subfolder)))
  const unread = forbidden.map((file) => ({ file, id: null, problem: 'the folder is there, but language.json says that the language has no pages' }))
  return { files, problems: [...folder.problems, ...unread] }
}

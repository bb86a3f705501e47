import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { exerciseGlossesSchema, sentenceDataSchema } from '#content/exercise-schema.ts'
import {
  listFiles,
  readById,
  readList,
  readOne,
  type ContentFolder,
  type ContentProblem,
  type Placed,
} from '#content/read-entries.ts'
import {
  attestedStemsSchema,
  differenceSchema,
  itemGlossesSchema,
  itemGlossSchema,
  itemSchema,
  languageSchema,
  lexemeGlossesSchema,
  lexemeSchema,
  nounClassSchema,
  sourceSchema,
  type Item,
  type ItemGloss,
  type Lexeme,
  type NounClassEntry,
  type Source,
} from '#content/schema.ts'
import type { ExerciseData } from '#core/exercises/exercise-data.ts'
import { MEANING_LANGUAGES, type MeaningLanguage } from '#core/languages/meaning-languages.ts'
import { CONTENT_SECTION_IDS, type ContentSection } from '#core/sections/sections.ts'

/** Everything in `content/languages/<language>` whose shape is right, before any reference is followed. */
export type LanguageFiles = {
  language: z.infer<typeof languageSchema> | undefined
  sources: Placed<Source>[]
  nounClasses: Placed<NounClassEntry>[]
  lexemes: Placed<Lexeme>[]
  lexemeGlosses: Placed<string[]>[]
  /** The lexicon's meanings in other languages than English, by language; roots may still lack theirs. */
  otherGlosses: Partial<Record<MeaningLanguage, Placed<string[]>[]>>
  items: Record<ContentSection, Placed<Item>[]>
  itemGlosses: Record<ContentSection, Placed<ItemGloss>[]>
  differences: Placed<z.infer<typeof differenceSchema>>[]
  attestedStems: z.infer<typeof attestedStemsSchema>
  /** Data of exercises; null if the language has none. */
  exercises: ExerciseData | null
}

/** The language that everything has meanings in. */
const GLOSS_LANGUAGE: MeaningLanguage = 'en'

/**
 * Tells whether the language has items for the pages. One whose `language.json` is missing or wrong is held to have
 * them.
 */
export const hasPages = (language: LanguageFiles['language']): boolean => language?.has.includes('items') ?? true

const bySection = <Value>(read: (section: ContentSection) => Value): Record<ContentSection, Value> =>
  Object.fromEntries(CONTENT_SECTION_IDS.map((section) => [section, read(section)])) as Record<ContentSection, Value>

const readLexemeGlosses = (folder: ContentFolder, glosses: string): Placed<string[]>[] =>
  listFiles(folder, `${glosses}/lexicon`).flatMap((file) =>
    readById(folder, file, lexemeGlossesSchema.keyType, lexemeGlossesSchema.valueType),
  )

/** Reads the lexicon's meanings in the other languages that have a folder of them. */
function readOtherGlosses(folder: ContentFolder): LanguageFiles['otherGlosses'] {
  const written = MEANING_LANGUAGES.filter(
    (code) => code !== GLOSS_LANGUAGE && existsSync(join(folder.path, 'glosses', code, 'lexicon')),
  )
  return Object.fromEntries(written.map((code) => [code, readLexemeGlosses(folder, `glosses/${code}`)]))
}

/** Reads the data of exercises and its English, if the language has it. */
function readExercises(folder: ContentFolder, glosses: string): ExerciseData | null {
  if (!existsSync(join(folder.path, 'exercises.json'))) return null
  const sentences = readOne(folder, 'exercises.json', sentenceDataSchema)
  const english = readOne(folder, `${glosses}/exercises.json`, exerciseGlossesSchema)
  return sentences && english ? { sentences, english } : null
}

/**
 * Reads `content/languages/<language>` below the project's folder `root`: the valid parts, and a problem for each
 * invalid one. The files are language, sources, noun-classes, differences, attested-stems and exercises; the last three
 * may be missing. More are in `lexicon/*` and `items/<section>`, with their meanings below `glosses/<gloss language>`.
 * A language without the ability `items` has no items.
 */
export function readLanguageFiles(
  root: string,
  language: string,
): { files: LanguageFiles; problems: ContentProblem[] } {
  const folder: ContentFolder = { path: join(root, 'content', 'languages', language), problems: [] }
  const glosses = `glosses/${GLOSS_LANGUAGE}`
  const description = readOne(folder, 'language.json', languageSchema)
  const pages = hasPages(description)
  const files: LanguageFiles = {
    language: description,
    sources: readList(folder, 'sources.json', sourceSchema, 'id'),
    nounClasses: readList(folder, 'noun-classes.json', nounClassSchema, 'nounClass'),
    lexemes: listFiles(folder, 'lexicon').flatMap((file) => readList(folder, file, lexemeSchema, 'id')),
    lexemeGlosses: readLexemeGlosses(folder, glosses),
    otherGlosses: readOtherGlosses(folder),
    items: bySection((section) => (pages ? readList(folder, `items/${section}.json`, itemSchema, 'id') : [])),
    itemGlosses: bySection((section) =>
      pages ? readById(folder, `${glosses}/items/${section}.json`, itemGlossesSchema.keyType, itemGlossSchema) : [],
    ),
    differences: existsSync(join(folder.path, 'differences.json'))
      ? readList(folder, 'differences.json', differenceSchema, 'concept')
      : [],
    attestedStems: (existsSync(join(folder.path, 'attested-stems.json'))
      ? readOne(folder, 'attested-stems.json', attestedStemsSchema)
      : undefined) ?? { VRoot: [], NStem: [] },
    exercises: readExercises(folder, glosses),
  }
  const forbidden = pages
    ? []
    : ['items', `${glosses}/items`].filter((subfolder) => existsSync(join(folder.path, subfolder)))
  const unread = forbidden.map((file) => ({
    file,
    id: null,
    problem: 'the folder is there, but language.json does not list the ability `items`',
  }))
  return { files, problems: [...folder.problems, ...unread] }
}

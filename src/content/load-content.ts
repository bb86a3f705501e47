import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { joinItems } from '#content/join-items.ts'
import type { ContentProblem, Placed } from '#content/read-entries.ts'
import { readLanguageFiles, type LanguageFiles } from '#content/read-language-files.ts'
import type { Lexeme, NounClassEntry, Source } from '#content/schema.ts'
import type { LanguageAbility } from '#core/languages/language-abilities.ts'
import { isLearningLanguage, type LearningLanguage } from '#core/languages/learning-languages.ts'
import type { LearningItem } from '#core/learning/learning-item.ts'
import { CONTENT_SECTION_IDS, type ContentSection } from '#core/sections/sections.ts'

/** A root of the lexicon with its senses, most usual first. */
export type LexiconEntry = Lexeme & { senses: string[] }

/** All content of one learning language, with references resolved. */
export type LanguageContent = {
  code: LearningLanguage
  /** The language's name in itself. */
  name: string
  /** Parts of the product that the language's content fills. */
  has: readonly LanguageAbility[]
  sources: Source[]
  nounClasses: NounClassEntry[]
  lexicon: Map<string, LexiconEntry>
  /** The items of each section, in the order they are taught. */
  sections: Record<ContentSection, LearningItem[]>
  /** The same items by id. */
  items: Map<string, LearningItem>
  /** Differences between our word and a comparison list's, with reasons. */
  differences: LanguageFiles['differences'][number]['value'][]
  /** Stems that texts attest and the lexicon lacks. */
  attestedStems: LanguageFiles['attestedStems']
  /** Data of exercises beside the lexicon; null if the language has none. */
  exercises: LanguageFiles['exercises']
}

/** `content file, entry: what is wrong`, as scripts and errors print it. */
export const describeProblem = ({ file, id, problem }: ContentProblem): string =>
  `${file}${id === null ? '' : `, ${id}`}: ${problem}`

/** Lists the learning languages that have a folder in `content/languages` below the project's folder `root`. */
export const listContentLanguages = (root: string): LearningLanguage[] =>
  readdirSync(join(root, 'content', 'languages'))
    .filter(isLearningLanguage)
    .toSorted()

const valuesOf = <Value>(entries: readonly Placed<Value>[]): Value[] => entries.map((entry) => entry.value)

const joinSection = (section: ContentSection, files: LanguageFiles): { items: LearningItem[]; problems: string[] } =>
  joinItems(
    section,
    valuesOf(files.items[section]),
    Object.fromEntries(files.itemGlosses[section].map(({ id, value }) => [id, value])),
  )

/**
 * Loads a learning language's content from `content/languages/<language>` below the project's folder `root`. Throws an
 * error with one line for each file that is missing or misshapen. `checkContent` judges if the content is complete and
 * consistent.
 */
export function loadLanguageContent(root: string, language: LearningLanguage): LanguageContent {
  const { files, problems } = readLanguageFiles(root, language)
  const joined = CONTENT_SECTION_IDS.map((section) => [section, joinSection(section, files)] as const)
  const sentences = [...problems.map(describeProblem), ...joined.flatMap(([, { problems: left }]) => left)]
  if (sentences.length > 0 || !files.language)
    throw new Error([`The content of '${language}' can't be loaded:`, ...sentences].join('\n'))
  const senses = new Map(files.lexemeGlosses.map((gloss) => [gloss.id, gloss.value]))
  return {
    code: files.language.code,
    name: files.language.name,
    has: files.language.has,
    sources: valuesOf(files.sources),
    nounClasses: valuesOf(files.nounClasses),
    lexicon: new Map(files.lexemes.map(({ id, value }) => [id, { ...value, senses: senses.get(id) ?? [] }])),
    sections: Object.fromEntries(joined.map(([section, { items }]) => [section, items])) as LanguageContent['sections'],
    items: new Map(joined.flatMap(([, { items }]) => items).map((item) => [item.id, item])),
    differences: valuesOf(files.differences),
    attestedStems: files.attestedStems,
    exercises: files.exercises,
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { attestedStemsSchema, lexemeGlossesSchema, lexemeSchema, type Lexeme } from '#content/schema.ts'
import { NO_ATTESTED_STEMS, type AttestedStems, type LexiconRoot } from '#core/grammar/word-lexicon.ts'

/** Reads the JSON files of a folder in the order of their names; none without the folder. */
function readFolder<Output>(folder: string, schema: z.ZodType<Output>): { file: string; value: Output }[] {
  const names = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .toSorted()
    : []
  return names.map((name) => ({
    file: join(folder, name),
    value: schema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  }))
}

type Senses = Record<string, string[]>

const readGlosses = (folder: string, gloss: string): { file: string; value: Senses }[] =>
  readFolder<Senses>(join(folder, 'glosses', gloss, 'lexicon'), lexemeGlossesSchema)

/** Reads the senses of the roots that have some in a language, by their ids. */
export const readSenses = (folder: string, gloss: string): Senses =>
  Object.assign({}, ...readGlosses(folder, gloss).map(({ value }) => value))

/**
 * Reads a language's lexicon for the engine: roots joined with their meanings, without sources and review. @param
 * folder `content/languages/<language>` @param gloss the language of the meanings; a root without one keeps its English
 * @returns the roots, the stems that texts attest, and the files read
 */
export function readLexicon(
  folder: string,
  gloss: string,
): { roots: LexiconRoot[]; attested: AttestedStems; files: string[] } {
  const lexemes = readFolder<Lexeme[]>(join(folder, 'lexicon'), lexemeSchema.array())
  const glosses = [...new Set(['en', gloss])].flatMap((code) => readGlosses(folder, code))
  const senses: Senses = Object.assign({}, ...glosses.map(({ value }) => value))
  const roots = lexemes
    .flatMap(({ value }) => value)
    .map(({ sources: _sources, review: _review, ...root }) => ({ ...root, senses: senses[root.id] ?? [] }))
  const attestedFile = join(folder, 'attested-stems.json')
  const attested = existsSync(attestedFile)
    ? attestedStemsSchema.parse(JSON.parse(readFileSync(attestedFile, 'utf8')))
    : NO_ATTESTED_STEMS
  // The schema's optional fields are left out or there; they are never undefined.
  return {
    roots: roots as LexiconRoot[],
    attested,
    files: [...lexemes, ...glosses].map(({ file }) => file).concat(attestedFile),
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { lexemeGlossesSchema, lexemeSchema, type Lexeme } from '#content/schema.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'

/** The JSON files of a folder with what is in them, in the order of their names; none where there is no such folder. */
function readFolder<Output>(folder: string, schema: z.ZodType<Output>): { file: string; value: Output }[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')).toSorted() : []
  return names.map((name) => ({ file: join(folder, name), value: schema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))) }))
}

/**
 * The lexicon of a language as the engine uses it: roots joined with their meanings, without sources and review.
 * @param folder `content/languages/<language>`
 * @param gloss the language of the meanings
 * @returns the roots, and the files that they were read from
 */
export function readLexicon(folder: string, gloss: string): { roots: LexiconRoot[]; files: string[] } {
  const lexemes = readFolder<Lexeme[]>(join(folder, 'lexicon'), lexemeSchema.array())
  const glosses = readFolder<Record<string, string[]>>(join(folder, 'glosses', gloss, 'lexicon'), lexemeGlossesSchema)
  const senses: Record<string, string[]> = Object.assign({}, ...glosses.map(({ value }) => value))
  const roots = lexemes.flatMap(({ value }) => value).map(({ sources: _sources, review: _review, ...root }) => ({ ...root, senses: senses[root.id] ?? [] }))
  // The schema's optional fields are left out or there; they are never undefined.
  return { roots: roots as LexiconRoot[], files: [...lexemes, ...glosses].map(({ file }) => file) }
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { KHULU_LANGUAGES } from '#core/khulu/khulu-language.ts'
import type { AskedNames } from '#core/khulu/asked-names.ts'
import { REVIEW_STATES } from '#core/learning/learning-item.ts'
import type { ContentProblem } from '#content/read-entries.ts'

/** Names in lower case, as people type them. */
const names = z.array(z.string().regex(/^[\p{Ll}' -]+$/u)).min(1)

const askedNamesSchema = z.strictObject({
  review: z.enum(REVIEW_STATES),
  culture: z.record(z.string(), z.partialRecord(z.enum(KHULU_LANGUAGES), names)),
  topics: z.record(z.string(), z.array(z.string().min(1)).min(1)),
  sounds: z.record(z.string().regex(/^[a-z]+$/), z.string().min(2)),
  english: z.record(z.string(), names),
  afrikaans: z.partialRecord(
    z.enum(['noun', 'verb', 'quality', 'phrase', 'place']),
    z.record(z.string(), z.array(z.string().min(1)).min(1)),
  ),
})

/** Words that people ask by; none where a language being learnt has no such file. */
export function readAskedNames(root: string, learning: string): AskedNames {
  const file = join(root, 'content/languages', learning, 'asked-names.json')
  return existsSync(file)
    ? (askedNamesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) as AskedNames)
    : { culture: {}, topics: {}, sounds: {}, english: {}, afrikaans: {} }
}

/**
 * Finds names without an item or root, names of two, and theme words that the language lacks. @param ids items of
 * culture @param words targets and lemmas of the language
 */
export function checkAskedNames(
  { culture, topics, english }: Omit<AskedNames, 'afrikaans' | 'sounds'>,
  ids: readonly string[],
  words: ReadonlySet<string>,
): ContentProblem[] {
  const named = Object.entries(culture).flatMap(([id, byLanguage]) =>
    Object.values(byLanguage)
      .flat()
      .map((name) => ({ id, name })),
  )
  return [
    ...Object.keys(culture)
      .filter((id) => !ids.includes(id))
      .map((id) => ({ id, problem: 'the names belong to no item of culture' })),
    ...named
      .filter(({ name }, at) => named.findIndex((one) => one.name === name) < at)
      .map(({ id, name }) => ({ id, problem: `'${name}' is said twice` })),
    ...[
      ...Object.entries(topics).flatMap(([id, told]) => told.map((word) => ({ id, word }))),
      ...Object.keys(english).map((word) => ({ id: word, word })),
    ]
      .filter(({ word }) => !words.has(word))
      .map(({ id, word }) => ({ id, problem: `'${word}' is no word of the language` })),
  ].map((problem) => ({ file: 'asked-names.json', ...problem }))
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { REVIEW_STATES } from '#core/learning/learning-item.ts'
import type { ContentProblem } from '#content/read-entries.ts'

/** The languages besides English in which Khulu tells about culture. */
export const CULTURE_TEXT_LANGUAGES = ['af', 'xh'] as const

const cultureTextsSchema = z.strictObject({
  review: z.enum(REVIEW_STATES),
  texts: z.record(z.string(), z.string().min(20).max(400)),
})

/** Reads the texts of culture items in a language, by their ids; empty if the learning language has none. */
export function readCultureTexts(
  root: string,
  learning: string,
  language: (typeof CULTURE_TEXT_LANGUAGES)[number],
): Readonly<Record<string, string>> {
  const file = join(root, 'content/languages', learning, 'culture-texts', `${language}.json`)
  return existsSync(file) ? cultureTextsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).texts : {}
}

/** Items of culture without a text in one of the languages, and texts of no item. */
export function checkCultureTexts(root: string, learning: string, ids: readonly string[]): ContentProblem[] {
  return CULTURE_TEXT_LANGUAGES.flatMap((language) => {
    const texts = readCultureTexts(root, learning, language)
    const file = `culture-texts/${language}.json`
    return [
      ...ids
        .filter((id) => !(id in texts))
        .map((id) => ({ file, id, problem: 'the item has no text in this language' })),
      ...Object.keys(texts)
        .filter((id) => !ids.includes(id))
        .map((id) => ({ file, id, problem: 'the text belongs to no item of culture' })),
    ]
  })
}

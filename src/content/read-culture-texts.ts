import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { KHULU_LANGUAGES, type CultureNames } from '#core/khulu/khulu-world.ts'
import { REVIEW_STATES } from '#core/learning/learning-item.ts'
import type { ContentProblem } from '#content/read-entries.ts'

/** The languages besides English in which Khulu tells about culture. */
export const CULTURE_TEXT_LANGUAGES = ['af', 'xh'] as const

/** Names in lower case, as people type them; one name is of one item. */
const cultureNamesSchema = z.strictObject({
  review: z.enum(REVIEW_STATES), names: z.record(z.string(), z.partialRecord(z.enum(KHULU_LANGUAGES), z.array(z.string().regex(/^[\p{Ll} -]+$/u)).min(1))),
})

const cultureTextsSchema = z.strictObject({ review: z.enum(REVIEW_STATES), texts: z.record(z.string(), z.string().min(20).max(400)) })

/** What items of culture say in a language, by their ids; nothing where a language being learnt has no such texts. */
export function readCultureTexts(root: string, learning: string, language: (typeof CULTURE_TEXT_LANGUAGES)[number]): Readonly<Record<string, string>> {
  const file = join(root, 'content/languages', learning, 'culture-texts', `${language}.json`)
  return existsSync(file) ? cultureTextsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).texts : {}
}

/** What people call items of culture, by their ids; nothing where a language being learnt has no such names. */
export function readCultureNames(root: string, learning: string): CultureNames {
  const file = join(root, 'content/languages', learning, 'culture-names.json')
  return existsSync(file) ? cultureNamesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).names as CultureNames : {}
}

/** Names of no item of culture, and names of two of them. */
export function checkCultureNames(names: CultureNames, ids: readonly string[]): ContentProblem[] {
  const all = Object.entries(names).flatMap(([id, byLanguage]) => Object.values(byLanguage).flat().map((name) => ({ id, name })))
  return [
    ...Object.keys(names).filter((id) => !ids.includes(id)).map((id) => ({ id, problem: 'the names belong to no item of culture' })),
    ...all.filter(({ name }, at) => all.findIndex((one) => one.name === name) < at).map(({ id, name }) => ({ id, problem: `'${name}' is said twice` })),
  ].map((problem) => ({ file: 'culture-names.json', ...problem }))
}

/** Items of culture without a text in one of the languages, and texts of no item. */
export function checkCultureTexts(root: string, learning: string, ids: readonly string[]): ContentProblem[] {
  return CULTURE_TEXT_LANGUAGES.flatMap((language) => {
    const texts = readCultureTexts(root, learning, language)
    const file = `culture-texts/${language}.json`
    return [
      ...ids.filter((id) => !(id in texts)).map((id) => ({ file, id, problem: 'the item has no text in this language' })),
      ...Object.keys(texts).filter((id) => !ids.includes(id)).map((id) => ({ file, id, problem: 'the text belongs to no item of culture' })),
    ]
  })
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The text of one area in one language, without the translators' comments, and what is wrong with the file itself. */
export type LocaleFile = { language: string; area: string; messages: Record<string, string>; problems: string[] }

const KEY = /"((?:[^"\\]|\\.)*)"\s*:/g

/** Reads a locale file from its text. Keys that begin with `@` are comments for translators. */
export function parseLocaleFile(language: string, area: string, text: string): LocaleFile {
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>)
    const keys = [...text.matchAll(KEY)].map(([, key]) => key)
    const repeated = [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))].map(
      (key) => `${key} is there twice`,
    )
    const strange = entries.filter(([, value]) => typeof value !== 'string').map(([key]) => `${key} is not a text`)
    const messages = Object.fromEntries(
      entries.filter((entry): entry is [string, string] => !entry[0].startsWith('@') && typeof entry[1] === 'string'),
    )
    return { language, area, messages, problems: [...repeated, ...strange] }
  } catch (error) {
    return { language, area, messages: {}, problems: [`the file can't be read: ${String(error)}`] }
  }
}

/** Reads every `<language>/<area>.json` of the folder. */
export function readLocales(folder: string): LocaleFile[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: language }) =>
      readdirSync(join(folder, language))
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .map((name) =>
          parseLocaleFile(language, name.slice(0, -'.json'.length), readFileSync(join(folder, language, name), 'utf8')),
        ),
    )
}

// Writes the items of the numbers and time pages that follow from rules, with their meanings, and keeps those that are written by hand.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { itemGlossesSchema, itemSchema } from '#content/schema.ts'
import { chosenLanguage } from './language/chosen-language.ts'
import { clockEntries, numberEntries, type GeneratedEntry } from './number-items.ts'

const LANGUAGE = join(import.meta.dirname, '..', 'content', 'languages', chosenLanguage())

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(LANGUAGE, file), 'utf8')) as unknown

const onOneLine = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map((entry) => onOneLine(entry)).join(', ')}]` : JSON.stringify(value)
const fieldsOnOneLine = (entry: object): string =>
  `{ ${Object.entries(entry)
    .map(([key, value]) => `"${key}": ${onOneLine(value)}`)
    .join(', ')} }`

/** Writes one entry a line, so that a change shows as the entries it changed. */
const writeLines = (file: string, lines: readonly string[], [open, close]: readonly [string, string]): void =>
  writeFileSync(join(LANGUAGE, file), `${open}\n${lines.map((line) => `  ${line}`).join(',\n')}\n${close}\n`)

/** Generated items come first; the ids with their beginnings belong to the rules, so that one no longer generated goes. */
function writeSection(
  section: 'numbers' | 'time',
  generated: readonly GeneratedEntry[],
  isGenerated: (id: string) => boolean,
): void {
  const itemsFile = `items/${section}.json`
  const glossesFile = `glosses/en/items/${section}.json`
  const items = itemSchema
    .array()
    .parse(readJson(itemsFile))
    .filter(({ id }) => !isGenerated(id))
  const glosses = Object.entries(itemGlossesSchema.parse(readJson(glossesFile))).filter(([id]) => !isGenerated(id))
  const meanings = generated.map(({ item, meaning }) => [item.id, { meaning }] as const)
  writeLines(
    itemsFile,
    [...generated.map(({ item }) => item), ...items].map((item) => fieldsOnOneLine(item)),
    ['[', ']'],
  )
  writeLines(
    glossesFile,
    [...meanings, ...glosses].map(([id, gloss]) => `${JSON.stringify(id)}: ${fieldsOnOneLine(gloss)}`),
    ['{', '}'],
  )
  console.log(`${section}: ${generated.length} items by rule, ${items.length} by hand`)
}

const clock = clockEntries()
const clockIds = new Set(clock.map(({ item }) => item.id))
writeSection('numbers', numberEntries(), (id) => /^numbers\.(cardinal|ordinal)\./.test(id))
writeSection('time', clock, (id) => clockIds.has(id))

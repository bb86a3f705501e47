import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'

/** Problem in a content file: the file below the language's folder, the entry if there is one, and a sentence. */
export type ContentProblem = { file: string; id: string | null; problem: string }

/** One entry of a content file, with where it stands. */
export type Placed<Value> = { file: string; id: string; value: Value }

/** A folder to read from, and the list that everything wrong is added to. */
export type ContentFolder = { path: string; problems: ContentProblem[] }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Describes zod's finding in one line: `pronunciation: must not be empty`. */
const describe = (error: z.ZodError): string =>
  error.issues.map((issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(': ')).join('; ')

function readJson(folder: ContentFolder, file: string): { text: string; value: unknown } | undefined {
  try {
    const text = readFileSync(join(folder.path, file), 'utf8')
    return { text, value: JSON.parse(text) as unknown }
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    folder.problems.push({
      file,
      id: null,
      problem: missing ? 'the file is missing' : `the file can't be read: ${String(error)}`,
    })
    return undefined
  }
}

function parseEntry<Value>(
  folder: ContentFolder,
  file: string,
  id: string | null,
  schema: z.ZodType<Value>,
  entry: unknown,
): Value | undefined {
  const parsed = schema.safeParse(entry)
  if (parsed.success) return parsed.data
  folder.problems.push({ file, id, problem: describe(parsed.error) })
  return undefined
}

function place<Value>(
  folder: ContentFolder,
  file: string,
  id: string,
  schema: z.ZodType<Value>,
  entry: unknown,
): Placed<Value>[] {
  const value = parseEntry(folder, file, id, schema, entry)
  return value === undefined ? [] : [{ file, id, value }]
}

/** Names of the JSON files of a subfolder, as paths from the language's folder. */
export function listFiles(folder: ContentFolder, subfolder: string): string[] {
  try {
    return readdirSync(join(folder.path, subfolder))
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => `${subfolder}/${name}`)
  } catch {
    folder.problems.push({ file: subfolder, id: null, problem: 'the folder is missing' })
    return []
  }
}

/** Reads a file that holds one thing; undefined where it is missing or wrong. */
export function readOne<Value>(folder: ContentFolder, file: string, schema: z.ZodType<Value>): Value | undefined {
  const json = readJson(folder, file)
  return json && parseEntry(folder, file, null, schema, json.value)
}

/** Reads a file that is a list; the field `idField` of an entry is its name in messages. */
export function readList<Value>(
  folder: ContentFolder,
  file: string,
  schema: z.ZodType<Value>,
  idField: string,
): Placed<Value>[] {
  const json = readJson(folder, file)
  if (!json) return []
  if (!Array.isArray(json.value)) {
    folder.problems.push({ file, id: null, problem: 'the file must be a list' })
    return []
  }
  return json.value.flatMap((entry: unknown, index) => {
    const id = isRecord(entry) ? entry[idField] : undefined
    return place(folder, file, typeof id === 'string' ? id : `entry ${index + 1}`, schema, entry)
  })
}

/**
 * Reads a file that gives each id a value. An id that is there twice is reported: JSON itself would keep the last
 * without a word.
 */
export function readById<Value>(
  folder: ContentFolder,
  file: string,
  ids: z.ZodType<string>,
  schema: z.ZodType<Value>,
): Placed<Value>[] {
  const json = readJson(folder, file)
  if (!json) return []
  if (!isRecord(json.value)) {
    folder.problems.push({ file, id: null, problem: 'the file must give each id its value' })
    return []
  }
  return Object.entries(json.value).flatMap(([id, entry]) => {
    const times = json.text.split(`"${id}":`).length - 1
    if (times > 1) folder.problems.push({ file, id, problem: `the id is there ${times} times` })
    if (!ids.safeParse(id).success)
      folder.problems.push({
        file,
        id,
        problem: 'the id must be lower-case words with hyphens, in parts joined by dots',
      })
    return place(folder, file, id, schema, entry)
  })
}

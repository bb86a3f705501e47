import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  listFiles,
  readById,
  readOne,
  type ContentFolder,
  type ContentProblem,
  type Placed,
} from '#content/read-entries.ts'
import {
  activityWordsSchema,
  picturesSchema,
  storyGlossSchema,
  storySchema,
  type StoryEntry,
  type StoryGloss,
} from '#content/story-schema.ts'

/** The stories of a language and what activities ask for, as far as their shape is right. */
export type StoryFiles = {
  stories: Placed<StoryEntry>[]
  glosses: Placed<StoryGloss>[]
  /** Ids of items, by the activity's id. */
  activityWords: Placed<string[]>[]
  /** The insides of SVGs by name. */
  pictures: Readonly<Record<string, string>>
}

const ACTIVITY_WORDS = 'activity-words.json'
const PICTURE_FILE = /^(?:story-|little-)?pictures\.json$/

/**
 * Reads the pictures of `content/pictures` below the project's folder: those of single words, toddlers' words and
 * stories.
 */
function readPictures(root: string): Record<string, string> {
  const folder = join(root, 'content', 'pictures')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => PICTURE_FILE.test(name)) : []
  return Object.assign(
    {},
    ...names.map((name) => picturesSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))),
  ) as Record<string, string>
}

const readAll = <Value extends { id: string }>(
  folder: ContentFolder,
  subfolder: string,
  schema: Parameters<typeof readOne<Value>>[2],
): Placed<Value>[] =>
  (existsSync(join(folder.path, subfolder)) ? listFiles(folder, subfolder) : []).flatMap((file) => {
    const value = readOne(folder, file, schema)
    return value ? [{ file, id: value.id, value }] : []
  })

/**
 * Reads `stories/*`, `glosses/en/stories/*` and `activity-words.json` of a language below the project's folder `root`.
 * Returns the valid parts and a problem for each invalid one. A language may have none of them.
 */
export function readStories(root: string, language: string): { stories: StoryFiles; problems: ContentProblem[] } {
  const folder: ContentFolder = { path: join(root, 'content', 'languages', language), problems: [] }
  const stories: StoryFiles = {
    stories: readAll(folder, 'stories', storySchema),
    glosses: readAll(folder, 'glosses/en/stories', storyGlossSchema),
    activityWords: existsSync(join(folder.path, ACTIVITY_WORDS))
      ? readById(folder, ACTIVITY_WORDS, activityWordsSchema.keyType, activityWordsSchema.valueType)
      : [],
    pictures: readPictures(root),
  }
  return { stories, problems: folder.problems }
}

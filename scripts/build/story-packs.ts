import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { z } from 'zod'
import { joinStory, summariseStory } from '#content/join-story.ts'
import { itemGlossesSchema, itemSchema, lexemeSchema } from '#content/schema.ts'
import {
  activityWordsSchema,
  picturesSchema,
  storyGlossSchema,
  storySchema,
  type StoryEntry,
} from '#content/story-schema.ts'
import { CONTENT_SECTION_IDS } from '#core/sections/sections.ts'
import { STORY_LEVELS, type Story, type StorySummary } from '#core/stories/story.ts'

const STORY_FILE = /^(.*\/content\/languages\/[a-z]+)\/stories\/([a-z0-9-]+)\.json\?gloss=([a-z]+)$/
const STORIES_FILE = /^(.*\/content\/languages\/[a-z]+)\/language\.json\?stories=([a-z]+)$/
const WORDS_FILE = /^(.*\/content\/languages\/[a-z]+)\/activity-words\.json\?gloss=([a-z]+)$/

/** A word with its meaning, as an activity asks for it. */
type ActivityWord = { target: string; meaning: string }

/** A folder's files of content, each read and told to the bundler, which builds anew when one changes. */
type Reader = <Output>(schema: z.ZodType<Output>, file: string) => Output

const asModule = (value: unknown): { code: string; moduleType: 'js'; map: null } => ({
  code: `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`,
  moduleType: 'js',
  map: null,
})

const listJson = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => path.join(folder, name))
    : []

const rank = ({ level, place }: StoryEntry): number => STORY_LEVELS.indexOf(level) * 1000 + place

/** Reads the pictures of words, and those that only stories have. */
const readDrawings = (folder: string, read: Reader): Record<string, string> =>
  Object.assign(
    {},
    ...['pictures.json', 'story-pictures.json'].map((name) =>
      read(picturesSchema, path.join(folder, '../../pictures', name)),
    ),
  ) as Record<string, string>

/** Lists all stories of a language, the easiest first. */
function listStories(folder: string, gloss: string, read: Reader): StorySummary[] {
  const drawings = readDrawings(folder, read)
  const stories = listJson(path.join(folder, 'stories')).map((file) => ({
    file: path.basename(file),
    story: read(storySchema, file),
  }))
  return stories
    .toSorted((one, other) => rank(one.story) - rank(other.story))
    .map(({ file, story }) =>
      summariseStory(story, read(storyGlossSchema, path.join(folder, 'glosses', gloss, 'stories', file)), drawings),
    )
}

function readStory(folder: string, slug: string, gloss: string, read: Reader): Story {
  const story = read(storySchema, path.join(folder, 'stories', `${slug}.json`))
  const lexemes = listJson(path.join(folder, 'lexicon')).flatMap((file) => read(lexemeSchema.array(), file))
  const meanings = read(storyGlossSchema, path.join(folder, 'glosses', gloss, 'stories', `${slug}.json`))
  return joinStory(story, meanings, new Map(lexemes.map(({ id, lemma }) => [id, lemma])), readDrawings(folder, read))
}

/** Reads the words of each activity, by its id. */
function readActivityWords(folder: string, gloss: string, read: Reader): Record<string, ActivityWord[]> {
  const items = CONTENT_SECTION_IDS.flatMap((section) =>
    read(itemSchema.array(), path.join(folder, 'items', `${section}.json`)),
  )
  const targets = new Map(items.map(({ id, target }) => [id, target]))
  const meanings = new Map(
    CONTENT_SECTION_IDS.flatMap((section) =>
      Object.entries(read(itemGlossesSchema, path.join(folder, 'glosses', gloss, 'items', `${section}.json`))),
    ),
  )
  const words = read(activityWordsSchema, path.join(folder, 'activity-words.json'))
  return Object.fromEntries(
    Object.entries(words).map(([activity, ids]) => [
      activity,
      ids.map((id) => ({ target: targets.get(id) ?? '', meaning: meanings.get(id)?.meaning ?? '' })),
    ]),
  )
}

/**
 * Creates the plugin that makes story files at build time. `language.json?stories=<gloss language>` is the list of
 * stories. `stories/<slug>.json?gloss=…` is one story with meanings and pictures, so a reader loads only that.
 * `activity-words.json?gloss=…` has the words of each activity.
 */
export function storyPacks(): Plugin {
  return {
    name: 'story-packs',
    enforce: 'pre',
    load(id) {
      const read: Reader = (schema, file) => {
        this.addWatchFile(file)
        return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
      }
      const [, folder = '', slug = '', gloss = ''] = STORY_FILE.exec(id) ?? []
      if (slug !== '') return asModule(readStory(folder, slug, gloss, read))
      const [, listed = '', listGloss = ''] = STORIES_FILE.exec(id) ?? []
      if (listed !== '') return asModule(listStories(listed, listGloss, read))
      const [, asked = '', wordGloss = ''] = WORDS_FILE.exec(id) ?? []
      return asked === '' ? undefined : asModule(readActivityWords(asked, wordGloss, read))
    },
  }
}

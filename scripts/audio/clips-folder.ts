import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'

/** What a learner's device, and a git checkout, can bear: all clips of a language, in bytes. */
export const CLIPS_LIMIT = 14_000_000

/** `clips.json`: where the clips are from. Which text has which clip follows from the text (`clipName`), and is not listed. */
const clipsSchema = z.strictObject({
  language: z.string(),
  /** No person has spoken them, and none has checked them by ear. */
  origin: z.literal('synthetic'),
  madeWith: z.string(),
  /** What is shown and can't be heard, as it would be said. */
  gaps: z.array(z.string()),
})

export type Clips = z.infer<typeof clipsSchema>

/** Where the clips of a language are, below the project's folder. */
export const clipsFolder = (root: string, language: LearningLanguage): string =>
  path.join(root, 'content/audio', language)

export const clipsFile = (folder: string): string => path.join(folder, 'clips.json')

/** The names of the clips in a folder, without their ending. */
export const listClips = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.mp3'))
    .map((name) => name.replace(/\.mp3$/, ''))

/** What is said of the clips of a folder; null where there are none. Throws where the file has another shape. */
export const readClips = (folder: string): Clips | null =>
  existsSync(clipsFile(folder)) ? clipsSchema.parse(JSON.parse(readFileSync(clipsFile(folder), 'utf8'))) : null

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'

/** Limit in bytes of all clips of a language, for a learner's device and a git checkout. */
export const CLIPS_LIMIT = 14_000_000

/** Schema of `clips.json`, the origin of the clips. The text determines its clip (`clipName`), so no list is needed. */
const clipsSchema = z.strictObject({
  language: z.string(),
  /** Origin of the clips: synthetic, so nobody has spoken them or checked them by ear. */
  origin: z.literal('synthetic'),
  madeWith: z.string(),
  /** Spoken forms of shown texts that have no clip. */
  gaps: z.array(z.string()),
})

export type Clips = z.infer<typeof clipsSchema>

/** Returns the folder of a language's clips, below the project's folder. */
export const clipsFolder = (root: string, language: LearningLanguage): string =>
  path.join(root, 'content/audio', language)

export const clipsFile = (folder: string): string => path.join(folder, 'clips.json')

/** Lists the names of the clips in a folder, without their ending. */
export const listClips = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.mp3'))
    .map((name) => name.replace(/\.mp3$/, ''))

/** Reads `clips.json` of a folder; null without clips. Throws if the file has another shape. */
export const readClips = (folder: string): Clips | null =>
  existsSync(clipsFile(folder)) ? clipsSchema.parse(JSON.parse(readFileSync(clipsFile(folder), 'utf8'))) : null

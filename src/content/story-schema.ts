import { z } from 'zod'
import { REVIEW_STATES } from '#core/learning/learning-item.ts'
import { BACKDROPS, STORY_LEVELS } from '#core/stories/story.ts'

/** `story.<English slug>`; the file bears the slug. */
const storyId = z.string().regex(/^story\.[a-z][a-z0-9-]*$/)
const text = z.string().trim().min(1)

/** A story in the learning language. Its meanings are in `glosses/<gloss language>/stories/<slug>.json` under the same id. */
export const storySchema = z.strictObject({
  id: storyId,
  level: z.enum(STORY_LEVELS),
  /** Position among the stories of its level, from 1. */
  place: z.int().positive(),
  title: text,
  /** The picture that stands for it in a list. */
  cover: text,
  backdrop: z.enum(BACKDROPS),
  /** The sections of the story. `pictures`: names in `content/pictures`. */
  parts: z.array(z.strictObject({ pictures: z.array(text).min(1).max(4), lines: z.array(text).min(1) })).min(2),
  /** Questions for a family to talk about. */
  questions: z.array(text).min(2),
  /** Lines that answer each question, by section and position from 0; none if only the family can answer. */
  answers: z.array(z.array(z.tuple([z.int().min(0), z.int().min(0)]))),
  /** Roots of the lexicon that the story is good for. */
  keyWords: z.array(text).min(3),
  /** Names of people and places, without prefix. */
  names: z.array(text),
  sources: z.array(text).min(1),
  review: z.enum(REVIEW_STATES),
})

/** Schema of a story's meaning, line by line, in a gloss language. */
export const storyGlossSchema = z.strictObject({
  id: storyId,
  title: text,
  parts: z.array(z.array(text)),
  questions: z.array(text),
  /** Meaning of each key word in this story. */
  keyWords: z.array(text),
})

/** Items that an activity of the activities page asks for, by the activity's id. */
export const activityWordsSchema = z.record(text, z.array(text).min(3))

/** The insides of SVGs of 32 × 32 by name: the files of `content/pictures`. */
export const picturesSchema = z.record(text, text)

export type StoryEntry = z.infer<typeof storySchema>
export type StoryGloss = z.infer<typeof storyGlossSchema>

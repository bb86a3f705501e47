import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { loadLanguageContent } from '#content/load-content.ts'
import { readInterfaceTexts } from '#content/read-interface-texts.ts'
import type { Honesty, ReviewCounts } from '#core/community/honesty.ts'
import { COMPLETE_INTERFACE_LANGUAGES } from '#core/languages/interface-languages.ts'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { REVIEW_STATES, type ReviewState } from '#core/learning/learning-item.ts'

const clipsSchema = z.object({ origin: z.enum(['synthetic', 'speaker']) })

/** Review states of the translated interfaces, `content/interface-review.json`. */
const reviewSchema = z.partialRecord(z.enum(COMPLETE_INTERFACE_LANGUAGES), z.enum(REVIEW_STATES))

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Counts entries by their review state. */
function countReviews(entries: Iterable<{ review: ReviewState }>): ReviewCounts {
  const counts = { drafted: 0, checked: 0, confirmed: 0 }
  for (const { review } of entries) counts[review] += 1
  return counts
}

/** Counts the clips of a language; all of them have one origin. */
function countClips(root: string, language: LearningLanguage): Honesty['clips'] {
  const folder = path.join(root, 'content/audio', language)
  if (!existsSync(folder)) return { all: 0, synthetic: 0 }
  const { origin } = clipsSchema.parse(readJson(path.join(folder, 'clips.json')))
  const all = readdirSync(folder).filter((file) => file.endsWith('.mp3')).length
  return { all, synthetic: origin === 'synthetic' ? all : 0 }
}

/** Counts how far the content of a language has been reviewed, and how much of its speech a computer makes. */
export function countHonesty(root: string, language: LearningLanguage): Honesty {
  const { lexicon, items } = loadLanguageContent(root, language)
  const reviews = reviewSchema.parse(readJson(path.join(root, 'content/interface-review.json')))
  return {
    roots: countReviews(lexicon.values()),
    items: countReviews(items.values()),
    clips: countClips(root, language),
    translations: COMPLETE_INTERFACE_LANGUAGES.flatMap((code) => {
      const review = reviews[code]
      return review === undefined ? [] : [{ language: code, texts: readInterfaceTexts(root, code).size, review }]
    }),
  }
}

import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { clipAddress } from '#core/pronunciation/clip-name.ts'

/** Whose voice it is: a speaker's, recorded and reviewed, or a computer's that ships with the product. */
export type Voice = 'speaker' | 'clip'

/** A sound with whose voice it is; or there is none, or it can't be fetched now. */
type FetchedSound = { file: Blob; by: Voice } | 'missing' | 'failed'

/** Fetches what a text sounds like. Never rejects. */
export async function fetchSound(language: LearningLanguage, text: string): Promise<FetchedSound> {
  try {
    const answer = await fetch(clipAddress(language, text))
    if (answer.ok) return { file: await answer.blob(), by: 'clip' }
    return answer.status === 404 ? 'missing' : 'failed'
  } catch {
    return 'failed'
  }
}

import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { clipAddress } from '#core/pronunciation/clip-name.ts'
import { findRecording } from './recordings-list.ts'

/** Voice: a speaker's reviewed recording, or a shipped computer voice. */
export type Voice = 'speaker' | 'clip'

/** A sound with whose voice it is; or there is none, or it can't be fetched now. */
type FetchedSound = { file: Blob; by: Voice } | 'missing' | 'failed'

async function fetchFrom(address: string): Promise<Blob | 'missing' | 'failed'> {
  try {
    const answer = await fetch(address)
    if (answer.ok) return await answer.blob()
    return answer.status === 404 ? 'missing' : 'failed'
  } catch {
    return 'failed'
  }
}

/** Fetches what a text sounds like: a speaker's recording before a computer's clip. Never rejects. */
export async function fetchSound(language: LearningLanguage, text: string): Promise<FetchedSound> {
  const recording = await findRecording(language, text)
  const spoken = recording === null ? 'missing' : await fetchFrom(recording)
  if (typeof spoken !== 'string') return { file: spoken, by: 'speaker' }
  const clip = await fetchFrom(clipAddress(language, text))
  return typeof clip === 'string' ? clip : { file: clip, by: 'clip' }
}

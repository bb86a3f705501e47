import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { clipAddress } from '#core/pronunciation/clip-name.ts'
import { findRecording } from './recordings-list.ts'

/** Lists the addresses of what texts sound like: clips, whether they exist or not, and speakers' recordings. */
export async function listSounds(language: LearningLanguage, texts: readonly string[]): Promise<string[]> {
  const distinct = [...new Set(texts)]
  const recordings = await Promise.all(distinct.map((text) => findRecording(language, text)))
  return [
    ...new Set([
      ...distinct.map((text) => clipAddress(language, text)),
      ...recordings.flatMap((address) => address ?? []),
    ]),
  ]
}

import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { Voice } from '../audio/fetch-sound.ts'

/** Says a word instead of the current one. Resolves to the voice, or null if nothing could be heard; never rejects. */
export async function sayLittle(language: LearningLanguage, word: string): Promise<Voice | null> {
  try {
    const { playClip } = await import('../audio/play-clip.ts')
    let by: Voice | null = null
    await playClip(language, word, {
      onStart: (_, voice) => {
        by = voice
      },
    })
    return by
  } catch {
    return null
  }
}

/** Ends what is being said. */
export const hush = (): void => {
  void import('../audio/play-clip.ts').then(
    ({ stopClip }) => stopClip(),
    () => undefined,
  )
}

import type { LearningLanguage } from '#core/languages/learning-languages.ts'

/** Says a word in place of what is being said; whether it could be heard. Never rejects. */
export async function sayLittle(language: LearningLanguage, word: string): Promise<boolean> {
  try {
    const { playClip } = await import('../audio/play-clip.ts')
    const outcome = await playClip(language, word)
    return outcome === 'ended' || outcome === 'stopped'
  } catch {
    return false
  }
}

/** Ends what is being said. */
export const hush = (): void => { void import('../audio/play-clip.ts').then(({ stopClip }) => stopClip(), () => undefined) }

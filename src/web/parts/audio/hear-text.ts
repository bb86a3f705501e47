import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { Voice } from './fetch-sound.ts'
import { hearStore, type Hearing } from './hear-store.ts'
import { playClip, stopClip } from './play-clip.ts'

const RESULTS = { ended: 'heard', missing: 'missing', failed: 'failed' } as const

/** Plays a text for a button and reports its state; a playing button stops instead. */
export async function hearText(button: string, language: LearningLanguage, text: string): Promise<void> {
  const before = hearStore.get()
  let by: Voice | undefined = before?.button === button ? before.by : undefined
  const say = (hearing: Hearing): void => hearStore.set({ button, hearing, by })
  if (before?.button === button && before.hearing === 'playing') {
    stopClip()
    say('heard')
    return
  }
  say('loading')
  const outcome = await playClip(language, text, {
    onStart: (_, voice) => {
      by = voice
      say('playing')
    },
  })
  if (outcome !== 'stopped') say(RESULTS[outcome])
}

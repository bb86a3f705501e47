import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { readingTime, type ReadingPace } from '#core/stories/reading-pace.ts'
import type { Voice } from '../../parts/audio/fetch-sound.ts'
import { wordsOf } from '../../platform/words-of-text.ts'

/** Playback speeds of a clip; 1 is the rendered speed. */
const SPEEDS: Readonly<Record<ReadingPace, number>> = { slow: 0.75, steady: 1, quick: 1.2 }

/** Voice that reads a line; `silence` if nothing can be heard. */
export type ReadBy = Voice | 'silence'

type Listener = {
  /** Called with the place of the word that is read, from 0. */
  onWord: (word: number) => void
  /** Called when the sound begins, or when it is clear that there is none. */
  onVoice: (by: ReadBy) => void
  /** Called at the end of the line. */
  onEnd: () => void
}

/**
 * Reads one line aloud at the chosen pace, or silently without a clip. It names each word in turn. @returns a function
 * that stops it early
 */
export function readLine(
  language: LearningLanguage,
  text: string,
  pace: ReadingPace,
  { onWord, onVoice, onEnd }: Listener,
): () => void {
  const words = wordsOf(text).map(({ word }) => word)
  const times = words.map((word, index) => readingTime(word, pace, index === words.length - 1))
  const timers: ReturnType<typeof setTimeout>[] = []
  let over = false
  const end = (): void => {
    if (over) return
    over = true
    onEnd()
  }
  /** Calls for each word in turn, at stretched or shortened times. Returns the milliseconds for all of them. */
  const nameWords = (stretch: number): number =>
    times.reduce((at, time, index) => {
      timers.push(setTimeout(onWord, at, index))
      return at + time * stretch
    }, 0)
  const readInSilence = (): void => {
    if (over) return
    onVoice('silence')
    timers.push(setTimeout(end, nameWords(1)))
  }

  onWord(0)
  const player = import('../../parts/audio/play-clip.ts')
  player
    .then(async ({ playClip }) => {
      if (over) return
      const onStart = (milliseconds: number, by: Voice): void => {
        onVoice(by)
        nameWords(milliseconds / times.reduce((sum, time) => sum + time, 0))
      }
      if ((await playClip(language, text, { speed: SPEEDS[pace], onStart })) === 'ended') end()
      else readInSilence()
    })
    .catch(readInSilence)
  return () => {
    if (!over)
      player.then(
        ({ stopClip }) => stopClip(),
        () => {},
      )
    over = true
    for (const timer of timers) clearTimeout(timer)
  }
}

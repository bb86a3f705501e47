import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import { fetchSound, type Voice } from './fetch-sound.ts'

/**
 * Outcome of a clip: played to its end, stopped by another, or not heard. The last means that it is missing, or can't
 * load or play now.
 */
export type ClipOutcome = 'ended' | 'stopped' | 'missing' | 'failed'

type Playing = {
  /** 1 is as it was rendered. */
  speed?: number
  /** Called when it begins to sound, with how long it takes and whose voice it is. */
  onStart?: (milliseconds: number, by: Voice) => void
}

let player: HTMLAudioElement | undefined
let stopPlaying: () => void = () => {}
/** Counter of requests; the last one is heard. */
let turns = 0

/** Returns one element for all: a browser that lets it sound once, lets it sound again. */
function openPlayer(): HTMLAudioElement {
  if (player) return player
  // A page that is left loses its addresses, so what still loads is ended before.
  addEventListener('pagehide', () => stopClip())
  player = new Audio()
  return player
}

/** Ends the loading of an element. */
function unload(audio: HTMLAudioElement): void {
  audio.removeAttribute('src')
  audio.load()
}

function play({ file, by }: { file: Blob; by: Voice }, { speed = 1, onStart }: Playing): Promise<ClipOutcome> {
  const audio = openPlayer()
  const source = URL.createObjectURL(file)
  const listening = new AbortController()
  return new Promise((resolve) => {
    const finish = (outcome: ClipOutcome): void => {
      if (listening.signal.aborted) return
      listening.abort()
      stopPlaying = () => {}
      // A browser may read on at any time, even after the end. It logs an error if the address is revoked by then.
      unload(audio)
      URL.revokeObjectURL(source)
      resolve(outcome)
    }
    stopPlaying = () => {
      audio.pause()
      finish('stopped')
    }
    const { signal } = listening
    audio.addEventListener('ended', () => finish('ended'), { signal })
    audio.addEventListener('error', () => finish('failed'), { signal })
    audio.addEventListener('playing', () => onStart?.((audio.duration * 1000) / speed, by), { signal, once: true })
    audio.src = source
    audio.playbackRate = speed
    audio.play().catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) finish('failed')
    })
  })
}

/** Ends what is heard, or is about to be. */
export function stopClip(): void {
  turns += 1
  stopPlaying()
}

/** Plays what a text sounds like, in place of what is being heard; resolves when it is over. Never rejects. */
export async function playClip(language: LearningLanguage, text: string, playing: Playing = {}): Promise<ClipOutcome> {
  stopClip()
  const turn = turns
  const clip = await fetchSound(language, text)
  if (turn !== turns) return 'stopped'
  return typeof clip === 'string' ? clip : play(clip, playing)
}

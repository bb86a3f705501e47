import load from '@echogarden/espeak-ng-emscripten'
import { SAMPLE_RATE, samplesIn } from './sample-rate.ts'

/** Audio that the voice made of one breath. */
export type Speech = {
  /** Samples from -1 to 1. */
  samples: Float32Array
  /** Pauses that stand for clicks: first and last sample. */
  pauses: { from: number; to: number }[]
  /** Number of sounds; some phonemes are two. */
  sounds: number
}

/** @param rate words a minute, as eSpeak counts them */
export type Voice = (phonemes: string, rate: number) => Speech

/** A pause that stands for a click is longer than any end of a word; in ms. */
const SHORTEST_PAUSE = 35

/**
 * Creates the stock Swahili voice of eSpeak NG, which has the most sounds of the Nguni languages. It reads phonemes
 * only, never letters.
 */
export async function createVoice(): Promise<Voice> {
  const { eSpeakNGWorker } = await load()
  const worker = new eSpeakNGWorker()
  worker.set_voice('sw')
  if (worker.samplerate !== SAMPLE_RATE) throw new Error(`The voice has ${worker.samplerate} samples a second.`)
  return (phonemes, rate) => {
    worker.set_rate(rate)
    const parts: number[] = []
    const heard: { isSilent: boolean; at: number }[] = []
    worker.synthesize(`[[${phonemes}]]`, (samples, events) => {
      for (const sample of samples ?? []) parts.push(sample / 32_768)
      for (const { type, id, audio_position: at } of events ?? [])
        if (type === 'phoneme') heard.push({ isSilent: id === '', at })
      return 0
    })
    const pauses = heard.flatMap(({ isSilent, at }, index) => {
      const next = heard[index + 1]
      return isSilent && next && next.at - at >= SHORTEST_PAUSE ? [{ from: samplesIn(at), to: samplesIn(next.at) }] : []
    })
    return { samples: Float32Array.from(parts), pauses, sounds: heard.filter(({ isSilent }) => !isSilent).length }
  }
}

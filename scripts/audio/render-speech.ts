import type { SpokenClause } from '#core/pronunciation/sound-xhosa.ts'
import type { Voice } from './create-voice.ts'
import { makeClick } from './make-click.ts'
import { samplesIn } from './sample-rate.ts'

/** Words a minute, as eSpeak counts them. Slower than people speak, for learners; a word by itself slower still. */
const WORD_RATE = 135
const SENTENCE_RATE = 170

/** Milliseconds of silence between two breaths, and after the last. */
const PAUSE = 220
const ENDING = 60

/** The loudest sample of a clip. */
const PEAK = 0.89

/** Amplitude below which sound counts as silence. */
const SILENCE = 0.002

const peakOf = (samples: Float32Array): number =>
  samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)

const join = (parts: readonly Float32Array[]): Float32Array => {
  const joined = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

/** Cuts off the silence at both ends. */
function trim(samples: Float32Array): Float32Array {
  const first = samples.findIndex((sample) => Math.abs(sample) > SILENCE)
  const last = samples.findLastIndex((sample) => Math.abs(sample) > SILENCE)
  return samples.slice(Math.max(0, first), last + 1)
}

/** Tells whether only one word is said. */
export const isOneWord = ([first, ...others]: readonly SpokenClause[]): boolean =>
  others.length === 0 && !first?.phonemes.includes(' ')

/** Returns one breath, with a click in each pause that was left for one. */
function renderClause({ phonemes, clicks }: SpokenClause, voice: Voice, rate: number): Float32Array {
  const { samples, pauses, sounds } = voice(phonemes, rate)
  if (pauses.length !== clicks.length)
    throw new Error(`${phonemes} has ${clicks.length} clicks, and the voice left ${pauses.length} pauses.`)
  const asked = phonemes.split(/[ |]/).filter((phoneme) => phoneme !== '_:').length
  if (sounds < asked) throw new Error(`${phonemes} has ${asked} sounds, and the voice made ${sounds}.`)
  const peak = peakOf(samples)
  const parts = pauses.flatMap(({ from }, index) => {
    const click = clicks[index]
    return [
      samples.slice(pauses[index - 1]?.to ?? 0, from),
      ...(click ? [makeClick(click).map((sample) => sample * peak)] : []),
    ]
  })
  return trim(join([...parts, samples.slice(pauses.at(-1)?.to ?? 0)]))
}

/** Renders speech as samples from -1 to 1. Throws if the voice leaves out a sound, or the pause of a click. */
export function renderSpeech(clauses: readonly SpokenClause[], voice: Voice): Float32Array {
  const rate = isOneWord(clauses) ? WORD_RATE : SENTENCE_RATE
  const parts = clauses.flatMap((clause, index) => [
    renderClause(clause, voice, rate),
    new Float32Array(samplesIn(index === clauses.length - 1 ? ENDING : PAUSE)),
  ])
  const samples = join(parts)
  const peak = peakOf(samples)
  return samples.map((sample) => (sample / peak) * PEAK)
}

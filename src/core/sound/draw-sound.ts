import { findPitch } from '#core/sound/find-pitch.ts'

/** Samples a second that are enough for a pitch; more would only cost a cheap phone time. */
const ENOUGH = 12_000

/** One pitch for each of so many seconds. */
const STEP = 0.01

/** Louder than this share of the loudest belongs to the word. */
const SPOKEN = 0.08

/** Seconds that are left around the word. */
const MARGIN = 0.05

/** Lowers the sample rate: each new sample is the mean of those it replaces. */
export function thinOut(samples: Float32Array, rate: number): { samples: Float32Array; rate: number } {
  const each = Math.max(1, Math.floor(rate / ENOUGH))
  if (each === 1) return { samples, rate }
  const thin = new Float32Array(Math.floor(samples.length / each))
  for (let at = 0; at < thin.length; at++) {
    let sum = 0
    for (let part = 0; part < each; part++) sum += samples[at * each + part] ?? 0
    thin[at] = sum / each
  }
  return { samples: thin, rate: rate / each }
}

/**
 * Finds the part of a recording with speech, with a small margin; all of it without speech. Two recordings can thus be
 * aligned.
 */
export function findSpeech(samples: Float32Array, rate: number): Float32Array {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const isLoud = (sample: number): boolean => Math.abs(sample) > loudest * SPOKEN
  const first = samples.findIndex(isLoud)
  const last = samples.findLastIndex(isLoud)
  const margin = Math.round(MARGIN * rate)
  return loudest === 0
    ? samples
    : samples.subarray(Math.max(0, first - margin), Math.min(samples.length, last + margin))
}

/** Returns the loudness of each column, from 0 to 1; the loudest is 1. */
export function outlineWave(samples: Float32Array, columns: number): number[] {
  const wide = samples.length / columns
  const peaks = Array.from({ length: columns }, (_, column) =>
    samples
      .subarray(Math.floor(column * wide), Math.max(Math.floor(column * wide) + 1, Math.floor((column + 1) * wide)))
      .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
  )
  const loudest = Math.max(...peaks)
  return loudest === 0 ? peaks : peaks.map((peak) => peak / loudest)
}

/** Point on a curve: `at` from 0, the beginning, to 1; `height` in semitones above the voice's middle. */
export type PitchPoint = { at: number; height: number }

/**
 * Draws a voice's pitch as strings of points, broken where there is none. Heights are in semitones from the voice's own
 * middle, so deep and high voices can be compared. It doesn't judge right or wrong.
 */
export function drawPitch(samples: Float32Array, rate: number): PitchPoint[][] {
  const thin = thinOut(samples, rate)
  const step = Math.round(STEP * thin.rate)
  const found: { at: number; hertz: number | null }[] = []
  for (let from = 0; from < thin.samples.length; from += step)
    found.push({ at: from / thin.samples.length, hertz: findPitch(thin.samples, thin.rate, from) })
  const voiced = found.flatMap(({ hertz }) => hertz ?? []).toSorted((one, other) => one - other)
  const middle = voiced[Math.floor(voiced.length / 2)]
  if (middle === undefined) return []
  const strings: PitchPoint[][] = [[]]
  for (const { at, hertz } of found) {
    const height = hertz === null ? null : 12 * Math.log2(hertz / middle)
    // A leap of an octave is the method's mistake more often than a voice's.
    if (height === null || Math.abs(height) > 11) strings.push([])
    else strings.at(-1)?.push({ at, height })
  }
  return strings.filter((string) => string.length > 2)
}

/** Voices of people, in hertz: from a deep man's to a small child's. */
const LOWEST = 70
const HIGHEST = 600

/**
 * Most that a wave may differ from itself one period later to have a pitch. 0 is equal, 1 is unlike (de Cheveigné and
 * Kawahara 2002, step 4).
 */
const THRESHOLD = 0.15

/** Quieter than this, of a full scale of 1, is taken for silence. */
const SILENCE = 0.01

/** Runs steps 2 and 3 of YIN: the wave's difference from itself at each lag, relative to earlier lags. */
function differ(samples: Float32Array, from: number, window: number, longest: number): Float32Array {
  const unlike = new Float32Array(longest + 1)
  let sum = 0
  unlike[0] = 1
  for (let lag = 1; lag <= longest; lag++) {
    let difference = 0
    for (let at = from; at < from + window; at++) {
      const step = (samples[at] ?? 0) - (samples[at + lag] ?? 0)
      difference += step * step
    }
    sum += difference
    unlike[lag] = sum === 0 ? 1 : (difference * lag) / sum
  }
  return unlike
}

/** Returns the lowest point between a lag and its neighbours, by the parabola through all three. */
function refine(unlike: Float32Array, lag: number): number {
  const [before = 0, here = 0, after = 0] = [unlike[lag - 1], unlike[lag], unlike[lag + 1]]
  const curve = before - 2 * here + after
  return curve === 0 ? lag : lag + (before - after) / (2 * curve)
}

/**
 * Finds the voice's pitch from a place on, in hertz; null for silence, breath or a click. It uses YIN (de Cheveigné and
 * Kawahara 2002). @param samples from -1 to 1 @param rate samples a second
 */
export function findPitch(samples: Float32Array, rate: number, from = 0): number | null {
  const longest = Math.ceil(rate / LOWEST)
  const window = Math.min(longest * 2, samples.length - from - longest)
  if (window < longest) return null
  let power = 0
  for (let at = from; at < from + window; at++) power += (samples[at] ?? 0) ** 2
  if (Math.sqrt(power / window) < SILENCE) return null
  const unlike = differ(samples, from, window, longest)
  for (let lag = Math.floor(rate / HIGHEST); lag < longest; lag++) {
    if ((unlike[lag] ?? 1) >= THRESHOLD) continue
    while (lag + 1 < longest && (unlike[lag + 1] ?? 1) < (unlike[lag] ?? 1)) lag++
    return rate / refine(unlike, lag)
  }
  return null
}

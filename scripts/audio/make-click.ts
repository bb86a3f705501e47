import type { ClickSound } from '#core/pronunciation/sound-xhosa.ts'
import { SAMPLE_RATE, samplesIn } from './sample-rate.ts'

/** A click is shaped noise, or a tap, in resonances of the mouth. Times in ms, frequencies in Hz. */
type Burst = {
  length: number
  rise: number
  fall: number
  isTap: boolean
  loudness: number
  resonances: readonly (readonly [frequency: number, width: number, share: number])[]
}

/**
 * c hisses high and long, q pops low and short, x rattles between them. Heights and lengths are about those of recorded clicks.
 */
const BURSTS: Readonly<Record<ClickSound['place'], Burst>> = {
  dental: {
    length: 75,
    rise: 12,
    fall: 22,
    isTap: false,
    loudness: 0.5,
    resonances: [
      [5400, 1500, 0.6],
      [7000, 2200, 1],
    ],
  },
  alveolar: {
    length: 32,
    rise: 0.3,
    fall: 7,
    isTap: true,
    loudness: 0.95,
    resonances: [
      [1100, 130, 1],
      [2300, 260, 0.6],
    ],
  },
  lateral: {
    length: 85,
    rise: 5,
    fall: 28,
    isTap: false,
    loudness: 0.6,
    resonances: [
      [1700, 500, 1],
      [2800, 700, 0.8],
      [3800, 900, 0.4],
    ],
  },
}

/** Sounds around a click, in milliseconds: the closure before it, and what is heard until the vowel. */
type Around = { closure: number; closureHum: number; breath: number; afterHum: number; rest: number }

const AROUND: Readonly<Record<ClickSound['accompaniment'], Around>> = {
  plain: { closure: 55, closureHum: 0, breath: 0, afterHum: 0, rest: 4 },
  aspirated: { closure: 50, closureHum: 0, breath: 50, afterHum: 0, rest: 0 },
  voiced: { closure: 60, closureHum: 0.11, breath: 0, afterHum: 0.06, rest: 10 },
  nasal: { closure: 30, closureHum: 0.16, breath: 0, afterHum: 0.16, rest: 0 },
  'nasal-voiced': { closure: 35, closureHum: 0.16, breath: 12, afterHum: 0.1, rest: 12 },
  'nasal-plain': { closure: 45, closureHum: 0, breath: 0, afterHum: 0, rest: 18 },
}

/** The voice's own pitch in the middle of a word, in Hz. */
const PITCH = 105

/** Creates the same noise each time: a clip must not change when it is rendered anew. */
function createNoise(): () => number {
  let state = 0x2545_f491
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  }
}

/** Returns a signal through one resonance of the mouth. */
function resonate(signal: Float32Array, frequency: number, width: number): Float32Array {
  const radius = Math.exp((-Math.PI * width) / SAMPLE_RATE)
  const turn = 2 * radius * Math.cos((2 * Math.PI * frequency) / SAMPLE_RATE)
  let [last, beforeLast] = [0, 0]
  return signal.map((sample) => {
    const now = (1 - radius) * sample + turn * last - radius * radius * beforeLast
    beforeLast = last
    last = now
    return now
  })
}

function scaleTo(signal: Float32Array, loudness: number): Float32Array {
  const peak = signal.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
  return signal.map((sample) => (sample / peak) * loudness)
}

function makeBurst({ length, rise, fall, isTap, loudness, resonances }: Burst): Float32Array {
  const noise = createNoise()
  const source = Float32Array.from({ length: samplesIn(length) }, (_, at) => {
    const time = (at / SAMPLE_RATE) * 1000
    if (isTap) return (at < 3 ? 1 : 0) + 0.03 * noise() * Math.exp(-time / fall)
    return noise() * Math.min(1, time / rise) * Math.exp(-Math.max(0, time - rise) / fall)
  })
  const parts = resonances.map(([frequency, width, share]) => ({
    sound: scaleTo(resonate(source, frequency, width), 1),
    share,
  }))
  return scaleTo(
    source.map((_, at) => parts.reduce((sum, { sound, share }) => sum + share * (sound[at] ?? 0), 0)),
    loudness,
  )
}

/** Returns a hum at the voice's pitch with closed lips: its first overtones, softer and softer. */
const humAt = (at: number): number =>
  [1, 0.5, 0.15].reduce(
    (sum, share, index) => sum + share * Math.sin((2 * Math.PI * PITCH * (index + 1) * at) / SAMPLE_RATE),
    0,
  )

/** Makes the breath of an aspirated click: an h before any vowel. */
const makeBreath = (length: number): Float32Array => {
  const noise = createNoise()
  const count = samplesIn(length)
  const source = Float32Array.from({ length: count }, (_, at) => noise() * Math.sin((Math.PI * (at + 1)) / (count + 1)))
  return count === 0 ? source : scaleTo(resonate(source, 1500, 1400), 0.14)
}

/**
 * Makes a click's samples (-1 to 1), from the closing of the mouth to the start of the vowel. Its loudness fits a vowel
 * with peak 1.
 */
export function makeClick({ place, accompaniment }: ClickSound): Float32Array {
  const { closure, closureHum, breath, afterHum, rest } = AROUND[accompaniment]
  const burst = makeBurst(BURSTS[place])
  const air = makeBreath(breath)
  const start = samplesIn(closure)
  const click = new Float32Array(start + burst.length + air.length + samplesIn(rest))
  const fade = samplesIn(8)
  return click.map((_, at) => {
    const hum =
      (at < start ? closureHum : afterHum) * humAt(at) * Math.min(1, (at + 1) / fade, (click.length - at) / fade)
    return hum + (burst[at - start] ?? 0) + (air[at - start - burst.length] ?? 0)
  })
}

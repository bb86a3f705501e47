/** Figures of a sound in MP3. */
export type Mp3Measure = { seconds: number; rate: number; channels: 1 | 2 }

type Frame = { bytes: number; samples: number; rate: number; channels: 1 | 2 }

/** Bit rates in kbit/s by four bits of a frame's header. MPEG 2 and 2.5 share a list. */
const BIT_RATES = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const

/** Sample rates of MPEG 1; MPEG 2 has half of each, MPEG 2.5 a quarter. */
const RATES = [44_100, 48_000, 32_000] as const

/** Reads the header of a frame of layer III; undefined if there is none at this place. */
export function readFrame(bytes: Uint8Array, at: number): Frame | undefined {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4)
  const version = (second >> 3) & 3
  if (first !== 0xff || (second & 0xe6) !== 0xe2 || version === 1) return undefined
  const isOne = version === 3
  const bitRate = BIT_RATES[isOne ? 'one' : 'two'][third >> 4] ?? 0
  const rate = (RATES[(third >> 2) & 3] ?? 0) / (isOne ? 1 : version === 2 ? 2 : 4)
  if (bitRate === 0 || rate === 0) return undefined
  const samples = isOne ? 1152 : 576
  const padding = (third >> 1) & 1
  const length = Math.floor((samples / 8) * ((bitRate * 1000) / rate)) + padding
  return { bytes: length, samples, rate, channels: fourth >> 6 === 3 ? 1 : 2 }
}

/**
 * Measures a sound in MP3; null unless it is whole frames of one rate, one after another. Texts and pictures in it are
 * refused, too.
 */
export function measureMp3(bytes: Uint8Array): Mp3Measure | null {
  const first = readFrame(bytes, 0)
  if (!first) return null
  let samples = 0
  let at = 0
  while (at < bytes.length) {
    const frame = readFrame(bytes, at)
    if (!frame || frame.rate !== first.rate || frame.channels !== first.channels) return null
    at += frame.bytes
    samples += frame.samples
  }
  return at === bytes.length ? { seconds: samples / first.rate, rate: first.rate, channels: first.channels } : null
}

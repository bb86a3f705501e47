/**
 * Format of recordings: one channel at this sample rate, 16 bits each. It plays everywhere, and anybody can check it.
 */
export const WAVE = { rate: 22_050, bytesPerSample: 2, header: 44, shortest: 0.25, longest: 8 } as const

/** Converts samples to another rate by linear interpolation. */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  const resampled = new Float32Array(Math.floor((samples.length * to) / from))
  for (let at = 0; at < resampled.length; at++) {
    const place = (at * from) / to
    const [before = 0, after = 0] = [samples[Math.floor(place)], samples[Math.floor(place) + 1]]
    resampled[at] = before + (after - before) * (place - Math.floor(place))
  }
  return resampled
}

const putText = (view: DataView, at: number, text: string): void => {
  for (const [place, sign] of [...text].entries()) view.setUint8(at + place, sign.charCodeAt(0))
}

/** Writes samples at `WAVE.rate` as a WAV file of header and samples alone. */
export function writeWave(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const data = samples.length * WAVE.bytesPerSample
  const view = new DataView(new ArrayBuffer(WAVE.header + data))
  putText(view, 0, 'RIFF')
  view.setUint32(4, WAVE.header - 8 + data, true)
  putText(view, 8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, WAVE.rate, true)
  view.setUint32(28, WAVE.rate * WAVE.bytesPerSample, true)
  view.setUint16(32, WAVE.bytesPerSample, true)
  view.setUint16(34, WAVE.bytesPerSample * 8, true)
  putText(view, 36, 'data')
  view.setUint32(40, data, true)
  for (const [place, sample] of samples.entries())
    view.setInt16(WAVE.header + place * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true)
  return new Uint8Array(view.buffer)
}

/** Returns how long a recording lasts. */
export const secondsOfWave = (bytes: Uint8Array): number =>
  (bytes.length - WAVE.header) / WAVE.bytesPerSample / WAVE.rate

/** Reads the samples of a recording, each from -1 to 1. */
export function readSamples(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float32Array.from(
    { length: Math.floor((bytes.length - WAVE.header) / WAVE.bytesPerSample) },
    (_, place) => view.getInt16(WAVE.header + place * WAVE.bytesPerSample, true) / 32_768,
  )
}

/** Faults of bytes that should be a recording. */
export type WaveFault = 'not-a-wave' | 'other-format' | 'too-short' | 'too-long' | 'silent'

const textAt = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, place) => view.getUint8(at + place)))

/**
 * Finds the fault of bytes that should be a recording; null if there is none. Only header and samples are allowed, and
 * the header must be true. @param longest most seconds
 */
export function findWaveFault(bytes: Uint8Array, longest: number = WAVE.longest): WaveFault | null {
  if (bytes.length < WAVE.header) return 'not-a-wave'
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (textAt(view, 0, 4) !== 'RIFF' || textAt(view, 8, 8) !== 'WAVEfmt ' || textAt(view, 36, 4) !== 'data')
    return 'not-a-wave'
  const data = bytes.length - WAVE.header
  if (
    view.getUint32(4, true) !== bytes.length - 8 ||
    view.getUint32(40, true) !== data ||
    data % WAVE.bytesPerSample !== 0
  )
    return 'not-a-wave'
  const told = [
    view.getUint32(16, true),
    view.getUint16(20, true),
    view.getUint16(22, true),
    view.getUint32(24, true),
    view.getUint32(28, true),
    view.getUint16(32, true),
    view.getUint16(34, true),
  ]
  const wanted = [16, 1, 1, WAVE.rate, WAVE.rate * WAVE.bytesPerSample, WAVE.bytesPerSample, WAVE.bytesPerSample * 8]
  if (told.some((value, index) => value !== wanted[index])) return 'other-format'
  const seconds = secondsOfWave(bytes)
  if (seconds < WAVE.shortest) return 'too-short'
  if (seconds > longest) return 'too-long'
  for (let at = WAVE.header; at < bytes.length; at += 2) if (Math.abs(view.getInt16(at, true)) > 327) return null
  return 'silent'
}

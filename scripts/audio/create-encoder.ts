import { createMp3Encoder } from 'wasm-media-encoders'
import { SAMPLE_RATE } from './sample-rate.ts'

/**
 * Bitrates in kbit/s. The lower one ends at 6 kHz, too low for the hiss of c; the higher one at 8.5 kHz. Both are
 * measured.
 */
const BITRATES = { plain: 24, hissing: 32 } as const

/** @param isHissing whether it has a dental click that is to be heard at its best */
export type Encoder = (samples: Float32Array, isHissing: boolean) => Buffer

/** Creates the encoder from samples (-1 to 1) to MP3. */
export async function createEncoder(): Promise<Encoder> {
  const encoder = await createMp3Encoder()
  return (samples, isHissing) => {
    encoder.configure({
      channels: 1,
      sampleRate: SAMPLE_RATE,
      outputSampleRate: SAMPLE_RATE,
      bitrate: BITRATES[isHissing ? 'hissing' : 'plain'],
    })
    // What the encoder returns is its own, and gone at the next call.
    const body = Buffer.from(encoder.encode([samples]))
    return Buffer.concat([body, Buffer.from(encoder.finalize())])
  }
}

import { createMp3Encoder } from 'wasm-media-encoders'
import { SAMPLE_RATE } from './sample-rate.ts'

/** kbit/s. The lower one ends at 6 kHz, which is less than the hiss of c needs; the higher one at 8.5 kHz. Both measured. */
const BITRATES = { plain: 24, hissing: 32 } as const

/** @param isHissing whether it has a dental click that is to be heard at its best */
export type Encoder = (samples: Float32Array, isHissing: boolean) => Buffer

/** What makes an MP3 of samples from -1 to 1. */
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

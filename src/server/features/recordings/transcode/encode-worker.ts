import { parentPort } from 'node:worker_threads'
import { createMp3Encoder } from 'wasm-media-encoders'
import { readSamples, WAVE } from '#core/sound/write-wave.ts'

/** Bit rates in kbit/s. The frames around a very short sound weigh more, so it gets the lower one. */
const BIT_RATES = { usual: 40, short: 32 } as const
const SHORT_SECONDS = 0.5

const encoder = await createMp3Encoder()

/** Encodes a recording, a WAV file that was checked, as MP3. */
function encode(wave: Uint8Array): Uint8Array<ArrayBuffer> {
  const samples = readSamples(wave)
  encoder.configure({
    channels: 1,
    sampleRate: WAVE.rate,
    outputSampleRate: WAVE.rate,
    bitrate: BIT_RATES[samples.length / WAVE.rate < SHORT_SECONDS ? 'short' : 'usual'],
  })
  // The encoder's own memory is overwritten by its next call.
  const body = Uint8Array.from(encoder.encode([samples]))
  const end = encoder.finalize()
  const sound = new Uint8Array(body.length + end.length)
  sound.set(body)
  sound.set(end, body.length)
  return sound
}

parentPort?.on('message', (wave: Uint8Array) => {
  const sound = encode(wave)
  parentPort?.postMessage(sound, [sound.buffer])
})

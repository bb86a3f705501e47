import { RECORDING_CONSENT_VERSION } from '#core/recordings/recordings.ts'
import { WAVE, writeWave } from '#core/sound/write-wave.ts'

/** Returns a steady tone as a speaker's device would send it, in base64. */
export const soundOf = (hertz: number, seconds = 0.5): string =>
  Buffer.from(
    writeWave(
      Float32Array.from(
        { length: Math.floor(WAVE.rate * seconds) },
        (_, at) => Math.sin((at * hertz * 2 * Math.PI) / WAVE.rate) * 0.4,
      ),
    ),
  ).toString('base64')

/** Returns a recording that nothing is wrong with, but for the changes. */
export const recordingInput = (changes: object = {}): object => ({
  language: 'xh',
  text: 'inja',
  sound: soundOf(200),
  consentVersion: RECORDING_CONSENT_VERSION,
  ...changes,
})

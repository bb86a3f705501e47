import { measureMp3 } from '#core/sound/measure-mp3.ts'
import { secondsOfWave, WAVE } from '#core/sound/write-wave.ts'
import { takeTurns } from '#server/platform/identity/take-turns.ts'
import { keepWorker } from '#server/platform/process/keep-worker.ts'

/** Most sounds that may wait. */
const LONGEST_LINE = 100

/** One sound at a time, beside the main thread: other answers don't wait for it. */
const turns = takeTurns(1, LONGEST_LINE)

/** Thread that encodes. Eight seconds of sound need a tenth of a second; its encoder takes a quarter to load. */
const ask = keepWorker({
  program: new URL('./encode-worker.ts', import.meta.url),
  megabytes: 64,
  patience: 60_000,
  idle: 30_000,
})

async function encode(wave: Uint8Array): Promise<Uint8Array> {
  const copy = Uint8Array.from(wave)
  const sound = await ask(copy, [copy.buffer])
  if (!(sound instanceof Uint8Array)) throw new Error('The encoder returned no sound')
  return sound
}

/** True if the MP3 is whole and lasts as long as the WAV file that it was made from. */
function isWhole(sound: Uint8Array, wave: Uint8Array): boolean {
  const measured = measureMp3(sound)
  return measured?.rate === WAVE.rate && measured.channels === 1 && measured.seconds >= secondsOfWave(wave)
}

/**
 * Transcodes a recording from WAV to MP3, at most 6,000 bytes a second. The same bytes always give the same. The result
 * is checked before anybody relies on it. @param wave a file in which `findWaveFault` finds nothing
 */
export async function transcodeSound(wave: Uint8Array): Promise<Uint8Array> {
  const sound = await turns(() => encode(wave))
  if (!isWhole(sound, wave)) throw new Error('The encoder returned no whole sound')
  return sound
}

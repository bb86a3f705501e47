import { Worker } from 'node:worker_threads'
import { measureMp3 } from '#core/sound/measure-mp3.ts'
import { secondsOfWave, WAVE } from '#core/sound/write-wave.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { takeTurns } from '#server/platform/identity/take-turns.ts'

/** Milliseconds for one sound. Eight seconds of sound need a tenth of a second, more on a busy machine. */
const PATIENCE = 60_000

/** Milliseconds for which the worker is kept without work: its encoder takes a quarter of a second to load. */
const IDLE = 30_000

/** Most sounds that may wait. */
const LONGEST_LINE = 100

const RETRY_AFTER = 5

/** One sound at a time, beside the main thread: other answers don't wait for it. */
const turns = takeTurns(1, LONGEST_LINE)

let idle: { worker: Worker; end: NodeJS.Timeout } | undefined

function takeWorker(): Worker {
  const kept = idle
  idle = undefined
  if (!kept)
    return new Worker(new URL('./encode-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 64 },
    })
  clearTimeout(kept.end)
  kept.worker.ref()
  return kept.worker
}

function keepWorker(worker: Worker): void {
  worker.unref()
  const end = setTimeout(() => {
    idle = undefined
    void worker.terminate()
  }, IDLE)
  idle = { worker, end: end.unref() }
}

async function encode(wave: Uint8Array): Promise<Uint8Array> {
  const worker = takeWorker()
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const fail = (): void => reject(new CallRefusal('unavailable', 'The encoder failed', { retryAfter: RETRY_AFTER }))
  const timer = setTimeout(fail, PATIENCE)
  worker.once('message', resolve).once('error', fail).once('exit', fail)
  try {
    const copy = Uint8Array.from(wave)
    worker.postMessage(copy, [copy.buffer])
    const sound = await promise
    keepWorker(worker)
    return sound
  } catch (fault) {
    void worker.terminate()
    throw fault
  } finally {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', fail).off('exit', fail)
  }
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

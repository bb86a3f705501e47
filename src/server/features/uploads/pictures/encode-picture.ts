import { Worker } from 'node:worker_threads'
import type { PictureType } from '#core/uploads/measure-picture.ts'

/** Milliseconds for one picture: 50 million pixels need four seconds. */
const PATIENCE = 20_000

/**
 * Encodes a picture again as WebP, its long side bounded, without anything but pixels. Null for one that can't be
 * decoded. Each picture has a worker of its own, whose memory ends with it. @param bytes a picture that was inspected
 */
export async function encodePicture(type: PictureType, bytes: Uint8Array): Promise<Uint8Array | null> {
  const worker = new Worker(new URL('./encode-picture-worker.ts', import.meta.url))
  const { promise, resolve } = Promise.withResolvers<Uint8Array | null>()
  const fail = (): void => resolve(null)
  const timer = setTimeout(fail, PATIENCE)
  worker
    .once('message', (picture: ArrayBuffer | null) => resolve(picture && new Uint8Array(picture)))
    .once('error', fail)
    .once('exit', fail)
  try {
    const copy = Uint8Array.from(bytes).buffer
    worker.postMessage({ type, bytes: copy }, [copy])
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

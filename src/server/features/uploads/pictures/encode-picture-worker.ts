import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js'
import decodePng, { init as initPng } from '@jsquash/png/decode.js'
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js'
import encodeWebp, { init as initWebpEncoder } from '@jsquash/webp/encode.js'
import type { PictureType } from '#core/uploads/measure-picture.ts'
import { shrinkPicture, type Pixels } from '#core/uploads/shrink-picture.ts'

/** Quality of stored pictures, from 0 to 100. */
const QUALITY = 80

/** Pixels as the decoders make them: browsers have this class, and Node doesn't. */
class PlainImageData implements Pixels {
  readonly colorSpace = 'srgb'
  readonly data
  readonly width
  readonly height
  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data
    this.width = width
    this.height = height
  }
}
Object.assign(globalThis, { ImageData: PlainImageData })

const readBinary = (name: string): Promise<Uint8Array> => readFile(fileURLToPath(import.meta.resolve(name)))

await initJpeg({ wasmBinary: await readBinary('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm') })
await initPng(await readBinary('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'))
await initWebp({ wasmBinary: await readBinary('@jsquash/webp/codec/dec/webp_dec.wasm') })
await initWebpEncoder({ wasmBinary: await readBinary('@jsquash/webp/codec/enc/webp_enc_simd.wasm') })

function decode(type: PictureType, bytes: ArrayBuffer): Promise<Pixels> {
  if (type === 'image/png') return decodePng(bytes)
  // A phone writes how it was held beside the picture: turned here, since that note goes.
  return type === 'image/webp' ? decodeWebp(bytes) : decodeJpeg(bytes, { preserveOrientation: true })
}

async function encode(type: PictureType, bytes: ArrayBuffer): Promise<ArrayBuffer> {
  const { data, width, height } = shrinkPicture(await decode(type, bytes))
  return encodeWebp(new PlainImageData(data, width, height), { quality: QUALITY })
}

parentPort?.on('message', ({ type, bytes }: { type: PictureType; bytes: ArrayBuffer }) => {
  encode(type, bytes).then(
    (picture) => parentPort?.postMessage(picture, [picture]),
    () => parentPort?.postMessage(null, []),
  )
})

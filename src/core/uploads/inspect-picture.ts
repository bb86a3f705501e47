import { isHuge, measurePicture, type PictureType } from '#core/uploads/measure-picture.ts'
import type { RefusalReason } from '#core/uploads/upload-rules.ts'

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

/** Parts of a PNG file that are pixels, or that say how to read them. All others are texts, profiles and dates. */
const PNG_PARTS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])

/** Signature, and the bytes around the content of a part. */
const PNG_START = 8
const PNG_AROUND = 12

/** Returns a PNG file with the parts of its pixels alone; undefined if one is cut off. */
function cleanPng(bytes: Uint8Array): Uint8Array | undefined {
  const kept = [bytes.subarray(0, PNG_START)]
  for (let at = PNG_START; at + PNG_AROUND <= bytes.length;) {
    const end = at + PNG_AROUND + view(bytes).getUint32(at)
    const name = nameAt(bytes, at + 4)
    if (end > bytes.length) return undefined
    if (PNG_PARTS.has(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IEND') return joined(kept)
    at = end
  }
  return undefined
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const JPEG_SCAN = 0xda
const JPEG_END = 0xd9

/** Returns a JPEG file up to the end of its picture; undefined if that is cut off. Phones add a film after it. */
function cleanJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const data = view(bytes)
  let at = 2
  let isScanning = false
  while (at + 1 < bytes.length) {
    if (data.getUint8(at) !== 0xff) {
      if (!isScanning) return undefined
      at += 1
      continue
    }
    const marker = data.getUint8(at + 1)
    if (marker === JPEG_END) return isScanning ? bytes.subarray(0, at + 2) : undefined
    const isAlone = marker === 0x00 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8)
    if (isAlone) {
      at += marker === 0xff ? 1 : 2
      continue
    }
    if (at + 4 > bytes.length) return undefined
    isScanning ||= marker === JPEG_SCAN
    at += 2 + data.getUint16(at + 2)
  }
  return undefined
}

/** Returns a WebP file as long as it says; undefined if it is cut off. */
function cleanWebp(bytes: Uint8Array): Uint8Array | undefined {
  const length = view(bytes).getUint32(4, true) + 8
  return length <= bytes.length ? bytes.subarray(0, length) : undefined
}

const CLEANERS = { 'image/png': cleanPng, 'image/jpeg': cleanJpeg, 'image/webp': cleanWebp } as const

/** Inspects a picture before it is decoded. Returns its bytes without what stands after it. */
export function inspectPicture(
  type: PictureType,
  bytes: Uint8Array,
): { bytes: Uint8Array } | { refused: RefusalReason } {
  const size = measurePicture(type, bytes)
  if (!size) return { refused: 'broken' }
  if (isHuge(size)) return { refused: 'too-many-pixels' }
  const clean = CLEANERS[type](bytes)
  return clean ? { bytes: clean } : { refused: 'broken' }
}

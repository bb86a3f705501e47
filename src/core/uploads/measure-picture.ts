/** Size of a picture in pixels. */
export type PictureSize = { width: number; height: number }

/** Largest picture that is decoded. A phone's camera makes 12 to 50 million pixels. */
export const PICTURE_LIMITS = { pixels: 50_000_000, side: 16_000 } as const

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function measurePng(bytes: Uint8Array): PictureSize | undefined {
  if (bytes.length < 33 || textAt(bytes, 12, 4) !== 'IHDR' || view(bytes).getUint32(8) !== 13) return undefined
  return { width: view(bytes).getUint32(16), height: view(bytes).getUint32(20) }
}

/** Finds the frame header of a JPEG file by its segments. The first one counts, as it does for decoders. */
function measureJpeg(bytes: Uint8Array): PictureSize | undefined {
  const data = view(bytes)
  let at = 2
  while (at + 9 < bytes.length) {
    const marker = data.getUint8(at) === 0xff ? data.getUint8(at + 1) : 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: data.getUint16(at + 5), width: data.getUint16(at + 7) }
    if (marker < 0xc0 || marker === 0xd9 || marker === 0xda) return undefined
    const length = data.getUint16(at + 2)
    if (length < 2) return undefined
    at += 2 + length
  }
  return undefined
}

function measureWebp(bytes: Uint8Array): PictureSize | undefined {
  if (bytes.length < 30) return undefined
  const data = view(bytes)
  const kind = textAt(bytes, 12, 4)
  if (kind === 'VP8 ') return { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff }
  if (kind === 'VP8L') {
    const bits = data.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (kind !== 'VP8X') return undefined
  const read24 = (at: number): number => data.getUint16(at, true) + (data.getUint8(at + 2) << 16)
  return { width: read24(24) + 1, height: read24(27) + 1 }
}

const MEASURES = { 'image/png': measurePng, 'image/jpeg': measureJpeg, 'image/webp': measureWebp } as const

/** Types of pictures that are taken. */
export type PictureType = keyof typeof MEASURES

/** Measures a picture by its header, before anything is decoded; undefined for one without a size. */
export function measurePicture(type: PictureType, bytes: Uint8Array): PictureSize | undefined {
  const size = MEASURES[type](bytes)
  return size && size.width > 0 && size.height > 0 ? size : undefined
}

/** Tells whether a picture is too large to be decoded. */
export const isHuge = ({ width, height }: PictureSize): boolean =>
  width > PICTURE_LIMITS.side || height > PICTURE_LIMITS.side || width * height > PICTURE_LIMITS.pixels

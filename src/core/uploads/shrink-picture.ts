import type { PictureSize } from './measure-picture.ts'

/** Longest side of a stored picture in pixels. */
export const LONGEST_SIDE = 1600

/** A picture as its pixels: red, green, blue and opacity, each a byte. */
export type Pixels = PictureSize & { data: Uint8ClampedArray }

/** Returns the size at which a picture is stored. */
function storedSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Shrinks a picture to the size at which it is stored. Each new pixel is the mean of those that it covers. */
export function shrinkPicture(picture: Pixels): Pixels {
  const { width, height } = storedSize(picture)
  if (width === picture.width && height === picture.height) return picture
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.floor((y * picture.height) / height), Math.ceil(((y + 1) * picture.height) / height)]
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.floor((x * picture.width) / width), Math.ceil(((x + 1) * picture.width) / width)]
      const sums = [0, 0, 0, 0]
      for (let row = top; row < bottom; row += 1)
        for (let at = (row * picture.width + left) * 4; at < (row * picture.width + right) * 4; at += 1)
          sums[at % 4] = (sums[at % 4] ?? 0) + (picture.data[at] ?? 0)
      const count = (bottom - top) * (right - left)
      for (const [part, sum] of sums.entries()) data[(y * width + x) * 4 + part] = sum / count
    }
  }
  return { width, height, data }
}

import { correctionOf } from '#core/qr/correct-errors.ts'
import { chooseMask, maskOf } from '#core/qr/mask.ts'

/** A QR code: rows of modules, true for dark. */
export type QrCode = readonly (readonly boolean[])[]

/** Versions 1 to 6 at level M: blocks, correction bytes of each block, and all bytes (ISO/IEC 18004, table 9). */
const VERSIONS = [
  [1, 10, 26],
  [1, 16, 44],
  [1, 26, 70],
  [2, 18, 100],
  [2, 24, 134],
  [4, 16, 172],
] as const

/** Bits before and after the text: four for its kind, eight for its length, four for its end. */
const FRAME_BYTES = 2

type Grid = { dark: boolean[][]; fixed: boolean[][] }

/** The text's bytes in their frame, filled up to the version's room. */
function frameText(bytes: Uint8Array, room: number): number[] {
  const bits = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const framed = Array.from(
    { length: bits.length / 2 },
    (_, index) => ((bits[2 * index] ?? 0) << 4) | (bits[2 * index + 1] ?? 0),
  )
  return [...framed, ...Array.from({ length: room - framed.length }, (_, index) => (index % 2 === 0 ? 0xec : 0x11))]
}

/** The bytes in the order in which they are drawn: of each block in turn, then their correction. */
function interleave(data: readonly number[], blocks: number, correctionBytes: number): number[] {
  const short = Math.floor(data.length / blocks)
  const longer = data.length % blocks
  const parts = Array.from({ length: blocks }, (_, block) => {
    const start = block * short + Math.max(0, block - (blocks - longer))
    return data.slice(start, start + short + (block >= blocks - longer ? 1 : 0))
  })
  const corrections = parts.map((part) => correctionOf(part, correctionBytes))
  const across = (rows: readonly (readonly number[])[], length: number): number[] =>
    Array.from({ length }, (_, column) => rows.flatMap((row) => row[column] ?? [])).flat()
  return [...across(parts, short + 1), ...across(corrections, correctionBytes)]
}

function emptyGrid(size: number): Grid {
  const rows = (): boolean[][] => Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  return { dark: rows(), fixed: rows() }
}

function set({ dark, fixed }: Grid, row: number, column: number, isDark: boolean): void {
  if (dark[row]?.[column] === undefined) return
  dark[row][column] = isDark
  if (fixed[row]) fixed[row][column] = true
}

/** Rings around a centre: a corner's, with the light one around it (reach 4), or the aligning one's (reach 2). */
function drawRings(grid: Grid, row: number, column: number, reach: 2 | 4): void {
  const light = reach === 4 ? [2, 4] : [1]
  for (let down = -reach; down <= reach; down++) {
    for (let along = -reach; along <= reach; along++)
      set(grid, row + down, column + along, !light.includes(Math.max(Math.abs(down), Math.abs(along))))
  }
}

/** Draws the fixed parts of a version's code: corners, timing lines, the aligning ring, and the place of the format. */
function drawFrame(size: number): Grid {
  const grid = emptyGrid(size)
  for (let index = 8; index < size - 8; index++) {
    set(grid, 6, index, index % 2 === 0)
    set(grid, index, 6, index % 2 === 0)
  }
  if (size > 21) drawRings(grid, size - 7, size - 7, 2)
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    drawRings(grid, row, column, 4)
  drawFormat(grid, 0)
  return grid
}

/** Level M and the mask, protected by their own correction, twice (section 7.9). */
function drawFormat(grid: Grid, mask: number): void {
  const size = grid.dark.length
  let rest = mask << 10
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10)
  const format = ((mask << 10) | rest) ^ 0x5412
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((format >> bit) & 1) === 1
    set(grid, bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, isDark)
    set(grid, 8, bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit, isDark)
  }
  set(grid, size - 8, 8, true)
}

/** Fills the free places with the bytes: two columns at a time, up and down, from the right. */
function drawBytes({ dark, fixed }: Grid, bytes: readonly number[]): void {
  const size = dark.length
  let bit = 0
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    const isUp = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step++) {
      const row = dark[isUp ? size - 1 - step : step]
      for (const column of [right, right - 1]) {
        if (!row || fixed[isUp ? size - 1 - step : step]?.[column]) continue
        row[column] = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        bit++
      }
    }
  }
}

/** The QR code of at most 106 letters of ASCII, with correction for an eighth of them. Throws on more. */
export function makeQrCode(text: string): QrCode {
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const index = VERSIONS.findIndex(
    ([blocks, correction, all]) => bytes.length + FRAME_BYTES <= all - blocks * correction,
  )
  const version = VERSIONS[index]
  if (!version) throw new Error('The text is too long for a QR code of this size.')
  const [blocks, correction, all] = version
  const grid = drawFrame(21 + 4 * index)
  drawBytes(grid, interleave(frameText(bytes, all - blocks * correction), blocks, correction))
  const isFree = (row: number, column: number): boolean => grid.fixed[row]?.[column] === false
  const masked = (mask: number): boolean[][] => {
    const copy: Grid = {
      dark: grid.dark.map((line, row) =>
        line.map((isDark, column) => isDark !== (isFree(row, column) && maskOf(mask, row, column))),
      ),
      fixed: grid.fixed,
    }
    drawFormat(copy, mask)
    return copy.dark
  }
  return chooseMask(masked)
}

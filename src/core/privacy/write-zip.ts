/** A file in an archive; folders are parts of its name, between slashes. */
export type ArchivedFile = { name: readonly number[] | Uint8Array; bytes: Uint8Array }

const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END_OF_DIRECTORY = 0x06054b50
/** Version 2.0: folders. */
const VERSION = 20
/** The name is in UTF-8. */
const UTF8_NAME = 0x0800
const FIRST_YEAR = 1980

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest >>> 0
})

/** Computes the checksum that a ZIP archive holds of each file (CRC-32, ISO 3309). */
export function checksumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (sum >>> 8) ^ (CRC_TABLE[(sum ^ byte) & 0xff] ?? 0)
  return (sum ^ 0xffffffff) >>> 0
}

/** Bytes of numbers, the lowest first: each number is given with how many bytes it has. */
const packed = (...numbers: readonly (readonly [value: number, bytes: 2 | 4])[]): number[] =>
  numbers.flatMap(([value, bytes]) => Array.from({ length: bytes }, (_, index) => (value >>> (8 * index)) & 0xff))

/** Returns a moment as ZIP files have it, in UTC: two seconds are its smallest part. */
const timeOf = (at: Date): number => (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
const dayOf = (at: Date): number =>
  (Math.max(0, at.getUTCFullYear() - FIRST_YEAR) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()

/**
 * Writes files as one ZIP archive, uncompressed (PKWARE APPNOTE 6.3.9). It takes less than 65,535 files and 4 GB in
 * all.
 */
export function writeZip(files: readonly ArchivedFile[], at: Date): Uint8Array<ArrayBuffer> {
  const parts: (readonly number[] | Uint8Array)[] = []
  const directory: (readonly number[] | Uint8Array)[] = []
  let written = 0
  for (const { name, bytes } of files) {
    const size = bytes.length
    const facts = packed(
      [VERSION, 2],
      [UTF8_NAME, 2],
      [0, 2],
      [timeOf(at), 2],
      [dayOf(at), 2],
      [checksumOf(bytes), 4],
      [size, 4],
      [size, 4],
      [name.length, 2],
      [0, 2],
    )
    directory.push(
      [...packed([CENTRAL_HEADER, 4], [VERSION, 2]), ...facts, ...packed([0, 2], [0, 2], [0, 2], [0, 4], [written, 4])],
      name,
    )
    parts.push([...packed([LOCAL_HEADER, 4]), ...facts], name, bytes)
    written += 4 + facts.length + name.length + size
  }
  const directorySize = directory.reduce((sum, { length }) => sum + length, 0)
  const end = packed(
    [END_OF_DIRECTORY, 4],
    [0, 2],
    [0, 2],
    [files.length, 2],
    [files.length, 2],
    [directorySize, 4],
    [written, 4],
    [0, 2],
  )
  const archive = new Uint8Array(written + directorySize + end.length)
  let place = 0
  for (const part of [...parts, ...directory, end]) {
    archive.set(part, place)
    place += part.length
  }
  return archive
}

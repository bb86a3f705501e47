import type { FileType } from '#core/files/file-types.ts'
import type { RefusalReason } from '#core/uploads/upload-rules.ts'

/** Limits of an office document, which is an archive: entries, and bytes that it unpacks to. */
const ARCHIVE_LIMITS = { entries: 5000, unpacked: 300_000_000, ratio: 200, always: 10_000_000 } as const

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46

type Entry = { name: string; flags: number; method: number; packed: number; unpacked: number; at: number }

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Names in archives are read byte by byte: only ASCII names matter here. */
const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  Array.from(bytes.subarray(at, at + length), (byte) => String.fromCharCode(byte)).join('')

/** Reads the list of an archive that begins with its first entry and ends with its list; undefined otherwise. */
function readEntries(bytes: Uint8Array): Entry[] | undefined {
  const data = view(bytes)
  const end = bytes.length - END_LENGTH
  if (end < 0 || data.getUint32(end, true) !== END || data.getUint32(0, true) !== LOCAL) return undefined
  const count = data.getUint16(end + 10, true)
  const start = data.getUint32(end + 16, true)
  if (count !== data.getUint16(end + 8, true) || start + data.getUint32(end + 12, true) !== end) return undefined
  const entries: Entry[] = []
  let at = start
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_LENGTH > end || data.getUint32(at, true) !== ENTRY) return undefined
    const nameLength = data.getUint16(at + 28, true)
    entries.push({
      flags: data.getUint16(at + 8, true),
      method: data.getUint16(at + 10, true),
      packed: data.getUint32(at + 20, true),
      unpacked: data.getUint32(at + 24, true),
      at: data.getUint32(at + 42, true),
      name: textAt(bytes, at + ENTRY_LENGTH, nameLength),
    })
    at += ENTRY_LENGTH + nameLength + data.getUint16(at + 30, true) + data.getUint16(at + 32, true)
  }
  return at === end ? entries : undefined
}

/** Tells whether a name leads out of the folder that the archive is unpacked to. */
const leadsOut = (name: string): boolean =>
  name === '' || /[\\\0:]/.test(name) || name.startsWith('/') || name.split('/').includes('..')

/** Tells whether an archive unpacks to far more than it is, or whether its entries share bytes. */
function isBomb(entries: readonly Entry[], bytes: number): boolean {
  const { entries: most, unpacked, ratio, always } = ARCHIVE_LIMITS
  const whole = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0)
  const places = new Set(entries.map(({ at }) => at))
  if (entries.length > most || packed > bytes || places.size < entries.length) return true
  return whole > unpacked || (whole > always && whole > ratio * bytes)
}

/** Main parts of office documents, by their type. */
const MAIN_PARTS: readonly [part: string, type: FileType][] = [
  ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['ppt/presentation.xml', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
]

const OPEN_TYPES: readonly FileType[] = [
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.presentation',
  'application/vnd.oasis.opendocument.spreadsheet',
]

/** Bytes of the header before an entry's name. */
const LOCAL_LENGTH = 30

/** Finds the type of an office document by its main part. An open document begins with its type as text. */
function findType(bytes: Uint8Array, entries: readonly Entry[]): FileType | undefined {
  const names = new Set(entries.map(({ name }) => name))
  if (names.has('[Content_Types].xml')) return MAIN_PARTS.find(([part]) => names.has(part))?.[1]
  const first = entries.find(({ at }) => at === 0)
  if (first?.name !== 'mimetype' || first.method !== 0 || first.unpacked > 100) return undefined
  const written = textAt(bytes, LOCAL_LENGTH + 'mimetype'.length, first.unpacked)
  return OPEN_TYPES.find((type) => type === written)
}

const STORED = 0
const DEFLATED = 8

/** Inspects an archive without unpacking it. Only office documents are taken, without programs and passwords. */
export function inspectArchive(bytes: Uint8Array): { type: FileType } | { refused: RefusalReason } {
  const entries = readEntries(bytes)
  if (!entries) return { refused: 'broken' }
  if (isBomb(entries, bytes.length)) return { refused: 'archive-bomb' }
  if (entries.some(({ name }) => leadsOut(name))) return { refused: 'not-taken' }
  if (entries.some(({ flags }) => (flags & 1) === 1)) return { refused: 'locked' }
  if (entries.some(({ method }) => method !== STORED && method !== DEFLATED)) return { refused: 'not-taken' }
  if (entries.some(({ name }) => /vbaproject\.bin$|(?:^|\/)activex\/|^basic\/|\.(?:exe|dll|js|vbs|scr)$/i.test(name)))
    return { refused: 'macros' }
  const type = findType(bytes, entries)
  return type ? { type } : { refused: 'not-taken' }
}

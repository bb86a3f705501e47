import { findFileType, type FileType } from '#core/files/file-types.ts'
import { trimMp3 } from '#core/sound/trim-mp3.ts'
import { findWaveFault } from '#core/sound/write-wave.ts'
import { inspectArchive } from '#core/uploads/inspect-archive.ts'
import { inspectPicture } from '#core/uploads/inspect-picture.ts'
import type { PictureType } from '#core/uploads/measure-picture.ts'
import { UPLOAD_LIMITS, type RefusalReason } from '#core/uploads/upload-rules.ts'

/** Result of inspecting a file: the bytes to encode or to keep, or the reason for refusing it. */
export type Inspected =
  | { is: 'picture'; type: PictureType; bytes: Uint8Array }
  | { is: 'wave'; bytes: Uint8Array }
  | { is: 'kept'; type: FileType; bytes: Uint8Array }
  | { is: 'refused'; reason: RefusalReason }

const refuse = (reason: RefusalReason): Inspected => ({ is: 'refused', reason })

const PK = [0x50, 0x4b] as const

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0): boolean =>
  start.every((byte, index) => bytes[at + index] === byte)

const latin = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** Last bytes of a PDF file in which its end stands, and in which the end of an archive could. */
const PDF_TAIL = 1024
const ARCHIVE_TAIL = 66_000

/** True if an archive ends in these bytes: many programs would open the file as one. */
function endsArchive(bytes: Uint8Array): boolean {
  const tail = bytes.subarray(-ARCHIVE_TAIL)
  for (let at = tail.indexOf(PK[0]); at !== -1; at = tail.indexOf(PK[0], at + 1))
    if (startsWith(tail, [...PK, 5, 6], at)) return true
  return false
}

function inspectPdf(bytes: Uint8Array): Inspected {
  if (!/^%PDF-[12]\.\d/.test(latin(bytes.subarray(0, 8)))) return refuse('broken')
  if (endsArchive(bytes)) return refuse('two-kinds')
  const tail = latin(bytes.subarray(-PDF_TAIL))
  return /%%EOF\s*$/.test(tail) ? { is: 'kept', type: 'application/pdf', bytes } : refuse('broken')
}

function inspectWave(bytes: Uint8Array): Inspected {
  const fault = findWaveFault(bytes, UPLOAD_LIMITS.seconds)
  if (fault === null) return { is: 'wave', bytes }
  return refuse(fault === 'too-long' ? 'too-long' : 'broken')
}

function inspectMp3(bytes: Uint8Array): Inspected {
  const trimmed = trimMp3(bytes)
  if (!trimmed) return refuse('broken')
  return trimmed.seconds > UPLOAD_LIMITS.seconds
    ? refuse('too-long')
    : { is: 'kept', type: 'audio/mpeg', bytes: trimmed.bytes }
}

/** Characters that no text has: control characters, and those that turn text around. */
const NO_TEXT = /[^\P{Cc}\t\n\f\r]|[\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/u

/** First signs of a text that a browser could take for a page, a picture or a program. */
const MARKUP = /^[\uFEFF\s]*(?:<[!?/a-z]|#!|%!|MZ)|<(?:script|svg|html|iframe|object|embed)\b/i

function inspectText(bytes: Uint8Array, text: string | undefined): Inspected {
  const isText = text !== undefined && !NO_TEXT.test(text) && !MARKUP.test(text)
  return isText ? { is: 'kept', type: 'text/plain', bytes } : refuse('not-taken')
}

/**
 * Inspects the whole content of an upload by its bytes alone. Neither its name nor its stated type counts.
 * Nothing is decoded or unpacked. @param readText reads UTF-8; undefined for bytes that aren't
 */
export function inspectFile(bytes: Uint8Array, readText: (bytes: Uint8Array) => string | undefined): Inspected {
  if (bytes.length === 0) return refuse('empty')
  const type = findFileType(bytes)
  switch (type) {
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp': {
      const picture = inspectPicture(type, bytes)
      return 'refused' in picture ? refuse(picture.refused) : { is: 'picture', type, bytes: picture.bytes }
    }
    case 'audio/wav':
      return inspectWave(bytes)
    case 'audio/mpeg':
      return inspectMp3(bytes)
    case 'application/pdf':
      return inspectPdf(bytes)
    default:
      break
  }
  if (!startsWith(bytes, PK)) return inspectText(bytes, readText(bytes))
  const archive = inspectArchive(bytes)
  return 'refused' in archive ? refuse(archive.refused) : { is: 'kept', type: archive.type, bytes }
}

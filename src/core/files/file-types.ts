/** Types of stored files, each with the ending of its names. The server tells them from the content alone. */
export const FILE_TYPES = {
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'text/plain': 'txt',
  'application/octet-stream': 'bin',
} as const

export type FileType = keyof typeof FILE_TYPES

/** Number of first bytes from which a type is told. */
export const FILE_TYPE_BYTES = 12

/** Signatures by type: text at a place, in ISO 8859-1. All of a signature's texts must be there. */
const SIGNATURES: readonly [FileType, readonly [place: number, text: string][]][] = [
  ['audio/mpeg', [[0, 'ID3']]],
  [
    'audio/wav',
    [
      [0, 'RIFF'],
      [8, 'WAVE'],
    ],
  ],
  ['image/jpeg', [[0, '\u00FF\u00D8\u00FF']]],
  ['image/png', [[0, '\u0089PNG\r\n\u001A\n']]],
  [
    'image/webp',
    [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  ],
  ['application/pdf', [[0, '%PDF-']]],
]

/** True if the bytes begin with the header of an MPEG audio frame of layer III. */
const isMp3Frame = ([first = 0, second = 0]: Uint8Array): boolean => first === 0xff && (second & 0xe6) === 0xe2

/** Finds the type of a file from its first bytes; undefined for every type that isn't stored. */
export function findFileType(start: Uint8Array): FileType | undefined {
  const text = String.fromCharCode(...start.subarray(0, FILE_TYPE_BYTES))
  const found = SIGNATURES.find(([, parts]) => parts.every(([place, part]) => text.startsWith(part, place)))
  return found?.[0] ?? (isMp3Frame(start) ? 'audio/mpeg' : undefined)
}

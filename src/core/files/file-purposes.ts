import type { FileType } from '#core/files/file-types.ts'
import { UPLOAD_LIMITS } from '#core/uploads/upload-rules.ts'

type Purpose = {
  /** Types that such a file may have. */
  types: readonly FileType[]
  /** Most bytes of one file. */
  most: number
}

/** Purposes of stored files. */
export const FILE_PURPOSES = ['recording', 'upload-part', 'lesson-file'] as const

export type FilePurpose = (typeof FILE_PURPOSES)[number]

/**
 * Types and sizes by purpose. A recording is a word in MP3: eight seconds of at most 6,000 bytes, and its headers. Parts
 * of an upload are bytes of no type; nobody is sent one.
 */
export const FILE_RULES: Readonly<Record<FilePurpose, Purpose>> = {
  recording: { types: ['audio/mpeg'], most: 49_000 },
  'upload-part': { types: ['application/octet-stream'], most: UPLOAD_LIMITS.part },
  'lesson-file': {
    types: [
      'image/webp',
      'audio/mpeg',
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.oasis.opendocument.text',
      'application/vnd.oasis.opendocument.presentation',
      'application/vnd.oasis.opendocument.spreadsheet',
      'text/plain',
    ],
    most: UPLOAD_LIMITS.mostMegabytes * 1024 * 1024,
  },
}

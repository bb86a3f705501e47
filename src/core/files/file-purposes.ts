import type { FileType } from '#core/files/file-types.ts'

type Purpose = {
  /** Types that such a file may have. */
  types: readonly FileType[]
  /** Most bytes of one file. */
  most: number
}

/** Purposes of stored files. */
export const FILE_PURPOSES = ['recording'] as const

export type FilePurpose = (typeof FILE_PURPOSES)[number]

/** Types and sizes by purpose. A recording is a word in MP3: eight seconds of at most 6,000 bytes, and its headers. */
export const FILE_RULES: Readonly<Record<FilePurpose, Purpose>> = {
  recording: { types: ['audio/mpeg'], most: 49_000 },
}

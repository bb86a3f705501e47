import type { FileType } from '#core/files/file-types.ts'

/** Kinds of files that a lesson takes. */
export const UPLOAD_KINDS = ['picture', 'sound', 'document'] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

/** Reasons for which a whole file is refused; each has a text `uploads.refused.<reason>`. */
export const REFUSAL_REASONS = [
  'empty',
  'not-taken',
  'broken',
  'too-many-pixels',
  'too-long',
  'two-kinds',
  'locked',
  'macros',
  'archive-bomb',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

const MEGABYTE = 1024 * 1024

export const UPLOAD_LIMITS = {
  /** Megabytes of one file, unless the operator sets fewer. */
  megabytes: 20,
  /** Most megabytes that the operator can set. */
  mostMegabytes: 100,
  /** Most bytes in one request: one part of an upload. A request has 30 seconds. */
  part: MEGABYTE,
  /** Bytes that a browser sends in one request: a connection of 70 kbit/s manages it in time. */
  chunk: MEGABYTE / 4,
  /** Most parts of one upload: cut connections leave small ones. */
  parts: 1000,
  /** Longest sound in seconds. */
  seconds: 300,
  /** Milliseconds after its last part for which an unfinished upload waits. */
  waits: 24 * 60 * 60 * 1000,
} as const

/** Types of stored files by kind. */
const KIND_OF: Partial<Record<FileType, UploadKind>> = {
  'image/webp': 'picture',
  'audio/mpeg': 'sound',
}

/** Returns the kind of a stored file. */
export const kindOf = (type: FileType): UploadKind => KIND_OF[type] ?? 'document'

import { codesOf } from '#server/platform/log/describe-fault.ts'

/** A write that was refused because the disk is nearly full: the room that is left is for reading, and for the database to end and start again. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull'
  readonly code = 'STORAGE_FULL'
}

/** Codes of a full disk: ours, PostgreSQL's and the system's. */
const FULL_CODES: ReadonlySet<string> = new Set(['STORAGE_FULL', '53100', 'ENOSPC', 'EDQUOT'])

/** True for a write that failed because there is no room. */
export const isStorageFull = (fault: unknown): boolean => codesOf(fault).some((code) => FULL_CODES.has(code))

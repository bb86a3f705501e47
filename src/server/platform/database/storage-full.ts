import { codesOf } from '#server/platform/log/describe-fault.ts'

/**
 * Error for a write refused on a nearly full disk. The rest of the space is for reading and for restarting the
 * database.
 */
export class StorageFull extends Error {
  override readonly name = 'StorageFull'
  readonly code = 'STORAGE_FULL'
}

/** Codes of a full disk: ours, PostgreSQL's and the system's. */
const FULL_CODES: ReadonlySet<string> = new Set(['STORAGE_FULL', '53100', 'ENOSPC', 'EDQUOT'])

/** True for a write that failed because no space is left. */
export const isStorageFull = (fault: unknown): boolean => codesOf(fault).some((code) => FULL_CODES.has(code))

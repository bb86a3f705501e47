import type { Readable } from 'node:stream'

/** Part of a file: its first and its last byte, counted from 0. */
export type ByteRange = { first: number; last: number }

/** A place for contents, which are named by the SHA-256 of their bytes and never change. */
export type ContentStore = {
  /** Keeps a finished file under its hash; resolves when no crash can lose it. A content that is there stays. */
  keep: (hash: string, file: { path: string; bytes: number }) => Promise<void>
  /** Opens a content or a part of it; undefined if it isn't there. */
  read: (hash: string, range?: ByteRange) => Promise<Readable | undefined>
  /** Removes a content; one that isn't there is no fault. */
  remove: (hash: string) => Promise<void>
}

/** Error for a content that has a row in the database and is missing from the store. */
export class ContentMissing extends Error {
  override readonly name = 'ContentMissing'
  readonly code = 'CONTENT_MISSING'
}

/** Error for a store that can't be reached or refuses the server. The caller gets a failure that may be tried again. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
  readonly code = 'STORE_AWAY'
}

/**
 * A database that can't be reached, or that was lost before it answered. Whether it did what it was asked for last is then unknown:
 * the caller must hear of a failure that may be tried again.
 */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
  readonly code = 'DATABASE_AWAY'
}

/**
 * Error for a database that can't be reached, or was lost before its answer. It is unknown whether the last statement
 * took effect. The caller gets a failure that may be tried again.
 */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
  readonly code = 'DATABASE_AWAY'
}

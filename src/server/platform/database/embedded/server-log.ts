import fs from 'node:fs'
import path from 'node:path'

/**
 * Settings of PostgreSQL's own log: starts, ends, crashes and failed logins of roles. Messages of statements name keys
 * and values of rows, so they stay out (`log` ranks above `error`). The app's log has their codes.
 */
export const LOG_SETTINGS = [
  'logging_collector=off',
  'log_destination=stderr',
  'log_timezone=UTC',
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_statement=none',
  'log_min_duration_statement=-1',
  'log_min_duration_sample=-1',
  'log_transaction_sample_rate=0',
  'log_duration=off',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
  'log_lock_waits=off',
  'log_temp_files=-1',
  'log_replication_commands=off',
  'debug_print_parse=off',
  'debug_print_rewritten=off',
  'debug_print_plan=off',
  'log_parser_stats=off',
  'log_planner_stats=off',
  'log_executor_stats=off',
] as const

/** Bytes at which the log is rotated. One older log is kept beside it. */
export const LOG_LIMIT_BYTES = 5 * 1024 * 1024

/** Milliseconds after which the rotated log is deleted. */
export const LOG_KEPT_FOR = 30 * 24 * 60 * 60 * 1000

/** Returns the path of PostgreSQL's own log. */
export const logFileOf = (root: string): string => path.join(root, 'postgres.log')

const earlierOf = (root: string): string => `${logFileOf(root)}.old`

/**
 * Copies and empties a log that is too long or too old. PostgreSQL appends, so it goes on at the new beginning. On a
 * full disk nothing is copied.
 */
function putAside(root: string, now: Date): void {
  try {
    fs.copyFileSync(logFileOf(root), earlierOf(root))
    fs.chmodSync(earlierOf(root), 0o600)
    fs.utimesSync(earlierOf(root), now, now)
  } catch {
    fs.rmSync(earlierOf(root), { force: true })
  }
  fs.truncateSync(logFileOf(root))
}

/**
 * Rotates PostgreSQL's log by size, and deletes an old one. It runs at each start, and every hour while the server
 * runs.
 */
export function shortenLog(root: string, now: Date): void {
  const log = fs.statSync(logFileOf(root), { throwIfNoEntry: false })
  const earlier = fs.statSync(earlierOf(root), { throwIfNoEntry: false })
  const oldest = now.getTime() - LOG_KEPT_FOR
  const begun = earlier?.mtimeMs ?? log?.birthtimeMs ?? now.getTime()
  if (log !== undefined && log.size > 0 && (log.size > LOG_LIMIT_BYTES || begun < oldest)) putAside(root, now)
  else if (earlier !== undefined && earlier.mtimeMs < oldest) fs.rmSync(earlierOf(root))
}

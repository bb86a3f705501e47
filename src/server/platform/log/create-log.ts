/** How much the server says, from nothing to everything. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Lines for the person who runs the server. They never hold what a learner wrote, nor a secret. */
export type Log = Record<Exclude<LogLevel, 'silent'>, (message: string) => void>

/** A log that writes to the terminal: warnings and errors to standard error, the rest to standard output. */
export function createLog(level: LogLevel): Log {
  const writeAt = (own: LogLevel, write: (message: string) => void) => (message: string) => {
    if (LOG_LEVELS.indexOf(own) <= LOG_LEVELS.indexOf(level)) write(message)
  }
  return {
    error: writeAt('error', console.error),
    warn: writeAt('warn', console.error),
    info: writeAt('info', console.log),
    debug: writeAt('debug', console.log),
  }
}

import type { LogEvent } from '#server/platform/log/log-events.ts'

/** Levels of the log, from nothing to everything. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Formats of the log: one JSON object a line for programs, or a readable line for developers. */
export const LOG_FORMATS = ['json', 'readable'] as const
export type LogFormat = (typeof LOG_FORMATS)[number]

/** Facts that a log line may carry beside its sentence. The list is closed, so that no personal data gets in. */
export type LogDetails = {
  event?: LogEvent
  /** Id of the request, the same as in the answer's header `x-request-id`. */
  request?: string
  method?: string
  /** The route's pattern, never the address that was asked for. */
  route?: string
  status?: number
  milliseconds?: number
  /** A code of our own list, of the database or of the system. */
  code?: string
  /** Number of occurrences, if one line stands for many. */
  times?: number
}

type Write = (message: string, details?: LogDetails) => void

/** Log for the person who runs the server. Its lines never hold people's words, a name, an address or a secret. */
export type Log = Record<Exclude<LogLevel, 'silent'>, Write>

/** Clock and output of the log; tests pass their own. */
export type LogPlaces = { clock: () => Date; out: (line: string) => void; err: (line: string) => void }

const PLACES: LogPlaces = {
  clock: () => new Date(),
  out: (line) => void process.stdout.write(line),
  err: (line) => void process.stderr.write(line),
}

/** Escapes control characters, line ends and direction marks, so that a message is one line and moves no cursor. */
const onOneLine = (message: string): string =>
  message.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16) ?? ''}}`)

/** Readable lines keep line ends: several wrong settings are told one a line. */
const readable = (message: string): string => message.split('\n').map(onOneLine).join('\n')

const lineOf = (level: LogLevel, at: Date, message: string, { event = 'note', ...details }: LogDetails): string =>
  JSON.stringify({ time: at.toISOString(), level, event, ...details, message: onOneLine(message) })

/** Creates a log: warnings and errors go to standard error, the rest to standard output. */
export function createLog(
  level: LogLevel,
  format: LogFormat = 'readable',
  { clock, out, err }: LogPlaces = PLACES,
): Log {
  const writeAt =
    (own: LogLevel, write: (line: string) => void): Write =>
    (message, details = {}) => {
      if (LOG_LEVELS.indexOf(own) > LOG_LEVELS.indexOf(level)) return
      const request = details.request === undefined ? '' : `request ${details.request}: `
      write(`${format === 'json' ? lineOf(own, clock(), message, details) : `${request}${readable(message)}`}\n`)
    }
  return {
    error: writeAt('error', err),
    warn: writeAt('warn', err),
    info: writeAt('info', out),
    debug: writeAt('debug', out),
  }
}

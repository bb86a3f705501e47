/** Events of log lines; docs/logging.md explains each. */
export const LOG_EVENTS = [
  'note',
  'started',
  'stopping',
  'setting',
  'start-failed',
  'crashed',
  'request',
  'request-failed',
  'refusals',
  'security',
  'security-waiting',
  'library-message',
  'database',
  'retention-failed',
  'mail-failed',
  'job-failed',
  'hub-refused',
  'model-failed',
] as const

export type LogEvent = (typeof LOG_EVENTS)[number]

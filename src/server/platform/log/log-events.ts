/** Every event that a log line can be of; docs/logging.md says of each when it is written and what it tells. */
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
  'hub-refused',
  'model-failed',
] as const

export type LogEvent = (typeof LOG_EVENTS)[number]

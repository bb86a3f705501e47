/** Calls for learning events and the progress that follows from them. */
export const learningCalls = {
  recordEvents: ['POST', '/api/learning/events'],
  listEvents: ['GET', '/api/learning/events'],
  getProgress: ['GET', '/api/learning/progress'],
} as const

/** Reasons for rejecting one event of a batch. Sending it again doesn't help, so a device drops it. */
export const REJECTION_CODES = ['invalid-id', 'invalid-event'] as const

/** Most events in one answer of `listEvents`. */
export const EVENTS_PER_PAGE = 500

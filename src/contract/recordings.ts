/** Calls for recordings of words: adults make them, and everybody hears them after review. */
export const recordingsCalls = {
  listApprovedRecordings: ['GET', '/api/recordings'],
  listOwnRecordings: ['GET', '/api/recordings/own'],
  addRecording: ['POST', '/api/recordings/add'],
  deleteRecording: ['POST', '/api/recordings/delete'],
  listWaitingRecordings: ['GET', '/api/recordings/waiting'],
  readRecording: ['GET', '/api/recordings/read'],
  decideRecording: ['POST', '/api/recordings/decide'],
} as const

/** Most recordings in one list for review. */
export const WAITING_SHOWN = 50

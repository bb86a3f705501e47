/** What only staff may do. */
export const staffCalls = {
  endSessionsOf: ['POST', '/api/staff/end-sessions'],
} as const

/** Calls for staff only. */
export const staffCalls = {
  listStaffQueues: ['GET', '/api/staff/queues'],
  endSessionsOf: ['POST', '/api/staff/end-sessions'],
  listFactorRemovals: ['GET', '/api/staff/factor-removals'],
  decideFactorRemoval: ['POST', '/api/staff/factor-removals/decide'],
} as const

/** Calls that tell whether the server can do its work. */
export const healthCalls = {
  getHealth: ['GET', '/api/health'],
} as const

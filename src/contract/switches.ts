/** What guardians switch off for a child, and what the child's devices take. */
export const switchesCalls = {
  getSwitches: ['GET', '/api/switches'],
  getChildSwitches: ['GET', '/api/switches/child'],
  setChildSwitches: ['POST', '/api/switches/child'],
} as const

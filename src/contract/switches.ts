/** Calls for a child's switches: guardians set them, and the child's devices read them. */
export const switchesCalls = {
  getSwitches: ['GET', '/api/switches'],
  getChildSwitches: ['GET', '/api/switches/child'],
  setChildSwitches: ['POST', '/api/switches/child'],
} as const

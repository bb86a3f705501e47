/** Calls for the security record: who did what to an account or a child's data, and when. */
export const recordsCalls = {
  listOwnRecord: ['GET', '/api/records/own'],
  listAudit: ['POST', '/api/records/list'],
  listChildRecord: ['GET', '/api/records/child'],
} as const

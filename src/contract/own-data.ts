/** Calls for a copy of own data and its deletion. */
export const ownDataCalls = {
  exportOwnData: ['GET', '/api/own-data/export'],
  listLeftSpaces: ['GET', '/api/own-data/left-spaces'],
  deleteOwnAccount: ['POST', '/api/own-data/delete'],
} as const

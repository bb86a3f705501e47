/** What is kept of oneself: a copy of it, and its end. */
export const ownDataCalls = {
  exportOwnData: ['GET', '/api/own-data/export'],
  listLeftSpaces: ['GET', '/api/own-data/left-spaces'],
  deleteOwnAccount: ['POST', '/api/own-data/delete'],
} as const

/** Calls of the market, where adults share and sell resources. */
export const marketCalls = {
  listResources: ['POST', '/api/market/list'],
  getResource: ['GET', '/api/market/one'],
  takeResource: ['POST', '/api/market/take'],
  listLibrary: ['POST', '/api/market/library'],
  linkMarketFile: ['POST', '/api/market/file-link'],
  openInBuilder: ['POST', '/api/market/open'],
  rateResource: ['POST', '/api/market/rate'],
  reportResource: ['POST', '/api/market/report'],
  forkResource: ['POST', '/api/market/fork'],
  listOwnResources: ['POST', '/api/market/own/list'],
  getOwnResource: ['GET', '/api/market/own/one'],
  saveResource: ['POST', '/api/market/own/save'],
  submitResource: ['POST', '/api/market/own/submit'],
  withdrawResource: ['POST', '/api/market/own/withdraw'],
  listMarketQueue: ['GET', '/api/market/staff/queue'],
  decideSubmission: ['POST', '/api/market/staff/decide'],
  decideReview: ['POST', '/api/market/staff/review'],
  decideMarketReport: ['POST', '/api/market/staff/report'],
} as const

/** Resources in one page of a list. */
export const RESOURCES_PER_PAGE = 24

/** Own resources in one page of their table. */
export const OWN_RESOURCES_PER_PAGE = 50

/** Entries of each kind in the queue of staff: the oldest, until they are decided. */
export const QUEUE_LENGTH = 50

/** Address of a file of a resource; it works with the signature of a link only. */
export const MARKET_FILES_PATH = '/api/market-files'

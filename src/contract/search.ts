/** Calls for the search of the dashboard. A name is sent in the body, because addresses end up in logs. */
export const searchCalls = {
  search: ['POST', '/api/search'],
} as const

/** Kinds of things that the server finds; the pages of the product itself are found by the browser. */
export const SEARCH_KINDS = ['student', 'group', 'assignment', 'lesson', 'resource'] as const

export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Results of each kind, if all kinds are searched. */
export const FIRST_RESULTS = 5

/** Results of one page, if one kind is searched. */
export const SEARCH_PAGE = 50

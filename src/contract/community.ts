/** Calls of the community: adults suggest better words and report things; staff decide. */
export const communityCalls = {
  searchTexts: ['POST', '/api/community/texts/list'],
  listOwnSuggestions: ['GET', '/api/community/suggestions/own'],
  addSuggestion: ['POST', '/api/community/suggestions/add'],
  takeBackSuggestion: ['POST', '/api/community/suggestions/take-back'],
  reportContent: ['POST', '/api/community/report'],
  listSuggestions: ['GET', '/api/community/suggestions'],
  decideSuggestion: ['POST', '/api/community/suggestions/decide'],
  exportSuggestions: ['GET', '/api/community/suggestions/accepted'],
  listReported: ['GET', '/api/community/reported'],
  decideReport: ['POST', '/api/community/reported/decide'],
} as const

/** Calls about what the students of a class or a family learn, for those who teach them. */
export const insightsCalls = {
  listStudentProgress: ['GET', '/api/insights/progress'],
  listMistakes: ['GET', '/api/insights/mistakes'],
  makePractice: ['POST', '/api/insights/practice'],
  listPractices: ['GET', '/api/insights/practices'],
} as const

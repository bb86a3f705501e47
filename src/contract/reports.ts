/** Calls for reports: what students achieved, for those who may see their learning. */
export const reportsCalls = {
  listAssessments: ['POST', '/api/reports/assessments'],
  getPractice: ['POST', '/api/reports/practice'],
} as const

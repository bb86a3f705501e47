/** Calls for the lessons that teachers and parents make. */
export const lessonPlansCalls = {
  listPlans: ['POST', '/api/lesson-plans/list'],
  getPlan: ['GET', '/api/lesson-plans/one'],
  saveDraft: ['POST', '/api/lesson-plans/save'],
  publishPlan: ['POST', '/api/lesson-plans/publish'],
  listPlanVersions: ['GET', '/api/lesson-plans/versions'],
  getPlanVersion: ['POST', '/api/lesson-plans/version'],
  getVersion: ['POST', '/api/lesson-plans/play'],
  duplicatePlan: ['POST', '/api/lesson-plans/duplicate'],
  archivePlan: ['POST', '/api/lesson-plans/archive'],
  deletePlan: ['POST', '/api/lesson-plans/delete'],
  restorePlan: ['POST', '/api/lesson-plans/restore'],
  sharePlan: ['POST', '/api/lesson-plans/share'],
  unsharePlan: ['POST', '/api/lesson-plans/unshare'],
} as const

/** Lessons in one page of the list. */
export const PLANS_PER_PAGE = 50

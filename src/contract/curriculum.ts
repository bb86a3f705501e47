/** Calls about progress in the modules of the curriculum. */
export const curriculumCalls = {
  getModuleProgress: ['GET', '/api/curriculum/progress'],
} as const

export { loadOwnSteps } from '#server/features/lesson-plans/load-own-steps.ts'
export { lessonPlansData } from '#server/features/lesson-plans/personal-data.ts'
export { registerLessonPlans } from '#server/features/lesson-plans/routes.ts'
export { lessonPlanSweeps } from '#server/features/lesson-plans/sweeps.ts'

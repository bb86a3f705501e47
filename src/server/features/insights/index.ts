export { learnersSeenBy, requireSeenLearner, requireTeaching } from '#server/features/insights/policy.ts'
export { registerInsights } from '#server/features/insights/routes.ts'

export { findClassScores } from '#server/features/insights/find-class-scores.ts'
export { findScores } from '#server/features/insights/find-scores.ts'
export {
  learnersSeenBy,
  learnersSeenInAll,
  requireSeenLearner,
  requireTeaching,
  type Teaching,
  type TeachingParts,
} from '#server/features/insights/policy.ts'
export { registerInsights } from '#server/features/insights/routes.ts'

export { recordingsData } from '#server/features/recordings/collect-recordings.ts'
export { spokenNamesOf } from '#server/features/recordings/list-spoken-names.ts'
export { findSpeakers } from '#server/features/recordings/queries.ts'
export { registerRecordings } from '#server/features/recordings/routes.ts'

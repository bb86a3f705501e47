export {
  findAssignmentReaders,
  findFirstNameOnly,
  findLanguage,
  settingsData,
} from '#server/features/settings/queries.ts'
export { registerSettings } from '#server/features/settings/routes.ts'

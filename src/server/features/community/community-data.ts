import { findAllSuggestions, findReportsBy } from '#server/features/community/queries.ts'
import { contentReportsColumnClasses, suggestionsColumnClasses } from '#server/features/community/tables.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import { pickExported } from '#server/platform/database/pick-exported.ts'

/** Suggestions and reports of a person. */
export const communityData = {
  collect: async (database, learnerId) => ({
    suggestions: pickExported(suggestionsColumnClasses, await findAllSuggestions(database, learnerId)),
    contentReports: pickExported(contentReportsColumnClasses, await findReportsBy(database, learnerId)),
  }),
} satisfies PersonalData

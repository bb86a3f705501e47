import { findFeed, listEventsAbout } from '#server/features/schedule/queries.ts'
import { calendarFeedsColumnClasses, scheduleEventsColumnClasses } from '#server/features/schedule/tables.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import { pickExported } from '#server/platform/database/pick-exported.ts'

/** Events for a person or added by them, and their calendar feed. */
export const scheduleData = {
  collect: async (database, learnerId) => {
    const feed = await findFeed(database, learnerId)
    return {
      scheduleEvents: pickExported(scheduleEventsColumnClasses, await listEventsAbout(database, learnerId)),
      calendarFeeds: pickExported(calendarFeedsColumnClasses, feed ? [feed] : []),
    }
  },
} satisfies PersonalData

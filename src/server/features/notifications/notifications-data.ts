import { eq } from 'drizzle-orm'
import {
  notificationChoices,
  notificationChoicesColumnClasses,
  notifications,
  notificationsColumnClasses,
} from '#server/features/notifications/tables.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import { pickExported } from '#server/platform/database/pick-exported.ts'

/** Notifications of an adult, and the choices about them. */
export const notificationsData = {
  collect: async (database, learnerId) => ({
    notifications: pickExported(
      notificationsColumnClasses,
      await database.select().from(notifications).where(eq(notifications.learnerId, learnerId)),
    ),
    notificationChoices: pickExported(
      notificationChoicesColumnClasses,
      await database.select().from(notificationChoices).where(eq(notificationChoices.learnerId, learnerId)),
    ),
  }),
} satisfies PersonalData

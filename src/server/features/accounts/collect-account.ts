import { eq } from 'drizzle-orm'
import {
  emailChanges,
  emailChangesColumnClasses,
  factorRemovals,
  factorRemovalsColumnClasses,
  knownDevices,
  knownDevicesColumnClasses,
  secondFactors,
  secondFactorsColumnClasses,
  sessions,
  sessionsColumnClasses,
  users,
  usersColumnClasses,
} from '#server/features/accounts/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import { pickExported, type ExportedTables } from '#server/platform/database/pick-exported.ts'

async function collectAccount(database: Database, id: string): Promise<ExportedTables> {
  return {
    users: pickExported(usersColumnClasses, await database.select().from(users).where(eq(users.id, id))),
    secondFactors: pickExported(
      secondFactorsColumnClasses,
      await database.select().from(secondFactors).where(eq(secondFactors.userId, id)),
    ),
    knownDevices: pickExported(
      knownDevicesColumnClasses,
      await database.select().from(knownDevices).where(eq(knownDevices.userId, id)),
    ),
    emailChanges: pickExported(
      emailChangesColumnClasses,
      await database.select().from(emailChanges).where(eq(emailChanges.userId, id)),
    ),
    factorRemovals: pickExported(
      factorRemovalsColumnClasses,
      await database.select().from(factorRemovals).where(eq(factorRemovals.userId, id)),
    ),
    sessions: pickExported(
      sessionsColumnClasses,
      await database.select().from(sessions).where(eq(sessions.userId, id)),
    ),
  }
}

/** Personal data of the accounts feature. */
export const accountsData = { collect: collectAccount } satisfies PersonalData

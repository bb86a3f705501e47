import { and, eq } from 'drizzle-orm'
import {
  consentActs,
  consentActsColumnClasses,
  guardianInvitations,
  guardianInvitationsColumnClasses,
  guardianRelations,
  guardianRelationsColumnClasses,
} from '#server/features/children/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { pickExported, type ExportedTables } from '#server/platform/database/pick-exported.ts'

/** Collects an adult's decisions for children and their invitations to guardians, for the copy of their own data. */
export async function collectGuardianship(database: Database, guardianId: string): Promise<ExportedTables> {
  return {
    guardianOf: pickExported(
      guardianRelationsColumnClasses,
      await database.select().from(guardianRelations).where(eq(guardianRelations.guardianId, guardianId)),
    ),
    guardianInvitations: pickExported(
      guardianInvitationsColumnClasses,
      await database.select().from(guardianInvitations).where(eq(guardianInvitations.invitedBy, guardianId)),
    ),
    consentsGiven: pickExported(
      consentActsColumnClasses,
      await database.select().from(consentActs).where(eq(consentActs.guardianId, guardianId)),
    ),
  }
}

/**
 * Tells whether an adult is the first guardian of a child now. Invited and former first guardians leave no child alone
 * by going.
 */
export const decidesForChildren = async (database: Database, guardianId: string): Promise<boolean> =>
  (await database.$count(
    guardianRelations,
    and(eq(guardianRelations.guardianId, guardianId), eq(guardianRelations.kind, 'first')),
  )) > 0

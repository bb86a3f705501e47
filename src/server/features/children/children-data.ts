import { and, eq } from 'drizzle-orm'
import type { ChildrenParts } from '#server/features/children/children-parts.ts'
import { endAllAccess } from '#server/features/children/end-access.ts'
import { forgetAskedOf, listDecisions } from '#server/features/children/queries.ts'
import {
  consentActs,
  consentActsColumnClasses,
  guardianInvitations,
  guardianInvitationsColumnClasses,
  guardianRelations,
  guardianRelationsColumnClasses,
} from '#server/features/children/tables.ts'
import { tellFirst, type TellParts } from '#server/features/children/tell-guardians.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { PersonalData } from '#server/platform/database/personal-data.ts'
import { pickExported, type ExportedTables } from '#server/platform/database/pick-exported.ts'

/** Collects guardians' decisions about a child, and their relations to it. */
async function collectChild(database: Database, childId: string): Promise<ExportedTables> {
  const decisions = await listDecisions(database, childId)
  return {
    guardianRelations: pickExported(guardianRelationsColumnClasses, decisions.guardianRelations),
    guardianInvitations: pickExported(guardianInvitationsColumnClasses, decisions.guardianInvitations),
    consentActs: pickExported(consentActsColumnClasses, decisions.consentActs),
  }
}

/** Collects an adult's decisions for children, and their invitations to guardians. */
async function collectGuardianship(database: Database, guardianId: string): Promise<ExportedTables> {
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
const decidesForChildren = async (database: Database, guardianId: string): Promise<boolean> =>
  (await database.$count(
    guardianRelations,
    and(eq(guardianRelations.guardianId, guardianId), eq(guardianRelations.kind, 'first')),
  )) > 0

/**
 * Returns the personal data of children and guardians. A first guardian deletes the child's account before their own,
 * so that no child is left alone.
 */
export const childrenData = (parts: TellParts & Pick<ChildrenParts, 'leaveTheirs'>): PersonalData => ({
  collect: collectChild,
  collectDecisions: collectGuardianship,
  refuseEnd: async (database, adultId) => {
    if (await decidesForChildren(database, adultId))
      throw new CallRefusal('children-first', 'The account is the first guardian of a child')
  },
  endRoles: async (transaction, { id }) => {
    const wards = await endAllAccess(parts, transaction, id)
    return async () => {
      for (const childId of wards) await tellFirst(parts, childId, id, 'guardianLeft')
    }
  },
  forgetAddresses: async (transaction, emails) => {
    for (const email of emails) await forgetAskedOf(transaction, email)
  },
})

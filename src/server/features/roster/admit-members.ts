import { randomBytes } from 'node:crypto'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { needsGuardian } from '#core/people/age-bands.ts'
import { matchMembers, type NewMember } from '#core/roster/match-member.ts'
import { STUDENT_LIMITS } from '#core/roster/student.ts'
import { findConfirmed, findPeople } from '#server/features/accounts/index.ts'
import { findGuardianAddresses } from '#server/features/children/index.ts'
import { findFirstNameOnly } from '#server/features/settings/index.ts'
import {
  deleteRows,
  insertRows,
  listRows,
  listUnlisted,
  updateRow,
  type StudentRow,
} from '#server/features/roster/queries.ts'
import type { RosterParts } from '#server/features/roster/roster-parts.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Returns the name of a transaction's lock on the roster of a group. */
export const rosterLock = (spaceId: string): string => `roster ${spaceId}`

type Clocked = Pick<RosterParts, 'database' | 'clock'>

/** Describes accounts as the group may know them: a minor by the username, without an address of its own. */
export async function describeMembers(
  database: Database,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, NewMember>> {
  const people = await findPeople(database, ids)
  const [confirmed, guardians, firstNameOnly] = [
    await findConfirmed(database, ids),
    await findGuardianAddresses(database, ids, now),
    await findFirstNameOnly(database, ids),
  ]
  return new Map(
    [...people.values()].map(({ id, firstName, lastName, username, ageBand }) => {
      const isMinor = needsGuardian(ageBand)
      const full = firstNameOnly.has(id) ? firstName : `${firstName} ${lastName}`.trim()
      return [
        id,
        {
          learnerId: id,
          own: isMinor ? null : (confirmed.get(id) ?? null),
          guardians: isMinor ? (guardians.get(id)?.addresses ?? []) : [],
          hasSiblings: guardians.get(id)?.hasSiblings ?? false,
          name: (isMinor ? username : full).slice(0, STUDENT_LIMITS.name),
        },
      ]
    }),
  )
}

/** Returns the row of an account that nobody has entered before. */
export const newRow = (spaceId: string, id: string, { learnerId, name }: NewMember, now: Date): StudentRow => ({
  spaceId,
  id,
  learnerId,
  origin: 'joined',
  name,
  grade: null,
  birthYear: null,
  email: null,
  parent: null,
  parentEmail: null,
  number: null,
  note: null,
  status: 'active',
  changedByHand: [],
  revision: 1,
  createdAt: now,
  changedAt: now,
})

/** Rows of accounts that nobody has touched: they give way to a row that was entered. */
const isUntouched = ({ origin, learnerId, changedByHand, revision }: StudentRow): boolean =>
  origin === 'joined' && learnerId !== null && changedByHand.length === 0 && revision === 1

/** Gives the new members of one group their rows; after an import, also members whose row nobody has touched. */
async function admitTo(transaction: Database, spaceId: string, now: Date, again: boolean): Promise<void> {
  await lockName(transaction, rosterLock(spaceId))
  const unlisted = (await listUnlisted(transaction, [spaceId])).map(({ learnerId }) => learnerId)
  const rows = await listRows(transaction, spaceId)
  const untouched = again ? rows.filter(isUntouched) : []
  const ids = [...unlisted, ...untouched.flatMap(({ learnerId }) => learnerId ?? [])]
  if (ids.length === 0) return
  const members = [...(await describeMembers(transaction, ids, now)).values()]
  const open = rows.filter(({ learnerId, changedByHand }) => learnerId === null && !changedByHand.includes('account'))
  const joined = matchMembers(members, open)
  await deleteRows(
    transaction,
    spaceId,
    untouched.filter(({ learnerId }) => joined.has(learnerId ?? '')).map(({ id }) => id),
  )
  for (const [learnerId, id] of joined) {
    const revision = (open.find((row) => row.id === id)?.revision ?? 0) + 1
    await updateRow(transaction, { spaceId, id }, { learnerId, revision, changedAt: now })
  }
  await insertRows(
    transaction,
    members
      .filter(({ learnerId }) => !joined.has(learnerId) && unlisted.includes(learnerId))
      .map((member) => newRow(spaceId, uuidV7(now.getTime(), randomBytes(10)), member, now)),
  )
}

/**
 * Gives students who have joined these groups a row of the roster. It is one that was entered with an address of theirs,
 * or a new one. Every read of a roster asks for it first. @param again after an import: also looks at members who have
 * only a row of their own
 */
export async function admitMembers(
  { database, clock }: Clocked,
  spaceIds: readonly string[],
  again?: 'again',
): Promise<void> {
  if (spaceIds.length === 0) return
  await asSystem(async () => {
    const waiting = again ? spaceIds : new Set((await listUnlisted(database, spaceIds)).map(({ spaceId }) => spaceId))
    for (const spaceId of waiting)
      await database.transaction((transaction) => admitTo(transaction, spaceId, clock(), again !== undefined))
  })
}

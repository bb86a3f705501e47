import { randomBytes } from 'node:crypto'
import type { AccountDoubt, WholeStudent } from '#contract/roster-schemas.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { findCandidates } from '#core/roster/match-member.ts'
import { describeMembers, newRow, rosterLock } from '#server/features/roster/admit-members.ts'
import { noSuchStudent, type OwnGroup } from '#server/features/roster/policy.ts'
import {
  deleteRows,
  findRow,
  findStudent,
  insertRows,
  listUndecided,
  updateRow,
} from '#server/features/roster/queries.ts'
import type { RosterParts } from '#server/features/roster/roster-parts.ts'
import { showStudent } from '#server/features/roster/show-students.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

type Clocked = Pick<RosterParts, 'database' | 'clock'>

/** Lists the accounts of these groups that may be a student's who was entered before, and that nobody decided about. */
export async function findDoubts({ database, clock }: Clocked, groups: readonly OwnGroup[]): Promise<AccountDoubt[]> {
  const edited = groups.filter(({ mayEdit, learnerIds }) => mayEdit && learnerIds.length > 0)
  if (edited.length === 0) return []
  const rows = await listUndecided(
    database,
    edited.map(({ spaceId }) => spaceId),
  )
  const rowsOf = Map.groupBy(rows, ({ spaceId }) => spaceId)
  const asked = edited.flatMap(({ spaceId, learnerIds }) =>
    (rowsOf.get(spaceId) ?? []).flatMap((row) =>
      row.learnerId !== null && learnerIds.includes(row.learnerId) ? [{ ...row, learnerId: row.learnerId }] : [],
    ),
  )
  if (asked.length === 0) return []
  const members = await asSystem(() =>
    describeMembers(
      database,
      asked.map(({ learnerId }) => learnerId),
      clock(),
    ),
  )
  return asked.flatMap(({ spaceId, id, name, learnerId }): AccountDoubt[] => {
    const member = members.get(learnerId)
    const open = (rowsOf.get(spaceId) ?? []).filter((row) => row.learnerId === null)
    const candidates = (member ? findCandidates(member, open) : []).toSorted((one, other) =>
      one.name.localeCompare(other.name),
    )
    if (candidates.length === 0) return []
    return [
      {
        spaceId,
        id,
        name,
        candidates: candidates.map((row) => ({
          id: row.id,
          name: row.name,
          grade: row.grade,
          parentEmail: row.parentEmail,
        })),
      },
    ]
  })
}

/** Requires a row that the caller may see, and reads it whole. */
async function requireRow(transaction: Database, group: OwnGroup, id: string) {
  const seen = await findStudent(transaction, group, id)
  const row = seen && (await findRow(transaction, group.spaceId, id))
  if (!row) throw noSuchStudent()
  return { ...row, learnerId: seen.learner_id }
}

/** Joins an account to a student who was entered, or says that it is nobody's among them. The same twice is one. */
export async function joinStudent(
  { database, clock }: Clocked,
  { spaceId, id, enteredId }: { spaceId: string; id: string; enteredId: string | null },
  group: OwnGroup,
): Promise<{ student: WholeStudent }> {
  return database.transaction(async (transaction) => {
    await lockName(transaction, rosterLock(spaceId))
    const parts = { database: transaction, clock }
    const now = clock()
    const entered = enteredId === null ? undefined : await requireRow(transaction, group, enteredId)
    const account = (await findStudent(transaction, group, id)) && (await requireRow(transaction, group, id))
    if (!account) {
      // The row went when it was joined before.
      if (entered?.learnerId) return { student: await showStudent(parts, group, entered.id) }
      throw noSuchStudent()
    }
    const mark = (marks: typeof account.changedByHand) => [...new Set([...marks, 'account' as const])]
    if (!entered) {
      const changedByHand = mark(account.changedByHand)
      await updateRow(transaction, account, { changedByHand, revision: account.revision + 1, changedAt: now })
      return { student: await showStudent(parts, group, id) }
    }
    if (account.learnerId === null || entered.learnerId !== null || account.origin !== 'joined')
      throw new CallRefusal('not-allowed', 'Only an account of its own can be joined to a student without one')
    await deleteRows(transaction, spaceId, [id])
    await updateRow(transaction, entered, {
      learnerId: account.learnerId,
      grade: entered.grade ?? account.grade,
      birthYear: entered.birthYear ?? account.birthYear,
      email: entered.email ?? account.email,
      parent: entered.parent ?? account.parent,
      parentEmail: entered.parentEmail ?? account.parentEmail,
      number: entered.number ?? account.number,
      note: entered.note ?? account.note,
      changedByHand: mark(entered.changedByHand),
      revision: entered.revision + 1,
      changedAt: now,
    })
    return { student: await showStudent(parts, group, entered.id) }
  })
}

/**
 * Gives the account of an entered student a row of its own again. The entry stays as it is, without the account.
 * @param note names whose account it was, for the record
 */
export async function partStudent(
  { database, clock }: Clocked,
  { spaceId, id }: { spaceId: string; id: string },
  group: OwnGroup,
  note: (learnerId: string) => void,
): Promise<{ student: WholeStudent }> {
  return database.transaction(async (transaction) => {
    await lockName(transaction, rosterLock(spaceId))
    const parts = { database: transaction, clock }
    const now = clock()
    const row = await requireRow(transaction, group, id)
    const { learnerId } = row
    if (learnerId !== null) note(learnerId)
    if (learnerId === null) return { student: await showStudent(parts, group, id) }
    if (row.origin !== 'entered') throw new CallRefusal('not-allowed', 'The student is there by the account alone')
    const member = (await asSystem(() => describeMembers(transaction, [learnerId], now))).get(learnerId)
    if (!member) throw noSuchStudent()
    await updateRow(transaction, row, {
      learnerId: null,
      changedByHand: [...new Set([...row.changedByHand, 'account' as const])],
      revision: row.revision + 1,
      changedAt: now,
    })
    await insertRows(transaction, [
      { ...newRow(spaceId, uuidV7(now.getTime(), randomBytes(10)), member, now), changedByHand: ['account'] },
    ])
    return { student: await showStudent(parts, group, id) }
  })
}

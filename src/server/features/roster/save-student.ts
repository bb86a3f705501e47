import type { z } from 'zod'
import type { rosterSchemas, StudentFields } from '#contract/roster-schemas.ts'
import { isBirthYear, type HandMark, type StudentStatus } from '#core/roster/student.ts'
import { admitMembers, rosterLock } from '#server/features/roster/admit-members.ts'
import { noSuchStudent, type OwnGroup } from '#server/features/roster/policy.ts'
import {
  countRows,
  deleteRows,
  findRow,
  findRowOf,
  findStudent,
  insertRows,
  updateRow,
  type StudentRow,
} from '#server/features/roster/queries.ts'
import type { RosterParts } from '#server/features/roster/roster-parts.ts'
import { showStudent } from '#server/features/roster/show-students.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'

type SaveInput = z.output<typeof rosterSchemas.saveStudent.input>
type Saved = z.output<typeof rosterSchemas.saveStudent.output>
type Place = { spaceId: string; id: string }
type Clocked = Pick<RosterParts, 'database' | 'clock'>

const FIELDS = ['name', 'grade', 'birthYear', 'email', 'parent', 'parentEmail', 'number', 'note'] as const

const pickFields = (from: StudentFields): StudentFields => ({
  name: from.name,
  grade: from.grade,
  birthYear: from.birthYear,
  email: from.email,
  parent: from.parent,
  parentEmail: from.parentEmail,
  number: from.number,
  note: from.note === '' ? null : from.note,
})

const changedFields = (row: StudentFields, fields: StudentFields) =>
  FIELDS.filter((field) => row[field] !== fields[field])

const byHand = (row: Pick<StudentRow, 'changedByHand'>, fields: readonly HandMark[]): HandMark[] => [
  ...new Set([...row.changedByHand, ...fields]),
]

function refuseBirthYear({ birthYear }: StudentFields, now: Date): void {
  if (birthYear !== null && !isBirthYear(birthYear, now))
    throw new CallRefusal('invalid-input', 'Nobody on a roster was born in this year', {
      fields: { birthYear: 'invalid' },
    })
}

/** Adds a student, or gives the row of an account that is a member its fields. */
async function addStudent(
  transaction: Database,
  { spaceId, id, learnerId, fields, now }: Place & { learnerId: string | undefined; fields: StudentFields; now: Date },
): Promise<Pick<Saved, 'near'> & { id: string }> {
  const written = FIELDS.filter((field) => fields[field] !== null)
  if (learnerId !== undefined) {
    const row = await findRowOf(transaction, spaceId, learnerId)
    if (!row) throw noSuchStudent()
    const changedByHand = byHand(row, written)
    const change = { ...fields, origin: 'entered' as const, changedByHand, revision: row.revision + 1, changedAt: now }
    await updateRow(transaction, row, change)
    return { id: row.id }
  }
  const near = refuseOverQuota({ students: (await countRows(transaction, spaceId)) + 1 })
  await insertRows(transaction, [
    {
      spaceId,
      id,
      learnerId: null,
      origin: 'entered',
      ...fields,
      status: 'active',
      changedByHand: [...written],
      revision: 1,
      createdAt: now,
      changedAt: now,
    },
  ])
  return { id, ...near }
}

/**
 * Saves a student. The same save twice is one. A save on top of somebody else's change writes nothing and answers
 * with the stored row.
 */
export async function saveStudent(
  { database, clock }: Clocked,
  { spaceId, id, revision, learnerId, ...input }: SaveInput,
  group: OwnGroup,
): Promise<Saved> {
  const now = clock()
  const fields = pickFields(input)
  refuseBirthYear(fields, now)
  if (learnerId !== undefined) {
    if (!group.learnerIds.includes(learnerId)) throw noSuchStudent()
    await admitMembers({ database, clock }, [spaceId])
  }
  return database.transaction(async (transaction) => {
    await lockName(transaction, rosterLock(spaceId))
    const parts = { database: transaction, clock }
    const row = await findRow(transaction, spaceId, id)
    if (!row) {
      if (revision !== null) throw noSuchStudent()
      const { id: keptId, ...near } = await addStudent(transaction, { spaceId, id, learnerId, fields, now })
      return { outcome: 'saved', student: await showStudent(parts, group, keptId), ...near }
    }
    const before = await showStudent(parts, group, id)
    const changed = changedFields(row, fields)
    if (changed.length === 0) return { outcome: 'saved', student: before }
    if (row.revision !== revision) return { outcome: 'changed-meanwhile', student: before }
    await updateRow(transaction, row, {
      ...fields,
      changedByHand: byHand(row, changed),
      revision: row.revision + 1,
      changedAt: now,
    })
    return { outcome: 'saved', student: await showStudent(parts, group, id) }
  })
}

/** Makes a student active or inactive. */
export async function setStudentStatus(
  { database, clock }: Clocked,
  { spaceId, id, status }: Place & { status: StudentStatus },
  group: OwnGroup,
): Promise<z.output<typeof rosterSchemas.setStudentStatus.output>> {
  return database.transaction(async (transaction) => {
    await lockName(transaction, rosterLock(spaceId))
    const parts = { database: transaction, clock }
    const row = await findRow(transaction, spaceId, id)
    const before = await showStudent(parts, group, id)
    if (!row || row.status === status) return { student: before }
    await updateRow(transaction, row, {
      status,
      changedByHand: byHand(row, ['status']),
      revision: row.revision + 1,
      changedAt: clock(),
    })
    return { student: await showStudent(parts, group, id) }
  })
}

/** Removes a student whom no account is joined to. */
export async function removeStudent(
  { database }: Clocked,
  { spaceId, id }: Place,
  group: OwnGroup,
): Promise<Record<string, never>> {
  return database.transaction(async (transaction) => {
    await lockName(transaction, rosterLock(spaceId))
    const row = await findStudent(transaction, group, id)
    if (!row) return {}
    if (row.learner_id !== null)
      throw new CallRefusal('not-allowed', 'A student with an account leaves by the members of the group')
    await deleteRows(transaction, spaceId, [id])
    return {}
  })
}

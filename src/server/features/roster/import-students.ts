import { createHash, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { email } from '#contract/person-schemas.ts'
import type { ImportFate, ImportPreview, rosterSchemas } from '#contract/roster-schemas.ts'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { planImport, type RowFate } from '#core/roster/plan-import.ts'
import { readRow, type ReadRow } from '#core/roster/read-row.ts'
import { admitMembers, rosterLock } from '#server/features/roster/admit-members.ts'
import type { OwnGroup } from '#server/features/roster/policy.ts'
import { findVisible, listRows, putRows, type StudentRow } from '#server/features/roster/queries.ts'
import type { RosterParts } from '#server/features/roster/roster-parts.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { lockName } from '#server/platform/database/lock-name.ts'
import { refuseOverQuota } from '#server/platform/http/refuse-over-quota.ts'

type File = z.output<typeof rosterSchemas.previewImport.input>
type Imported = z.output<typeof rosterSchemas.importStudents.output>
type Clocked = Pick<RosterParts, 'database' | 'clock'>

const isEmail = (text: string): boolean => email.safeParse(text).success

/** Plan of an import: the rows as read, the students that the caller may see, and each row's fate. */
type Plan = { rows: ReadRow[]; listed: Map<string, StudentRow>; fates: RowFate[]; shown: ImportPreview }

const shownFate = (fate: RowFate, row: ReadRow | undefined, listed: ReadonlyMap<string, StudentRow>): ImportFate => {
  const name = ('id' in fate ? listed.get(fate.id)?.name : undefined) ?? row?.values.name ?? ''
  if (fate.fate === 'add') return { fate: 'add', name, isNamesake: fate.isNamesake, problems: fate.problems }
  if (fate.fate === 'unclear')
    return {
      ...fate,
      name,
      candidates: fate.candidates.flatMap((id) => {
        const found = listed.get(id)
        return found ? [{ id, name: found.name, grade: found.grade, parentEmail: found.parentEmail }] : []
      }),
    }
  return { ...fate, name }
}

/** Stands for what an import would write, and for the rows that it would write over. */
function tokenOf(fates: readonly RowFate[], listed: ReadonlyMap<string, StudentRow>): string {
  const revisions = fates.map((fate) => ('id' in fate ? listed.get(fate.id)?.revision : undefined) ?? 0)
  return createHash('sha256')
    .update(JSON.stringify([fates, revisions]))
    .digest('base64url')
}

async function plan(database: Database, { columns, rows, decisions }: File, group: OwnGroup, now: Date): Promise<Plan> {
  const visible = new Set(await findVisible(database, group))
  const kept = (await listRows(database, group.spaceId)).filter(({ id }) => visible.has(id))
  const listed = new Map(kept.map((row) => [row.id, row]))
  const read = rows.map((cells) => readRow(columns, cells, { now, isEmail }))
  const fates = planImport(kept, read, new Map(decisions.map(({ row, id }) => [row, id])))
  return {
    rows: read,
    listed,
    fates,
    shown: {
      token: tokenOf(fates, listed),
      fates: fates.map((fate, index) => shownFate(fate, read[index], listed)),
    },
  }
}

/** Tells what an import of a file would do with each row. */
export async function previewImport(
  { database, clock }: Clocked,
  file: File,
  group: OwnGroup,
): Promise<{ preview: ImportPreview }> {
  await admitMembers({ database, clock }, [group.spaceId])
  return { preview: (await plan(database, file, group, clock())).shown }
}

/** Returns the rows that a plan writes. */
function writtenRows({ fates, listed }: Plan, spaceId: string, now: Date): StudentRow[] {
  return fates.flatMap((fate): StudentRow[] => {
    if (fate.fate === 'add')
      return [
        {
          spaceId,
          id: uuidV7(now.getTime(), randomBytes(10)),
          learnerId: null,
          origin: 'entered',
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
          name: '',
          ...fate.values,
        },
      ]
    const before = fate.fate === 'change' ? listed.get(fate.id) : undefined
    if (fate.fate !== 'change' || !before) return []
    const changes = Object.fromEntries(fate.changes.map(({ field, to }) => [field, to]))
    return [{ ...before, ...changes, revision: before.revision + 1, changedAt: now }]
  })
}

/** Writes exactly what the preview of the token has shown, or nothing. */
export async function importStudents(
  { database, clock }: Clocked,
  { token, ...file }: File & { token: string },
  group: OwnGroup,
): Promise<Imported> {
  const { spaceId } = group
  const imported = await database.transaction(async (transaction): Promise<Imported> => {
    await lockName(transaction, rosterLock(spaceId))
    const now = clock()
    const planned = await plan(transaction, file, group, now)
    if (planned.shown.token !== token)
      return { outcome: 'changed-meanwhile', added: 0, changed: 0, preview: planned.shown }
    const rows = writtenRows(planned, spaceId, now)
    const added = rows.filter(({ id }) => !planned.listed.has(id)).length
    refuseOverQuota({ students: planned.listed.size + added })
    await putRows(transaction, rows)
    return { outcome: 'imported', added, changed: rows.length - added, preview: null }
  })
  if (imported.outcome === 'imported') await admitMembers({ database, clock }, [spaceId], 'again')
  return imported
}

/** Lists the students of a group as a file holds them. */
export async function exportStudents(
  { database }: Pick<RosterParts, 'database'>,
  group: OwnGroup,
): Promise<z.output<typeof rosterSchemas.exportStudents.output>> {
  const visible = new Set(await findVisible(database, group))
  const rows = (await listRows(database, group.spaceId)).filter(({ id }) => visible.has(id))
  return {
    students: rows.map(({ id, name, grade, birthYear, email: own, parent, parentEmail, number, status }) => ({
      id,
      name,
      grade,
      birthYear,
      email: own,
      parent,
      parentEmail,
      number,
      status,
    })),
  }
}

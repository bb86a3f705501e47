import { randomBytes, randomUUID } from 'node:crypto'
import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { marketResources } from '#server/features/market/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { fileContents, files } from '#server/platform/files/tables.ts'
import { tables } from './tables.ts'

/**
 * A text that is nowhere else, and the column that it was written to. `isExported` says that the person's copy must
 * have it.
 */
export type Canary = { text: string; place: string; isExported: boolean }

/** Ids for a row: the person whose traces are searched, another person, and ids that rows refer to. */
export type Subject = { personId: string; otherId: string; sessionId: string; spaceId: string }

/** Columns of text that a check of the database holds to a list which the column itself doesn't name. */
const LISTED: Readonly<Record<string, unknown>> = {
  'assignments.language': 'xh',
  'hand_ins.event_ids': [],
  'learning_events.language': 'xh',
  'learning_events.section': 'phrases',
  'recordings.language': 'xh',
  'consent_acts.language': 'en',
  'comings_of_age.language': 'en',
  'guardian_relations.scopes': [],
  'guardian_invitations.scopes': [],
  'consent_acts.purposes': [],
  'space_members.tags': [],
  'space_invitations.tags': [],
  'files.type': 'audio/mpeg',
  'recordings.file_id': null,
  'uploads.arrived': 0,
  // A referral refers to a code.
  'referral_codes.code': 'BCDFGHJK',
  'referrals.code': 'BCDFGHJK',
  'market_resources.based_on': null,
  // A file has one owner; this one's is the person.
  'files.space_id': null,
}

/** File that rows refer to, and its content. */
const FILE = '01890000-0000-4000-8000-00000000f11e'
const CONTENT = '0'.repeat(64)

/** Resource of somebody else's, to which rows refer. */
const RESOURCE = '01890000-0000-7000-8000-00000000f11e'

const makeCanary = (place: string): string => `zk${place.replaceAll(/[^a-z]/g, '')}${randomBytes(6).toString('hex')}`

const WRITERS: Readonly<Record<string, (canary: string) => unknown>> = {
  text: (canary) => canary,
  jsonb: (canary) => ({ canary }),
  json: (canary) => ({ canary }),
  bytea: (canary) => Buffer.from(canary),
}

const PLAIN: Readonly<Record<string, () => unknown>> = {
  uuid: () => randomUUID(),
  'timestamp with time zone': () => new Date('2026-03-02T09:00:00.000Z'),
  boolean: () => false,
  integer: () => 1,
  bigint: () => 1,
  smallint: () => 1,
}

/** Returns the columns that refer to people, sessions or spaces, by the name of what they refer to. */
function referencesOf(table: PgTable): Map<string, { to: string; onDelete: string | undefined }> {
  return new Map(
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference()
      return columns.map((column) => [column.name, { to: getTableName(foreignTable), onDelete: key.onDelete }] as const)
    }),
  )
}

function valueOf(column: PgColumn, place: string): { value: unknown; canary?: string } {
  if (column.enumValues !== undefined && column.enumValues.length > 0) return { value: column.enumValues[0] }
  if (place in LISTED) return { value: LISTED[place] }
  const canary = makeCanary(place)
  const type = column.getSQLType()
  if (type === 'text[]') return { value: [canary], canary }
  const write = WRITERS[type]
  if (write) return { value: write(canary), canary }
  const plain = PLAIN[type]
  if (!plain) throw new Error(`${place}: no test knows how to write a column of the type ${type}`)
  return { value: plain() }
}

type Row = { values: Record<string, unknown>; canaries: Canary[] }

/** Makes a row in which every text is a canary; `whose` is the column that names the person. */
function makeRow(
  { table, classes = {} }: (typeof tables)[number],
  whose: string,
  { personId, otherId, sessionId, spaceId }: Subject,
): Row {
  const ids: Readonly<Record<string, string>> = {
    users: otherId,
    sessions: sessionId,
    spaces: spaceId,
    file_contents: CONTENT,
    files: FILE,
    market_resources: RESOURCE,
  }
  const references = referencesOf(table)
  const row: Row = { values: {}, canaries: [] }
  for (const [name, column] of Object.entries(getTableColumns(table)) as [string, PgColumn][]) {
    if (column.generatedIdentity) continue
    const place = `${getTableName(table)}.${column.name}`
    const reference = place in LISTED ? undefined : references.get(column.name)
    if (reference) {
      row.values[name] = column.name === whose ? personId : ids[reference.to]
      continue
    }
    const { value, canary } = valueOf(column, place)
    row.values[name] = value
    if (canary !== undefined) row.canaries.push({ text: canary, place, isExported: classes[name]?.export === true })
  }
  return row
}

/** Columns that refer to people, in each table. `onDelete` is the effect of the person's deletion on the row. */
export const PERSONAL_PLACES = tables.flatMap((known) =>
  [...referencesOf(known.table)]
    .filter(([, { to }]) => to === 'users')
    .map(([column, { onDelete }]) => ({ known, table: getTableName(known.table), column, onDelete })),
)

/** Tables that refer to nobody: what they hold of people has to be seeded by what people do. */
export const UNREFERRING = tables
  .map(({ table }) => table)
  .filter((table) => ![...referencesOf(table).values()].some(({ to }) => to === 'users'))
  .map((table) => getTableName(table))

/** Writes a row with canaries for each of these places; gives back the canaries. */
export async function seedCanaries(
  database: Database,
  places: typeof PERSONAL_PLACES,
  subject: Subject,
): Promise<Canary[]> {
  await database.insert(fileContents).values({ hash: CONTENT }).onConflictDoNothing()
  const at = new Date('2026-03-02T09:00:00.000Z')
  await database
    .insert(marketResources)
    .values({
      learnerId: subject.otherId,
      id: RESOURCE,
      state: 'published',
      downloads: 0,
      createdAt: at,
      changedAt: at,
    })
    .onConflictDoNothing()
  await database
    .insert(files)
    .values({
      id: FILE,
      learnerId: subject.personId,
      purpose: 'lesson-file',
      hash: CONTENT,
      type: 'text/plain',
      bytes: 1,
      addedAt: new Date('2026-03-02T09:00:00.000Z'),
    })
    .onConflictDoNothing()
  const all: Canary[] = []
  for (const { known, column } of places) {
    const { values, canaries } = makeRow(known, column, subject)
    await database.insert(known.table).values(values).onConflictDoNothing()
    all.push(...canaries)
  }
  return all
}

/** Reads everything in the database, as text: every row of every table that is not PostgreSQL's own. */
export async function readWholeDatabase(database: Database): Promise<string> {
  const { rows: found } = await database.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`)
  const texts: string[] = []
  for (const { schema, name } of found) {
    const { rows } = await database.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
    )
    texts.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  return texts.join('\n')
}

/** Returns the texts that occur in what was read, as themselves or as bytes. */
export const findTraces = (read: string, texts: readonly string[]): string[] =>
  texts.filter(
    (text) =>
      read.includes(text) ||
      read.includes(Buffer.from(text).toString('hex')) ||
      read.includes(Buffer.from(text).toString('base64')),
  )

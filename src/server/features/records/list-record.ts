import type { CallOf } from '#contract/call-of.ts'
import type { RecordEntry } from '#contract/records-schemas.ts'
import { eventsSeenWith } from '#core/security/security-events.ts'
import type { GuardianRelation } from '#core/permissions/guardian-scopes.ts'
import { findGuardianNames } from '#server/features/children/index.ts'
import { findRows, type Part } from '#server/features/records/queries.ts'
import type { securityEvents } from '#server/features/records/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

type Row = typeof securityEvents.$inferSelect
type Page = CallOf<'listOwnRecord'>['output']

/** Entries on a page. */
const ENTRIES_A_PAGE = 30

/** Tells who did something, as far as the reader may know it: the child's guardians by name, anybody else without. */
function actorOf(
  { actorKind, actorId, learnerId }: Row,
  readerId: string,
  names: ReadonlyMap<string, string | null>,
): RecordEntry['by'] {
  if (actorKind !== 'account') return { kind: actorKind === 'system' ? 'server' : 'nobody', name: null }
  if (actorId === null) return { kind: 'gone', name: null }
  if (actorId === readerId) return { kind: 'you', name: null }
  if (actorId === learnerId) return { kind: 'child', name: null }
  const name = names.get(actorId)
  return name === undefined ? { kind: 'other', name: null } : { kind: 'guardian', name }
}

async function readPage(
  database: Database,
  part: Omit<Part, 'limit'>,
  readerId: string,
  names: ReadonlyMap<string, string | null>,
): Promise<Page> {
  const rows = await findRows(database, { ...part, limit: ENTRIES_A_PAGE + 1 })
  const entries = rows.slice(0, ENTRIES_A_PAGE).map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    event: row.event,
    outcome: row.outcome,
    reason: row.reason,
    device: row.device,
    times: row.times,
    by: actorOf(row, readerId, names),
  }))
  return { entries, isMore: rows.length > ENTRIES_A_PAGE }
}

/** Lists a page of the record of somebody's own account. */
export const listOwnRecord = (database: Database, readerId: string, before: string | undefined): Promise<Page> =>
  readPage(database, { learnerId: readerId, before }, readerId, new Map())

type ChildReader = { readerId: string; relation: GuardianRelation; now: Date }

/**
 * Returns a page of a child's record. The first guardian gets all of it; another gets the events of their scopes and
 * their own acts.
 */
export async function listChildRecord(
  database: Database,
  childId: string,
  before: string | undefined,
  { readerId, relation, now }: ChildReader,
): Promise<Page> {
  const isFirst = relation.kind === 'first'
  const seen = isFirst ? {} : { seen: { events: eventsSeenWith(relation.scopes, isFirst), readerId } }
  return readPage(
    database,
    { learnerId: childId, before, ...seen },
    readerId,
    await findGuardianNames(database, childId, now, isFirst),
  )
}

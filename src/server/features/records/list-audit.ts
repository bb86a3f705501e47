import type { z } from 'zod'
import type { CallOf } from '#contract/call-of.ts'
import type { recordsSchemas } from '#contract/records-schemas.ts'
import { findByName, findPeople } from '#server/features/accounts/index.ts'
import { findAudited, findStaffIds } from '#server/features/records/queries.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

type Asked = z.output<(typeof recordsSchemas)['listAudit']['input']>

/** Entries on a page of the audit log. */
const ENTRIES_A_PAGE = 50

const DAY = 24 * 60 * 60 * 1000

/**
 * Lists a page of the record of all accounts, newest first, for staff. People appear by their username. The reading
 * itself is recorded about each of them.
 */
export async function listAudit(
  database: Database,
  { by, name, event, outcome, days, before }: Asked,
  { staff, now, request }: { staff: readonly string[]; now: Date; request: Visit['request'] },
): Promise<CallOf<'listAudit'>['output']> {
  const person = name === undefined ? undefined : await findByName(database, name)
  if (name !== undefined && person === undefined) return { entries: [], isMore: false }
  const rows = await findAudited(database, {
    since: new Date(now.getTime() - days * DAY),
    limit: ENTRIES_A_PAGE + 1,
    personId: person?.id,
    actorIds: by === 'staff' ? await findStaffIds(database, staff) : undefined,
    event,
    outcome,
    before,
  })
  const shown = rows.slice(0, ENTRIES_A_PAGE)
  noteSubject(request, ...shown.map(({ learnerId }) => learnerId))
  const ids = [...new Set(shown.flatMap(({ learnerId, actorId }) => [learnerId, ...(actorId ? [actorId] : [])]))]
  const people = await findPeople(database, ids)
  const usernameOf = (id: string): string | null => people.get(id)?.username ?? null
  return {
    entries: shown.map(
      ({ id, at, event: happened, outcome: end, reason, actorKind, actorId, learnerId, device, times }) => ({
        id,
        at: at.toISOString(),
        event: happened,
        outcome: end,
        reason,
        actor: actorId === null ? null : usernameOf(actorId),
        actorKind,
        about: usernameOf(learnerId),
        device,
        times,
      }),
    ),
    isMore: rows.length > ENTRIES_A_PAGE,
  }
}

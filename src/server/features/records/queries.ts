import { and, desc, eq, gte, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { SECURITY_OUTCOMES, SecurityEvent } from '#core/security/security-events.ts'
import { users } from '#server/features/accounts/index.ts'
import { securityEvents, type SecurityRow } from '#server/features/records/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/**
 * Adds rows in one statement. Rows about deleted accounts are left out, and deleted actors aren't named. An account may
 * be deleted at this very moment.
 */
export async function addRows(database: Database, rows: readonly SecurityRow[]): Promise<void> {
  const values = rows.map(
    ({ learnerId, id, at, event, outcome, reason, actorKind, actorId, sessionId, device, requestId, times }) => ({
      learner_id: learnerId,
      id,
      at,
      event,
      outcome,
      reason,
      actor_kind: actorKind,
      actor_id: actorId,
      session_id: sessionId,
      device,
      request_id: requestId,
      times,
    }),
  )
  await database.execute(sql`
    insert into security_events (learner_id, id, at, event, outcome, reason, actor_kind, actor_id, session_id, device,
      request_id, times)
    select v.learner_id, v.id, v.at, v.event, v.outcome, v.reason, v.actor_kind, a.id,
      case when a.id is not null then v.session_id end, v.device, v.request_id, v.times
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(learner_id uuid, id uuid, at timestamptz, event text,
      outcome text, reason text, actor_kind text, actor_id uuid, session_id uuid, device text, request_id uuid,
      times integer)
    join users u on u.id = v.learner_id left join users a on a.id = v.actor_id`)
}

/** Selection of a record's rows: those before a given one, of these events, or by this reader. */
export type Part = {
  learnerId: string
  before: string | undefined
  limit: number
  seen?: { events: readonly SecurityEvent[]; readerId: string }
}

/** Rows of a record, the newest first. */
export function findRows(database: Database, { learnerId, before, limit, seen }: Part) {
  const conditions: (SQL | undefined)[] = [
    eq(securityEvents.learnerId, learnerId),
    before === undefined ? undefined : lt(securityEvents.id, before),
    seen && or(inArray(securityEvents.event, [...seen.events]), eq(securityEvents.actorId, seen.readerId)),
  ]
  return database
    .select()
    .from(securityEvents)
    .where(and(...conditions))
    .orderBy(desc(securityEvents.id))
    .limit(limit)
}

/** Selection of the audit log: rows since a moment, and before one of them. */
type Audited = {
  since: Date
  limit: number
  personId: string | undefined
  actorIds: readonly string[] | undefined
  event: SecurityEvent | undefined
  outcome: (typeof SECURITY_OUTCOMES)[number] | undefined
  before: string | undefined
}

/** Finds rows of the record of all accounts, the newest first. */
export const findAudited = (
  database: Database,
  { since, limit, personId, actorIds, event, outcome, before }: Audited,
) =>
  database
    .select()
    .from(securityEvents)
    .where(
      and(
        gte(securityEvents.at, since),
        before === undefined
          ? undefined
          : sql`(${securityEvents.at}, ${securityEvents.id}) <
            (select b.at, b.id from ${securityEvents} b where b.id = ${before} limit 1)`,
        personId === undefined ? undefined : eq(securityEvents.learnerId, personId),
        actorIds === undefined ? undefined : inArray(securityEvents.actorId, [...actorIds]),
        event === undefined ? undefined : eq(securityEvents.event, event),
        outcome === undefined ? undefined : eq(securityEvents.outcome, outcome),
      ),
    )
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(limit)

/** Finds the accounts of staff by their confirmed addresses. */
export const findStaffIds = async (database: Database, addresses: readonly string[]): Promise<string[]> =>
  (
    await database
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.email, [...addresses]), eq(users.emailVerified, true)))
  ).map(({ id }) => id)

/**
 * Finds all rows about a person between two moments, oldest first, with the actors' names and addresses. A breach
 * report needs them.
 */
export const findBetween = (database: Database, learnerId: string, from: Date, to: Date) =>
  database
    .select({
      at: securityEvents.at,
      event: securityEvents.event,
      outcome: securityEvents.outcome,
      reason: securityEvents.reason,
      times: securityEvents.times,
      actorKind: securityEvents.actorKind,
      actorId: securityEvents.actorId,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      sessionId: securityEvents.sessionId,
      device: securityEvents.device,
      requestId: securityEvents.requestId,
    })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.actorId))
    .where(and(eq(securityEvents.learnerId, learnerId), gte(securityEvents.at, from), lte(securityEvents.at, to)))
    .orderBy(securityEvents.id)

/** Finds all rows about a person, for their copy. */
export const findAll = (database: Database, learnerId: string) =>
  database.select().from(securityEvents).where(eq(securityEvents.learnerId, learnerId)).orderBy(securityEvents.id)

/** Deletes what was kept long enough. */
export async function deleteRowsUntil(database: Database, moment: Date): Promise<void> {
  await database.delete(securityEvents).where(lte(securityEvents.at, moment))
}

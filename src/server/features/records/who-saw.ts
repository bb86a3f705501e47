import { findBetween } from '#server/features/records/queries.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Person and period that are asked about. */
export type Question = { learnerId: string; from: Date; to: Date }

const COLUMNS = [
  'at',
  'event',
  'outcome',
  'reason',
  'times',
  'actor',
  'actorId',
  'email',
  'session',
  'device',
  'request',
] as const

/**
 * Returns who saw or changed a person's data between two moments, as tab-separated lines, oldest first (security goals,
 * P21).
 */
export async function whoSaw(database: Database, { learnerId, from, to }: Question): Promise<string[]> {
  const rows = await asSystem(() => findBetween(database, learnerId, from, to))
  const lines = rows.map((row) => {
    const name =
      row.actorId === null
        ? { account: 'an account that was deleted', nobody: 'nobody logged in', system: 'the server' }[row.actorKind]
        : `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim()
    return [
      row.at.toISOString(),
      row.event,
      row.outcome,
      row.reason,
      row.times,
      name,
      row.actorId,
      row.email,
      row.sessionId,
      row.device,
      row.requestId,
    ]
      .map((cell) => String(cell ?? '-').replaceAll(/\s/g, ' '))
      .join('\t')
  })
  return [COLUMNS.join('\t'), ...lines]
}

import { randomBytes } from 'node:crypto'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import type { SecurityEvent } from '#core/security/security-events.ts'
import { addRows } from '#server/features/records/queries.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Records an act that the server did by itself, about these people, in the transaction of the act. */
export async function recordByServer(
  transaction: Database,
  learnerIds: readonly string[],
  event: SecurityEvent,
  at: Date,
): Promise<void> {
  if (learnerIds.length === 0) return
  const rows = learnerIds.map((learnerId) => ({
    learnerId,
    id: uuidV7(at.getTime(), randomBytes(10)),
    at,
    event,
    outcome: 'done' as const,
    actorKind: 'system' as const,
    times: 1,
  }))
  await asSystem(() => addRows(transaction, rows))
}

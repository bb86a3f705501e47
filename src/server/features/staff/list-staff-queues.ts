import { STAFF_QUEUE_IDS } from '#core/people/staff-queues.ts'
import type { CallOf } from '#contract/call-of.ts'
import type { StaffParts } from '#server/features/staff/staff-parts.ts'

/** Lists the queues of staff with the number of things that wait in each. */
export async function listStaffQueues({
  database,
  countWaiting,
}: Pick<StaffParts, 'database' | 'countWaiting'>): Promise<CallOf<'listStaffQueues'>['output']> {
  const queues = []
  for (const id of STAFF_QUEUE_IDS) queues.push({ id, waiting: await countWaiting[id](database) })
  return { queues }
}

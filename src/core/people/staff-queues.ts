/**
 * Queues in which something waits for a decision of staff, in the order of the page `/staff`. `text` is the name on that
 * page. `src/server/staff-counts.ts` says for each how much waits.
 */
export const STAFF_QUEUES = [
  { id: 'recordings', address: '/speak/review', text: 'staff.queue.recordings' },
  { id: 'second-factors', address: '/staff/second-factors', text: 'staff.queue.secondFactors' },
  { id: 'suggestions', address: '/staff/suggestions', text: 'staff.queue.suggestions' },
  { id: 'reported', address: '/staff/reported', text: 'staff.queue.reported' },
  { id: 'partners', address: '/staff/partners', text: 'staff.queue.partners' },
  { id: 'market', address: '/staff/market', text: 'staff.queue.market' },
] as const

export type StaffQueue = (typeof STAFF_QUEUES)[number]['id']

/** Ids of the queues. */
export const STAFF_QUEUE_IDS = STAFF_QUEUES.map(({ id }) => id)

import type { Log } from '#server/platform/log/create-log.ts'

/** Routes whose refusals are counted apart at most. */
const MOST_ROUTES = 500

/** Counts of refusals of which no account is known. */
export type RefusalCounts = { add: (route: string, code: string) => void; tell: (log: Pick<Log, 'warn'>) => void }

/** Makes counts that become one line of the log for each route and code. */
export function createRefusalCounts(): RefusalCounts {
  const counts = new Map<string, number>()
  return {
    add: (route, code) => {
      const key = `${code} ${route}`
      if (counts.has(key) || counts.size < MOST_ROUTES) counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    tell: (log) => {
      for (const [key, times] of counts) {
        const [code = '', route = ''] = key.split(' ', 2)
        log.warn(`Requests were refused: ${code} (${times})`, { event: 'refusals', code, route, times })
      }
      counts.clear()
    },
  }
}

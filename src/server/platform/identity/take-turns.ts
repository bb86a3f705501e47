import { AsyncLocalStorage } from 'node:async_hooks'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'

/** Lane of work: the kind of call, and the range of addresses it comes from, found when it must wait. */
export type Lane = { kind: string; source: () => string }

const lanes = new AsyncLocalStorage<Lane>()

/** Runs a request in its lane: its costly work waits only for others of that lane. */
export const inLane = (lane: Lane, work: () => void): void => lanes.run(lane, work)

/**
 * Queue for costly work, of which few run at once. The kinds of calls take turns, and within a kind the sources do,
 * first come first served.
 */
export type Turns = <Result>(run: () => Promise<Result>) => Promise<Result>

/** Most requests that can wait in one lane. One more is refused, so a flood delays only itself. */
export const LONGEST_LANE = 250

/** Seconds after which whoever is refused can try again. */
const RETRY_AFTER = 5

type Waiting = () => void

/** Waiting requests of one kind, by source. The source whose last turn was longest ago comes first. */
type Kind = { sources: Map<string, Waiting[]>; waiting: number }

/** Takes the first entry of a map out of it. */
function takeFirst<Value>(map: Map<string, Value>): [string, Value] | undefined {
  const [first] = map
  if (first) map.delete(first[0])
  return first
}

/** Takes the next waiting work, first by kind, then by source: the one that has waited longest for a turn. */
function takeNext(kinds: Map<string, Kind>): Waiting | undefined {
  const [name, kind] = takeFirst(kinds) ?? []
  if (name === undefined || kind === undefined) return undefined
  const [source, queue] = takeFirst(kind.sources) ?? []
  const next = queue?.shift()
  kind.waiting -= 1
  if (source !== undefined && queue !== undefined && queue.length > 0) kind.sources.set(source, queue)
  if (kind.waiting > 0) kinds.set(name, kind)
  return next
}

/**
 * Creates the queue. @param width how many run at once @param longest how many of one kind may wait; one more is
 * refused with `unavailable`, to come back later @param longestLane how many may wait in one lane
 */
export function takeTurns(width: number, longest: number, longestLane = LONGEST_LANE): Turns {
  const kinds = new Map<string, Kind>()
  let running = 0
  const leave = (): void => {
    const next = takeNext(kinds)
    if (next) next()
    else running -= 1
  }
  const queueUp = ({ kind: name, source: findSource }: Lane, waiting: Waiting): void => {
    const source = findSource()
    const kind = kinds.get(name) ?? { sources: new Map<string, Waiting[]>(), waiting: 0 }
    const queue = kind.sources.get(source) ?? []
    if (queue.length >= longestLane || kind.waiting >= longest)
      throw new CallRefusal('unavailable', 'The server has too much work just now; try again in a moment', {
        retryAfter: RETRY_AFTER,
      })
    queue.push(waiting)
    kind.sources.set(source, queue)
    kind.waiting += 1
    kinds.set(name, kind)
  }
  return async (run) => {
    if (running < width) running += 1
    else
      await new Promise<void>((resolve) => {
        queueUp(lanes.getStore() ?? { kind: '', source: () => '' }, resolve)
      })
    try {
      return await run()
    } finally {
      leave()
    }
  }
}

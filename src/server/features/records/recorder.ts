import { randomBytes } from 'node:crypto'
import { uuidV7 } from '#core/identifiers/uuid-v7.ts'
import { windowOf } from '#core/security/security-events.ts'
import { addRows } from '#server/features/records/queries.ts'
import { createRefusalCounts } from '#server/features/records/refusal-counts.ts'
import { createRowBudget } from '#server/features/records/row-budget.ts'
import type { SecurityRow } from '#server/features/records/tables.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { describeFault } from '#server/platform/log/describe-fault.ts'
import type { Log } from '#server/platform/log/create-log.ts'

/** An event as it happens; when, its id and how often are added here. */
export type Happening = Omit<SecurityRow, 'id' | 'at' | 'times'>

/** Writes the record of security events. */
export type Recorder = {
  /** Records events. Resolves when they are in the database, or wait because it is away. */
  record: (happenings: readonly Happening[]) => Promise<void>
  /** Records events within the transaction of their act. The result takes the count of them back, if it is undone. */
  recordWithin: (transaction: Database, happenings: readonly Happening[]) => Promise<() => void>
  /** Counts a refusal of which no account is known: a line of the log tells how many. */
  countRefusal: (route: string, code: string) => void
  /** Writes what was counted in windows that are over, and what waits; with `all`, every window. */
  flush: (all?: boolean) => Promise<void>
}

/** Events that came close together: the first is a row at once, the others are counted. */
type Window = { happening: Happening; ends: number; more: number }

/** Windows and waiting rows that are held at most. */
const MOST_HELD = 20_000
/** Rows whose order within a millisecond the id keeps: twelve bits of it count. */
const MOST_IN_ORDER = 4096

const keyOf = ({ learnerId, actorId, sessionId, event, outcome, reason }: Happening): string =>
  [learnerId, actorId, sessionId, event, outcome, reason].join(' ')

type Parts = { database: Database; clock: () => Date; log: Pick<Log, 'warn' | 'error'> }

/** Creates a server's recorder. Its counts are the server's own; the rows are in the database. */
export function createRecorder({ database, clock, log }: Parts): Recorder {
  const windows = new Map<string, Window>()
  let waiting: SecurityRow[] = []
  let written = 0

  const now = (): number => clock().getTime()
  const budget = createRowBudget(now)
  const refusals = createRefusalCounts()

  /** Returns the row of a happening. Ids follow one another, also within a millisecond. */
  function rowOf(happening: Happening, times: number): SecurityRow {
    const at = clock()
    written = (written + 1) % MOST_IN_ORDER
    const bytes = randomBytes(10)
    bytes.writeUInt16BE(written, 0)
    return { ...happening, id: uuidV7(at.getTime(), bytes), at, times }
  }

  /** Returns the row to write now, if this happening is the first of its window. */
  function take(happening: Happening): SecurityRow | undefined {
    const key = keyOf(happening)
    const known = windows.get(key)
    const isOpen = known !== undefined && known.ends > now() && known.ends - windowOf(happening.event) <= now()
    const window = isOpen ? known : { happening, ends: now() + windowOf(happening.event), more: 0 }
    if (!isOpen) windows.set(key, window)
    if (!isOpen) return budget.take(happening) ? rowOf(happening, 1) : undefined
    window.more += 1
    return undefined
  }

  async function write(rows: readonly SecurityRow[]): Promise<void> {
    const all = [...waiting, ...rows]
    if (all.length === 0) return
    waiting = []
    try {
      await asSystem(() => addRows(database, all))
    } catch (fault) {
      waiting = [...all, ...waiting].slice(0, MOST_HELD)
      log.error(`Security events could not be written yet: ${describeFault(fault)}`, {
        event: 'security-waiting',
        times: waiting.length,
      })
    }
  }

  function closeWindows(all: boolean): SecurityRow[] {
    const rows: SecurityRow[] = []
    for (const [key, window] of windows) {
      const isHeld = !all && window.ends > now() && windows.size < MOST_HELD
      if (isHeld) continue
      windows.delete(key)
      if (window.more > 0 && budget.take(window.happening)) rows.push(rowOf(window.happening, window.more))
    }
    return rows
  }

  return {
    record: async (happenings) => {
      // A window that is over is written before the next of its kind begins.
      const ended =
        windows.size >= MOST_HELD ||
        happenings.some((happening) => (windows.get(keyOf(happening))?.ends ?? Infinity) <= now())
          ? closeWindows(false)
          : []
      await write([...ended, ...happenings.map(take).filter((row) => row !== undefined)])
    },
    recordWithin: async (transaction, happenings) => {
      const taken = happenings.map((happening) => ({ key: keyOf(happening), row: take(happening) }))
      const rows = taken.flatMap(({ row }) => (row === undefined ? [] : [row]))
      const takeBack = () => {
        for (const { key, row } of taken) {
          const window = windows.get(key)
          if (row !== undefined) windows.delete(key)
          else if (window && window.more > 0) window.more -= 1
        }
      }
      try {
        if (rows.length > 0) await asSystem(() => addRows(transaction, rows))
      } catch (fault) {
        takeBack()
        throw fault
      }
      return takeBack
    },
    countRefusal: refusals.add,
    flush: async (all = false) => {
      refusals.tell(log)
      const missed = budget.takeMissed()
      if (missed > 0)
        log.warn("One account's record is full: some security events were left out.", {
          event: 'security',
          times: missed,
        })
      await write(closeWindows(all))
    },
  }
}

import { countProgress, type RecountList } from '#server/features/learning/count-progress.ts'
import { asAccount } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { describeFault } from '#server/platform/log/describe-fault.ts'
import type { Log } from '#server/platform/log/create-log.ts'

/** Long counts that go on after the answers of their requests, one learner at a time. */
export type Recounts = RecountList & {
  /** Resolves when nothing more is to be counted. */
  done: () => Promise<void>
  /** Begins no more counts: the next reader counts what is left. */
  stop: () => void
}

/** Creates a server's list of long counts. Progress is right without them: who reads it before counts by themselves. */
export function createRecounts(database: Database, log: Pick<Log, 'warn'>): Recounts {
  const waiting = new Set<string>()
  let running: Promise<void> | undefined
  let isOver = false

  async function countOne(learnerId: string): Promise<void> {
    waiting.delete(learnerId)
    try {
      await asAccount(learnerId, () => countProgress(database, learnerId))
    } catch (fault) {
      if (!isOver) log.warn(`Progress couldn't be counted after a late answer: ${describeFault(fault)}`)
    }
  }

  async function countAll(): Promise<void> {
    for (const learnerId of waiting) await countOne(learnerId)
    running = undefined
  }

  return {
    add: (learnerId) => {
      if (isOver) return
      waiting.add(learnerId)
      running ??= countAll()
    },
    done: async () => running,
    stop: () => {
      isOver = true
      waiting.clear()
    },
  }
}

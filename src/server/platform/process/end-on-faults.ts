import { describeFault } from '#server/platform/log/describe-fault.ts'
import type { Log } from '#server/platform/log/create-log.ts'

/** Longest time for ending in order after a fault: what is broken may not end at all. */
const PATIENCE_MS = 10_000

/**
 * Ends the process with 1 after a fault that nobody caught, because nobody knows what state it left; in order, as far as that still works. Whoever supervises
 * the process starts it anew. Node's own report would print the message, which can hold what people wrote.
 */
export function endOnFaults(log: Pick<Log, 'error'>, stop: () => PromiseLike<unknown> = async () => {}): void {
  let isEnding = false
  const exit = () => process.exit(1)
  const end = (fault: unknown): void => {
    log.error(`The server ends: ${describeFault(fault)}`, { event: 'crashed' })
    if (isEnding) return
    isEnding = true
    setTimeout(exit, PATIENCE_MS)
    stop().then(exit, exit)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}

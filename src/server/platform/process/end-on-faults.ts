import { describeFault } from '#server/platform/log/describe-fault.ts'
import type { Log } from '#server/platform/log/create-log.ts'

/** Longest time for ending in order after a fault: what is broken may not end at all. */
const PATIENCE_MS = 10_000

/**
 * Ends the process with code 1 after an uncaught error, since its state is unknown; in order, if possible. The
 * supervisor starts it again. Node's own report would print the message, which can hold people's words.
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

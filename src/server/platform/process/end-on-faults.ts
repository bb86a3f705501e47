import { describeFault } from '#server/platform/log/describe-fault.ts'
import type { Log } from '#server/platform/log/create-log.ts'

/** Ends the process with 1 after a fault that nobody caught. Node's own report would print the message, which can hold what people wrote. */
export function endOnFaults(log: Pick<Log, 'error'>): void {
  const end = (fault: unknown): void => {
    log.error(`The server ends: ${describeFault(fault)}`, { event: 'crashed' })
    process.exit(1)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}

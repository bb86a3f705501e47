import { describeFault } from '#server/platform/log/describe-fault.ts'
import type { Log } from '#server/platform/log/create-log.ts'

/** A doubled signal is one wish: `npm start` passes on the Ctrl-C that the terminal already gave. */
const SAME_WISH_MS = 500

/**
 * Ends the process in order at the first Ctrl-C, SIGTERM or closed terminal, and at once at a second. @param stop ends
 * everything; afterwards the process exits with 0, or 1 if it failed @param force does what can be done without waiting
 */
export function stopOnSignals(stop: () => Promise<void>, force: () => void, log: Pick<Log, 'error'>): void {
  let since: number | undefined
  const onSignal = () => {
    if (since === undefined) {
      since = performance.now()
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error(describeFault(error), { event: 'crashed' })
          process.exit(1)
        },
      )
    } else if (performance.now() - since > SAME_WISH_MS) {
      force()
      process.exit(130)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
}

import { retryDelay } from './retry-delay.ts'

/** Something that is done when asked for and, while it has to be done later, again and again. */
type Trying = {
  /** Tries at once: there is something new, or the network is back. */
  wake: () => void
  /** Stops trying until the next `wake`. Resolves when the running try has ended. */
  stop: () => Promise<void>
}

/** Browser functions for retries: `setTimeout`, `clearTimeout` and `Math.random`. */
export type Timers = {
  later: (act: () => void, milliseconds: number) => unknown
  cancel: (timer: unknown) => void
  random: () => number
}

/**
 * Runs `attempt`, one at a time; after a 'later', or a failure, it runs again with growing pauses. Woken while it runs, it runs
 * once more afterwards.
 */
export function keepTrying(attempt: () => Promise<'sent' | 'later'>, { later, cancel, random }: Timers): Trying {
  let running = false
  let wanted = false
  let stopped = false
  let failures = 0
  let timer: unknown
  let current = Promise.resolve()

  async function run(): Promise<void> {
    running = true
    let result: 'sent' | 'later' = 'sent'
    while (wanted) {
      wanted = false
      result = await attempt().catch(() => 'later' as const)
    }
    running = false
    failures = result === 'sent' ? 0 : failures + 1
    if (result === 'later' && !stopped) timer = later(wake, retryDelay(failures, random()))
  }

  function wake(): void {
    wanted = true
    stopped = false
    cancel(timer)
    if (!running) current = run()
  }

  function stop(): Promise<void> {
    wanted = false
    stopped = true
    cancel(timer)
    return current
  }

  return { wake, stop }
}

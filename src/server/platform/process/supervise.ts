import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#server/platform/log/create-log.ts'

/**
 * Exit code of a server that can't start until somebody changes something, such as a wrong setting. Trying again
 * doesn't help.
 */
export const REFUSED_EXIT_CODE = 78

/** Message to the supervisor when the server listens. */
const READY_MESSAGE = 'ready'

/** Pauses before another start, in milliseconds; the last one counts for all that follow. */
const PAUSES_MS = [200, 1000, 2000, 5000, 10_000, 30_000]

/** A server that ran this long has started well: what ends it then is a new matter. */
const STEADY_MS = 60_000

/** Failed starts in a row before the supervisor gives up. */
const FAILED_STARTS = 5

type Options = {
  /** Arguments for Node: the server's program. */
  args: readonly string[]
  log: Pick<Log, 'warn' | 'error'>
  pauses?: readonly number[]
}

/** Supervised server. */
export type Supervision = {
  /** Resolves to the supervisor's exit code when the server was asked to end, refused to start, or failed too often. */
  ended: Promise<number>
  /** Passes a signal on to the server. From now on it isn't started again. */
  pass: (signal: NodeJS.Signals) => void
}

/**
 * Watches the supervisor of this process, if there is one, and calls `onOrphaned` when it is gone. Returns the function
 * that reports that the server listens.
 */
export function joinSupervisor(onOrphaned: () => void): () => void {
  if (!process.connected) return () => {}
  process.once('disconnect', onOrphaned)
  return () => {
    if (process.connected) process.send?.(READY_MESSAGE)
  }
}

/**
 * Runs a server and restarts it after a crash, with pauses that grow while it crashes soon. It isn't restarted after an
 * orderly end or repeated failed starts. Nor is it restarted if it refused to start before it ever ran.
 */
export function supervise({ args, log, pauses = PAUSES_MS }: Options): Supervision {
  const asked = new AbortController()
  let pass: Supervision['pass'] = () => {}

  async function run(): Promise<number> {
    let hasRun = false
    for (let [crashes, failedStarts] = [0, 0]; ;) {
      const begun = performance.now()
      const server = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
      pass = (signal) => void server.kill(signal)
      let isReady = false
      server.on('message', (message) => {
        isReady ||= message === READY_MESSAGE
      })
      const [code, signal] = (await once(server, 'exit')) as [number | null, NodeJS.Signals | null]
      pass = () => {}
      hasRun ||= isReady
      if (code === 0 || asked.signal.aborted) return code ?? 1
      if (code === REFUSED_EXIT_CODE && !hasRun) return code
      failedStarts = isReady ? 0 : failedStarts + 1
      if (failedStarts >= FAILED_STARTS) {
        log.error(
          `The server failed to start ${failedStarts} times in a row. The lines above say why. Fix that and start it again.`,
          { event: 'start-failed' },
        )
        return 1
      }
      crashes = isReady && performance.now() - begun > STEADY_MS ? 0 : crashes + 1
      const pause = pauses[Math.min(Math.max(crashes - 1, 0), pauses.length - 1)] ?? 0
      log.warn(`The server has ended (${signal ?? `code ${code}`}). It starts again in ${pause / 1000} s.`, {
        event: 'crashed',
      })
      await sleep(pause, undefined, { signal: asked.signal }).catch(() => {})
      if (asked.signal.aborted) return 0
    }
  }

  return {
    ended: run(),
    pass: (signal) => {
      asked.abort()
      pass(signal)
    },
  }
}

import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AppParts } from '#server/app.ts'
import { ensureWebBuilt, STEPS_FOLDER } from '#server/platform/build/ensure-web-built.ts'
import type { Config, Settings } from '#server/platform/config/read-config.ts'
import { keepSecret } from '#server/platform/data-folder/keep-secret.ts'
import { startDatabase } from '#server/platform/database/start-database.ts'
import { checkPortIsFree, explainListenFailure } from '#server/platform/http/explain-listen-failure.ts'
import type { Log } from '#server/platform/log/create-log.ts'

/** Functions of the app that the server needs: listen and close. */
type App = { listen: (address: { host: string; port: number }) => Promise<string>; close: () => PromiseLike<unknown> }

type Options = {
  settings: Settings
  projectFolder: string
  log: Log
  buildApp: (parts: Omit<AppParts, 'findItem'>) => Promise<App>
  /** Called when the database is gone for good. */
  onGivenUp: (error: Error) => void
}

/** A server in the making, or ready. */
export type ServerStart = {
  /** Resolves when it listens. */
  ready: Promise<void>
  /** Ends all that was started, in reverse order, even in the middle of the start. */
  stop: () => Promise<void>
  /** Sends the database away without waiting. */
  force: () => void
}

const POOL_SIZE = 10
const PATIENCE_SECONDS = 2
/** Milliseconds that an unfinished start may take to end once it isn't wanted any more. */
const START_PATIENCE_MS = 3_000

/** Starts database, pages and server, in the order in which a failure shows soonest. */
export function startServer({ settings, projectFolder, log, buildApp, onGivenUp }: Options): ServerStart {
  const closers: (() => PromiseLike<unknown>)[] = []
  const stopping = new AbortController()
  let stopDatabaseNow = () => {}

  async function start(): Promise<void> {
    const { givenSecret, ...rest } = settings
    const config: Config = { ...rest, secret: givenSecret ?? keepSecret(settings.dataFolder) }
    const started = await startDatabase({ settings, role: 'server', log, onGivenUp })
    closers.push(started.stop)
    stopDatabaseNow = () => started.embedded?.stopNow()
    stopping.signal.throwIfAborted()
    await checkPortIsFree(settings.host, settings.port)
    const webRoot = await ensureWebBuilt(projectFolder, log, stopping.signal)
    const { database, query, close } = started.open({ max: POOL_SIZE, lifetimeSeconds: settings.databaseLifetime })
    closers.push(() => close(PATIENCE_SECONDS))
    const [{ openFiles }, { runJobs }, { startMail }] = await Promise.all([
      import('#server/platform/files/open-files.ts'),
      import('#server/platform/jobs/run-jobs.ts'),
      import('#server/platform/mail/start-mail.ts'),
    ])
    const files = await openFiles({ settings, database, clock: () => new Date(), log })
    const jobs = runJobs({ query, log })
    const { mail, shownOutbox } = startMail({ settings: config, database, jobs, log })
    closers.push(async () => mail.close())
    const app = await buildApp({
      database,
      config,
      webRoot,
      stepsFolder: path.join(projectFolder, STEPS_FOLDER),
      clock: () => new Date(),
      log,
      jobs,
      mail,
      files,
      ...(shownOutbox ? { shownOutbox } : {}),
    })
    closers.push(() => app.close())
    stopping.signal.throwIfAborted()
    closers.push(jobs.stop)
    await jobs.start()
    await app.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
      throw explainListenFailure(error, settings.host, settings.port)
    })
  }

  const ready = start().catch((error: unknown) => {
    // Whatever fails because all is being stopped is not a failure of its own.
    stopping.signal.throwIfAborted()
    throw error
  })
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= stopAll())
  async function stopAll(): Promise<void> {
    stopping.abort()
    // A start that waits for somebody else, such as for another server's migration, is not waited for.
    await Promise.race([ready.catch(() => {}), sleep(START_PATIENCE_MS, undefined, { ref: false })])
    for (const close of closers.splice(0).toReversed()) await close()
  }
  return { ready, stop, force: () => stopDatabaseNow() }
}

import { fileURLToPath } from 'node:url'
import { readConfig } from '#server/platform/config/read-config.ts'
import { createLog, type Log } from '#server/platform/log/create-log.ts'
import { describeFault } from '#server/platform/log/describe-fault.ts'
import { guardConsole } from '#server/platform/log/guard-console.ts'
import { endOnFaults } from '#server/platform/process/end-on-faults.ts'
import { REFUSED_EXIT_CODE, joinSupervisor } from '#server/platform/process/supervise.ts'
import { stopOnSignals } from '#server/platform/process/stop-on-signals.ts'
import { StartError } from '#server/platform/start-error.ts'
import { startServer, type ServerStart } from './start-server.ts'

const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url))

/** Says why the server cannot go on (a `StartError` in plain words, anything else by kinds and places), and ends. */
function giveUp(
  error: unknown,
  log: Pick<Log, 'error'> = createLog('error'),
  exitCode = error instanceof StartError && error.isLasting ? REFUSED_EXIT_CODE : 1,
): never {
  log.error(error instanceof StartError ? error.message : describeFault(error), { event: 'start-failed' })
  process.exit(exitCode)
}

async function main(): Promise<void> {
  const { settings, warnings } = readConfig(process.env, process.cwd())
  const log: Log = createLog(settings.logLevel, settings.logFormat)
  guardConsole(log)
  let server: ServerStart | undefined
  endOnFaults(log, async () => server?.stop())
  const reportReady = joinSupervisor(() => void Promise.resolve(server?.stop()).finally(() => process.exit(0)))
  warnings.forEach((warning) => log.warn(warning, { event: 'setting' }))

  const started = startServer({
    settings,
    projectFolder: PROJECT_FOLDER,
    log,
    // Loaded late: a second server on the data folder shall be refused at once.
    buildApp: async (parts) => (await import('#server/app.ts')).buildApp(parts),
    onGivenUp: (error) => void started.stop().finally(() => giveUp(error, log, 1)),
  })
  server = started
  stopOnSignals(
    async () => {
      log.info('Stopping …', { event: 'stopping' })
      await started.stop()
    },
    () => started.force(),
    log,
  )
  try {
    await started.ready
  } catch (error) {
    await started.stop()
    if (error instanceof Error && error.name === 'AbortError') return
    giveUp(error, log)
  }
  const shown = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(settings.host) ? 'localhost' : settings.host
  // Whoever waits for this line does so at every level.
  createLog('info', settings.logFormat).info(`Funda is ready on http://${shown}:${settings.port}`, { event: 'started' })
  reportReady()
}

await main().catch((error: unknown) => giveUp(error))

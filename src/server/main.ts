import { fileURLToPath } from 'node:url'
import { readConfig } from '#server/platform/config/read-config.ts'
import { createLog, type Log } from '#server/platform/log/create-log.ts'
import { stopOnSignals } from '#server/platform/process/stop-on-signals.ts'
import { StartError } from '#server/platform/start-error.ts'
import { startServer } from './start-server.ts'

const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url))

/** Says why the server cannot go on (a `StartError` in plain words, anything else with where it happened), and ends with 1. */
function giveUp(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

async function main(): Promise<void> {
  const { settings, warnings } = readConfig(process.env, process.cwd())
  const log: Log = createLog(settings.logLevel)
  warnings.forEach((warning) => log.warn(warning))

  const server = startServer({
    settings, projectFolder: PROJECT_FOLDER, log,
    // Loaded late: a second server on the data folder shall be refused at once.
    buildApp: async (parts) => (await import('#server/app.ts')).buildApp(parts),
    onGivenUp: (error) => void server.stop().finally(() => giveUp(error)),
  })
  stopOnSignals(
    async () => {
      log.info('Stopping …')
      await server.stop()
    },
    () => server.force(),
  )
  try {
    await server.ready
  } catch (error) {
    await server.stop()
    if (error instanceof Error && error.name === 'AbortError') return
    giveUp(error)
  }
  const shown = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(settings.host) ? 'localhost' : settings.host
  console.log(`Funda is ready on http://${shown}:${settings.port}`)
}

await main().catch(giveUp)

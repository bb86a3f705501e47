import { startEmbeddedPostgres } from '#server/platform/database/embedded/start-embedded-postgres.ts'
import { createLog } from '#server/platform/log/create-log.ts'

// A process that uses the database of a data folder until it is killed: prints one line of JSON when it is ready, or
// the error and ends with 1.
const [dataFolder = '', role = 'server'] = process.argv.slice(2)
try {
  const settings = { dataFolder, role: role === 'server' ? 'server' : 'visitor', log: createLog('silent') } as const
  const embedded = await startEmbeddedPostgres(settings)
  console.log(JSON.stringify({ pid: embedded.pid(), adopted: embedded.adopted, ownerUrl: embedded.ownerUrl() }))
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

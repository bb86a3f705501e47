// `npm run who-saw -- --learner ID --from 2026-01-01 --to 2026-02-01`: who saw or changed what of a person in that
// time, for whoever has to tell of a breach.
// Reads the database of FUNDA_DATA or DATABASE_URL, also while the server runs. The answer holds personal data: keep it
// as you keep the database.
import { parseArgs } from 'node:util'
import { whoSaw } from '#server/features/records/index.ts'
import { readConfig } from '#server/platform/config/read-config.ts'
import { startDatabase } from '#server/platform/database/start-database.ts'
import { createLog } from '#server/platform/log/create-log.ts'
import { StartError } from '#server/platform/start-error.ts'

const USAGE =
  'Use: npm run who-saw -- --learner ID --from 2026-01-01 --to 2026-02-01T12:00:00Z (to is now where it is left out)'

function readQuestion() {
  const { values } = parseArgs({
    options: { learner: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' } },
  })
  const [from, to] = [new Date(values.from ?? ''), values.to === undefined ? new Date() : new Date(values.to)]
  if (!/^[0-9a-f-]{36}$/.test(values.learner ?? '') || Number.isNaN(from.getTime()) || Number.isNaN(to.getTime()))
    throw new StartError(USAGE)
  return { learnerId: values.learner ?? '', from, to }
}

try {
  const question = readQuestion()
  const { settings } = readConfig(process.env, process.cwd())
  const started = await startDatabase({ settings, role: 'visitor', log: createLog('error') })
  const { database, close } = started.open({ max: 1 })
  process.stdout.write(`${(await whoSaw(database, question)).join('\n')}\n`)
  await close()
  await started.stop()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'The record could not be read.'}\n`)
  process.exitCode = 1
}

// `npm run check`: every check that needs no browser and no database.
import { runChecks } from './testing/run-checks.ts'

const { failed } = await runChecks()
process.exitCode = failed > 0 ? 1 : 0

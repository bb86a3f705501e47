// `npm start`: the server, started again when it crashes. Where another program does that (systemd, a container), run main.ts itself.
import path from 'node:path'
import { createLog } from '#server/platform/log/create-log.ts'
import { supervise } from '#server/platform/process/supervise.ts'

const log = createLog(
  'info',
  process.env['LOG_FORMAT'] === 'json' || process.env['NODE_ENV'] === 'production' ? 'json' : 'readable',
)
const supervision = supervise({ args: [path.join(import.meta.dirname, 'main.ts')], log })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => supervision.pass(signal))
process.exit(await supervision.ended)

// The server of `npm run dev`: everything but the pages, which Vite serves as they are written. Nothing is built, so it
// starts again at once.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildApp } from '#server/app.ts'
import { BUILD_STAMP } from '#server/platform/build/ensure-web-built.ts'
import { hashWebSources } from '#server/platform/build/hash-web-sources.ts'
import { readConfig } from '#server/platform/config/read-config.ts'
import { createLog } from '#server/platform/log/create-log.ts'
import { endOnFaults } from '#server/platform/process/end-on-faults.ts'
import { stopOnSignals } from '#server/platform/process/stop-on-signals.ts'
import { StartError } from '#server/platform/start-error.ts'
import { startServer } from '#server/start-server.ts'

const PROJECT_FOLDER = path.join(import.meta.dirname, '..')

/** Makes a folder that the server takes for a built project; its only page gives the address of the pages. */
function makeSignpost(pagesUrl: string): string {
  const folder = path.join(PROJECT_FOLDER, 'node_modules/.cache/dev-pages')
  mkdirSync(path.join(folder, 'dist/web'), { recursive: true })
  const page =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Funda</title>' +
    `<p>In development the pages are at <a href="${pagesUrl}">${pagesUrl}</a>.</p></html>\n`
  for (const name of ['index.html', '404.html']) writeFileSync(path.join(folder, 'dist/web', name), page)
  writeFileSync(path.join(folder, BUILD_STAMP), JSON.stringify({ hash: hashWebSources(folder) }))
  return folder
}

function giveUp(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

const { settings, warnings } = readConfig(process.env, process.cwd())
const log = createLog(settings.logLevel)
warnings.forEach((warning) => log.warn(warning))
const server = startServer({
  settings,
  log,
  projectFolder: makeSignpost(settings.origin),
  buildApp,
  onGivenUp: (error) => void server.stop().finally(() => giveUp(error)),
})
endOnFaults(log, () => server.stop())
stopOnSignals(
  () => server.stop(),
  () => server.force(),
  log,
)
try {
  await server.ready
  console.log(`The server is ready on http://localhost:${settings.port}.`)
} catch (error) {
  await server.stop()
  if (!(error instanceof Error && error.name === 'AbortError')) giveUp(error)
}

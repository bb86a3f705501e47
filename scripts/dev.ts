// `npm run dev`: the server with its database on PORT (3000), started again when its code or the content changes, and the pages with hot
// reload on port 5173. Ctrl-C ends both.
import path from 'node:path'
import { createServer } from 'vite'
import { startProgram } from './running/start-program.ts'

const ROOT = path.join(import.meta.dirname, '..')
const PAGES_PORT = 5173

/** Folders whose changes restart the server; pages notice changes by themselves. */
const WATCHED = ['src/server', 'src/core', 'src/content', 'src/contract', 'content']

const serverPort = process.env['PORT'] || '3000'
const pagesUrl = `http://localhost:${PAGES_PORT}`

const pages = await createServer({
  configFile: path.join(ROOT, 'vite.config.ts'),
  root: path.join(ROOT, 'src/web'),
  clearScreen: false,
  // The server knows the pages by this address alone.
  server: { port: PAGES_PORT, strictPort: true, proxy: { '/api': `http://127.0.0.1:${serverPort}` } },
})
try {
  await pages.listen()
} catch (error) {
  console.error(
    `The pages can't be served on port ${PAGES_PORT}: ${(error as Error).message}. Stop the program that uses it.`,
  )
  process.exit(1)
}

const server = startProgram(
  ['--watch', '--watch-preserve-output', ...WATCHED.map((folder) => `--watch-path=${folder}`), 'scripts/dev-server.ts'],
  { PORT: serverPort, FUNDA_ORIGIN: pagesUrl },
  'The server is ready',
)

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await Promise.all([pages.close(), server.stop()])
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())

await server.ready
console.log(
  `\n  Pages with hot reload: ${pagesUrl}/\n  Server:                http://localhost:${serverPort}/api/health\n  Ctrl-C ends both.\n`,
)

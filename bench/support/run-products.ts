import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildBarePage } from '../bare-page/build-bare-page.ts'
import { serveFolder } from '../bare-page/serve-folder.ts'
import { findFreePort, runServer } from './run-server.ts'

/** The two that are compared: their addresses, without a final slash, and how to end them. */
export type RunningPages = { productUrl: string; bareUrl: string; stop: () => Promise<void> }

/** Starts the product on an empty data folder, and the bare page beside it. */
export async function runProducts(): Promise<RunningPages> {
  const folder = mkdtempSync(path.join(tmpdir(), 'funda-bench-'))
  // PostgreSQL doesn't run as root: its own user has to get through.
  chmodSync(folder, 0o711)
  await buildBarePage(path.join(folder, 'bare'))
  const bare = await serveFolder(path.join(folder, 'bare'))
  const port = await findFreePort()
  const server = await runServer(path.join(folder, 'data'), port)
  return {
    productUrl: `http://127.0.0.1:${port}`,
    bareUrl: bare.url,
    stop: async () => {
      await bare.stop()
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGTERM')
        await once(server, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

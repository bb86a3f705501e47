import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { OPERATOR_FILE } from './test-operator.ts'
import { test as base, expect, type ConsoleMessage, type Request, type WebError } from '@playwright/test'

const ROOT = path.join(import.meta.dirname, '../..')

/** The product, running on a data folder of its own. */
export type RunningProduct = {
  url: string
  /** Ends it, cleanly or as if the power failed, and starts it again on the same data and port. */
  restart: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
  stop: () => Promise<void>
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

async function start(root: string, port: number, data: string, env: Record<string, string>): Promise<ChildProcess> {
  const server = spawn(process.execPath, [path.join(root, 'src/server/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      FUNDA_DATA: data,
      FUNDA_ORIGIN: `http://127.0.0.1:${port}`,
      FUNDA_OPERATOR: OPERATOR_FILE,
      ...env,
    },
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString()
      if (said.includes('Funda is ready')) resolve()
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', hear)
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
  })
  return server
}

/** Starts the product of a project folder, this one by default, on an empty data folder and a free port. */
export async function startProduct(env: Record<string, string> = {}, root = ROOT): Promise<RunningProduct> {
  const data = mkdtempSync(path.join(tmpdir(), 'funda-walk-'))
  // PostgreSQL doesn't run as root: its own user has to get through.
  chmodSync(data, 0o755)
  const port = await findFreePort()
  let server = await start(root, port, data, env)
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill(signal)
    await once(server, 'exit')
  }
  return {
    url: `http://127.0.0.1:${port}`,
    restart: async (signal = 'SIGTERM') => {
      await end(signal)
      server = await start(root, port, data, env)
    },
    stop: async () => {
      await end('SIGTERM')
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/**
 * A walk through the product. Each worker has a product of its own, started once; `baseURL` is its address, so `page.goto('/')` works.
 * A page that logs an error or throws fails the walk, unless its message is in `expectedNoise`.
 */
export const test = base.extend<{ expectedNoise: RegExp[]; watch: undefined }, { product: RunningProduct }>({
  product: [
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  expectedNoise: [[], { option: true }],
  watch: [
    async ({ context, expectedNoise, product }, use) => {
      const noise: string[] = []
      const note = (text: string): void => {
        if (!expectedNoise.some((expected) => expected.test(text))) noise.push(text)
      }
      const hear = (message: ConsoleMessage): void => {
        if (message.type() === 'error') note(`${message.text()} ${message.location().url}`.trim())
      }
      // What a walk prepares for every page finds nothing on the empty one that it ends on.
      const catchError = (error: WebError): void => {
        if (error.page()?.url() !== 'about:blank') note(String(error.error()))
      }
      // Nothing of a page of ours is asked of anybody else (security goals, P11).
      const own = new URL(product.url).origin
      const foreign: string[] = []
      const look = (request: Request): void => {
        if (request.isNavigationRequest() || request.serviceWorker() !== null || !/^https?:/.test(request.url())) return
        if (request.frame().url().startsWith(own) && new URL(request.url()).origin !== own) foreign.push(request.url())
      }
      context.on('console', hear).on('weberror', catchError).on('request', look)
      await use(undefined)
      context.off('console', hear).off('weberror', catchError).off('request', look)
      expect(foreign, 'something was asked of another site').toEqual([])
      expect(noise, 'the browser reported errors').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

/** Waits until the page's script has taken over. */
export const ready = (page: import('@playwright/test').Page): Promise<void> =>
  page.locator('html[data-ready]').waitFor()

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { findFreePort } from '../../../bench/support/run-server.ts'

const PROJECT_FOLDER = path.join(import.meta.dirname, '../../..')
const READY = 'The server is ready'

/** The server without its pages, in a process of its own. */
export type RunningApp = {
  address: string
  port: number
  pid: number
  output: () => string
  /** Returns the exit code of the process, or the signal that killed it; undefined while it runs. */
  end: () => number | string | undefined
  ended: Promise<number | string>
  /** Ends it in order; resolves to how it ended. */
  stop: () => Promise<number | string>
  kill: () => Promise<void>
}

/** Starts the server, and resolves when it listens. Rejects with all it said where it ends before. */
export async function runApp(settings: Record<string, string>): Promise<RunningApp> {
  const port = Number(settings['PORT'] ?? (await findFreePort()))
  const env = { ...process.env, NODE_ENV: 'test', FUNDA_ORIGIN: '', DATABASE_URL: '', PORT: String(port), ...settings }
  const child = spawn(process.execPath, ['scripts/dev-server.ts'], {
    cwd: PROJECT_FOLDER,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let end: number | string | undefined
  const ended = once(child, 'exit').then(([code, signal]) => (end = (code as number | null) ?? (signal as string)))
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(READY)) resolve()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then((how) => reject(new Error(`The server ended with ${how}: ${output}`)))
  })
  const send = async (signal: NodeJS.Signals): Promise<number | string> => {
    if (end === undefined) child.kill(signal)
    return ended
  }
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    output: () => output,
    end: () => end,
    ended,
    stop: () => send('SIGTERM'),
    kill: async () => void (await send('SIGKILL')),
  }
}

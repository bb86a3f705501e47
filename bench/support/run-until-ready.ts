import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs a program until it says that it is ready; resolves to what ends it. */
export async function runUntilReady(
  script: string,
  args: readonly string[],
  settings: { cwd: string; env?: NodeJS.ProcessEnv; ready: string },
): Promise<{ pid: number; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: settings.cwd,
    env: { ...process.env, ...settings.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(settings.ready)) resolve()
    })
    void exited.then(() => reject(new Error(`${script} ended: ${output}`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  return { pid: child.pid ?? 0, stop }
}

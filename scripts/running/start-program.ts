import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const PROJECT_FOLDER = path.join(import.meta.dirname, '../..')

/** A program of this project that runs beside this one. */
export type RunningProgram = {
  /** Resolves when it says that it is ready; rejects where it ends before. */
  ready: Promise<void>
  /** Resolves to its exit code when it has ended. */
  ended: Promise<number>
  /** Ends it in order. */
  stop: () => Promise<number>
}

/**
 * Starts Node with arguments in the project's folder and passes its output on. It has a process group of its own, so
 * that Ctrl-C reaches it through us and once. @param env settings besides those of this process @param readyText output
 * that says it is ready
 */
export function startProgram(args: readonly string[], env: Record<string, string>, readyText: string): RunningProgram {
  const program = spawn(process.execPath, args, {
    cwd: PROJECT_FOLDER,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const ended = once(program, 'exit').then(([code]) => (code as number | null) ?? 1)
  const ready = new Promise<void>((resolve, reject) => {
    program.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk)
      if (chunk.toString().includes(readyText)) resolve()
    })
    void ended.then((code) => reject(new Error(`The server ended with ${code}.`)))
  })
  const stop = (): Promise<number> => {
    if (program.exitCode === null && program.signalCode === null) program.kill('SIGTERM')
    return ended
  }
  return { ready, ended, stop }
}

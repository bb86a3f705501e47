import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** User that runs PostgreSQL's programs, which refuse to run as root. */
export type ProgramUser = {
  /** User and group to become; none: the user who started Funda. */
  ids?: { uid: number; gid: number }
  /** Program and arguments to put in front, such as one that opens a user namespace. */
  prefix: string[]
}

/** Returns the environment of PostgreSQL's programs: English messages, no settings from outside. */
export function programEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], SYSTEMROOT: process.env['SYSTEMROOT'], LC_ALL: 'C', TZ: 'UTC' }
}

/**
 * Runs a program to its end as the given user. Returns its output and exit code; null if it couldn't run or was killed.
 */
export async function runProgram(
  user: ProgramUser,
  program: string,
  args: string[],
  cwd: string,
): Promise<{ code: number | null; output: string }> {
  const [command, ...rest] = [...user.prefix, program, ...args] as [string, ...string[]]
  const child = spawn(command, rest, {
    ...user.ids,
    cwd,
    env: programEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const failed = new Promise<null>((resolve) =>
    child.once('error', (error) => ((output += error.message), resolve(null))),
  )
  const code = await Promise.race([failed, once(child, 'close').then(([exitCode]) => exitCode as number | null)])
  return { code, output }
}

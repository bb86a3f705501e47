import { spawnSync } from 'node:child_process'

/** Returns the ids of a process's running children; with a pattern, of those whose command matches. */
export function childrenOf(pid: number, command = /./): number[] {
  const lines = spawnSync('ps', ['-o', 'pid=,command=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout.split('\n')
  return lines
    .filter((line) => command.test(line))
    .map((line) => Number.parseInt(line, 10))
    .filter((found) => found > 0)
}

/** Sends a signal to processes; those that have ended already are passed over. */
export function signalEach(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** Megabytes of memory that a process holds; 0 where it has ended. */
export function memoryOf(pid: number): number {
  return Math.round(Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) / 1024)
}

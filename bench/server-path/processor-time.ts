import { readdirSync, readFileSync } from 'node:fs'

/** Nanoseconds that a process, with all its threads, has run on a processor. Zero once it has ended. */
function timeOf(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    return threads.reduce((sum, thread) => {
      const [ran] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
      return sum + Number(ran)
    }, 0)
  } catch {
    return 0
  }
}

/** Ids of the processes that this one started. */
const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )

/**
 * Starts to count the processor time of a server and of the database's processes. The function that it returns gives the
 * microseconds since then. Other people's work on the machine changes these figures less than the time on a clock.
 */
export function countProcessorTime(server: number, postmaster: number): () => number {
  const before = new Map([server, ...childrenOf(postmaster)].map((pid) => [pid, timeOf(pid)]))
  return () =>
    [server, ...childrenOf(postmaster)].reduce((sum, pid) => sum + timeOf(pid) - (before.get(pid) ?? 0), 0) / 1000
}

import type { Log } from '#server/platform/log/create-log.ts'

const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table'] as const

/**
 * Stops libraries from writing to the console, where they print errors with the parameters of queries. The log says
 * only that one wrote. Returns the function that undoes this.
 */
export function guardConsole(log: Pick<Log, 'warn'>): () => void {
  const originals = METHODS.map((method) => [method, console[method]] as const)
  for (const method of METHODS)
    console[method] = () =>
      log.warn('A library wrote to the console; its text is left out.', { event: 'library-message' })
  return () => {
    for (const [method, original] of originals) console[method] = original as () => void
  }
}

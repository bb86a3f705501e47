import type { Log } from '#server/platform/log/create-log.ts'

const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table'] as const

/**
 * Takes the console away from libraries. They print errors with the parameters of queries, so with personal data. The
 * log says only that one wrote. Returns the act that gives the console back.
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

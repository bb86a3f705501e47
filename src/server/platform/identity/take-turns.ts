import { CallRefusal } from '#server/platform/http/call-refusal.ts'

/** Runs what is costly: at most some at once, the others in the order in which they came. */
export type Turns = <Result>(run: () => Promise<Result>) => Promise<Result>

/**
 * @param width how many run at once
 * @param longest how many may wait; one more is refused with `unavailable`, to come back later
 */
export function takeTurns(width: number, longest: number): Turns {
  const waiting: (() => void)[] = []
  let running = 0
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return async (run) => {
    if (running < width) running += 1
    else if (waiting.length >= longest) throw new CallRefusal('unavailable', 'Too many log in at once', { retryAfter: 5 })
    else await new Promise<void>((resolve) => { waiting.push(resolve) })
    try {
      return await run()
    } finally {
      leave()
    }
  }
}

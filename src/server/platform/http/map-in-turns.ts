import { setImmediate as othersFirst } from 'node:timers/promises'

/** Milliseconds of work after which other requests go first. */
const AT_ONCE = 10

/**
 * Maps values one after the other, and lets other requests go first when that has taken a while.
 * @param clock milliseconds that only rise
 */
export async function mapInTurns<Value, Result>(
  values: readonly Value[],
  map: (value: Value) => Result,
  clock: () => number = () => performance.now(),
): Promise<Result[]> {
  const results: Result[] = []
  let begun = clock()
  for (const value of values) {
    results.push(map(value))
    if (clock() - begun < AT_ONCE) continue
    await othersFirst()
    begun = clock()
  }
  return results
}

const FIRST_DELAY = 2_000
const LONGEST_DELAY = 300_000

/**
 * Milliseconds to wait before trying again: doubled with each failure, up to five minutes, and spread by chance over the upper
 * half of that, so that a class that comes back online doesn't do so at the same moment.
 * @param failures in a row so far, at least 1
 * @param random from 0 to 1
 */
export function retryDelay(failures: number, random: number): number {
  const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (failures - 1))
  return Math.round(longest * (0.5 + random / 2))
}

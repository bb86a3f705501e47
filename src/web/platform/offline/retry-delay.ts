const FIRST_DELAY = 2_000
const LONGEST_DELAY = 300_000

/**
 * Returns the milliseconds to wait before another try. They double with each failure up to five minutes, spread
 * randomly over the upper half. A class that comes back online thus doesn't do so at once. @param failures in a row so
 * far, at least 1 @param random from 0 to 1
 */
export function retryDelay(failures: number, random: number): number {
  const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (failures - 1))
  return Math.round(longest * (0.5 + random / 2))
}

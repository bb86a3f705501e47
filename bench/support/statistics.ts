/** Returns the middle value, or the mean of the two in the middle. Throws if there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  if (low === undefined || high === undefined) throw new Error('There is no median of no values.')
  return (low + high) / 2
}

/** Returns the least value that so many in a hundred don't exceed. Throws where there is none. */
export function percentile(values: readonly number[], percent: number): number {
  const found = values.toSorted((left, right) => left - right)[
    Math.max(0, Math.ceil((values.length * percent) / 100) - 1)
  ]
  if (found === undefined) throw new Error('There is no percentile of no values.')
  return found
}

/** Source of random numbers that are the same for the same seed. */
export type SeededRandom = {
  /** A number from 0 to 1, 1 excluded. */
  next: () => number
  /** A whole number from `least` to `most`, both included. */
  whole: (least: number, most: number) => number
  /** One of a list; throws a RangeError where it is empty. */
  pick: <Value>(values: readonly Value[]) => Value
  /** The same list in another order (Fisher and Yates). */
  shuffle: <Value>(values: readonly Value[]) => Value[]
}

/** Numbers from 0 to 1 out of one whole number (mulberry32, public domain). */
function startNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Creates a random source from a seed. @param seed a whole number; neighbouring seeds give unlike numbers */
export function seededRandom(seed: number): SeededRandom {
  const next = startNumbers(seed)
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    whole,
    pick: (values) => {
      if (values.length === 0) throw new RangeError('nothing to pick from')
      return values[whole(0, values.length - 1)] as (typeof values)[number]
    },
    shuffle: (values) => {
      const shuffled = [...values]
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = whole(0, last)
        ;[shuffled[last], shuffled[other]] = [
          shuffled[other] as (typeof values)[number],
          shuffled[last] as (typeof values)[number],
        ]
      }
      return shuffled
    },
  }
}

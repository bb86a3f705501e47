import { expect, test } from 'vitest'
import { mapInTurns } from './map-in-turns.ts'

/** Maps ten values that take so many milliseconds each; returns how many were done when others had their turn. */
async function turnsOfOthers(each: number): Promise<number[]> {
  let [now, done] = [0, 0]
  const turns: number[] = []
  const look = (): void => {
    turns.push(done)
    if (done < 10) setImmediate(look)
  }
  setImmediate(look)
  const results = await mapInTurns(
    Array.from({ length: 10 }, (_, index) => index),
    (value) => {
      now += each
      done++
      return value * 2
    },
    () => now,
  )
  expect(results).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18])
  return [...new Set(turns)]
}

test('long work: others have a turn after each ten milliseconds', async () => {
  expect(await turnsOfOthers(5)).toEqual([2, 4, 6, 8, 10])
  expect(await turnsOfOthers(30)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('short work: nobody is asked to go first', async () => {
  expect(await turnsOfOthers(0.5)).toEqual([])
})

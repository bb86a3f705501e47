import { expect, test } from 'vitest'
import { takeTurns } from '#server/platform/identity/take-turns.ts'

test('at most some run at once, the others in their order, and one that fails makes room too', async () => {
  const turns = takeTurns(2, 10)
  const [begun, ends]: [number[], (() => void)[]] = [[], []]
  const all = [0, 1, 2, 3].map((index) => turns(async () => {
    begun.push(index)
    await new Promise<void>((resolve) => { ends[index] = resolve })
    if (index === 0) throw new Error('failed')
    return index
  }))
  const failed = expect(all[0]).rejects.toThrow('failed')
  expect(begun).toEqual([0, 1])
  ends[0]?.()
  await failed
  expect(begun).toEqual([0, 1, 2])
  ends[1]?.()
  expect(await all[1]).toBe(1)
  expect(begun).toEqual([0, 1, 2, 3])
  ends[2]?.()
  ends[3]?.()
  expect(await Promise.all([all[2], all[3]])).toEqual([2, 3])
})

test('who finds the line too long is told to come back, and the line goes on', async () => {
  const turns = takeTurns(1, 1)
  let end = (): void => {}
  const first = turns(() => new Promise<void>((resolve) => { end = resolve }))
  const second = turns(async () => 'second')
  await expect(turns(async () => 'third')).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } })
  end()
  await first
  expect(await second).toBe('second')
  expect(await turns(async () => 'fourth')).toBe('fourth')
})

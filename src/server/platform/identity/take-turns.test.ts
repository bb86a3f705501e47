import { expect, test } from 'vitest'
import { inLane, takeTurns, type Lane } from '#server/platform/identity/take-turns.ts'

test('turns: a limited number run at once, the rest in order; a failed one frees its place', async () => {
  const turns = takeTurns(2, 10)
  const [begun, ends]: [number[], (() => void)[]] = [[], []]
  const all = [0, 1, 2, 3].map((index) =>
    turns(async () => {
      begun.push(index)
      await new Promise<void>((resolve) => {
        ends[index] = resolve
      })
      if (index === 0) throw new Error('failed')
      return index
    }),
  )
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

test('full queue: a new task is refused with a retry time, and the queue goes on', async () => {
  const turns = takeTurns(1, 1)
  let end = (): void => {}
  const first = turns(
    () =>
      new Promise<void>((resolve) => {
        end = resolve
      }),
  )
  const second = turns(async () => 'second')
  await expect(turns(async () => 'third')).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } })
  end()
  await first
  expect(await second).toBe('second')
  expect(await turns(async () => 'fourth')).toBe('fourth')
})

/** Turns that run one at a time, each when it is let. */
function slowly(
  longest: number,
  longestLane: number,
): { begun: string[]; ask: (name: string, lane: Lane) => Promise<unknown>; letOne: () => Promise<void> } {
  const turns = takeTurns(1, longest, longestLane)
  const [begun, ends]: [string[], (() => void)[]] = [[], []]
  return {
    begun,
    ask: (name, lane) =>
      new Promise((resolve, reject) => {
        inLane(
          lane,
          () =>
            void turns(async () => {
              begun.push(name)
              await new Promise<void>((end) => {
                ends.push(end)
              })
            }).then(resolve, reject),
        )
      }),
    letOne: async () => {
      ends.shift()?.()
      await new Promise((next) => {
        setImmediate(next)
      })
    },
  }
}

test('120 sign-ups at once: a login waits for one of them at most, and so does another range (M9)', async () => {
  const { begun, ask, letOne } = slowly(500, 250)
  for (let index = 0; index < 120; index++) void ask('flood', { kind: 'sign-up', source: () => '203.0.113.*' })
  void ask('login', { kind: 'sign-in', source: () => '203.0.113.*' })
  void ask('neighbour', { kind: 'sign-up', source: () => '198.51.100.*' })
  for (let turn = 0; turn < 4; turn++) await letOne()
  expect(begun.indexOf('login')).toBeLessThanOrEqual(2)
  expect(begun.indexOf('neighbour')).toBeGreaterThan(0)
})

test('a flood: the lane that is full is refused, and others are let in (M9) [ASVS V15.2.2]', async () => {
  const { begun, ask, letOne } = slowly(10, 3)
  const flood = { kind: 'sign-up', source: () => '203.0.113.*' }
  const first = [0, 1, 2, 3].map(() => ask('flood', flood))
  await expect(ask('flood', flood)).rejects.toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } })
  const others = Array.from({ length: 7 }, (_, index) =>
    ask('other', { kind: 'sign-up', source: () => `range ${index}` }),
  )
  await expect(ask('other', { kind: 'sign-up', source: () => 'range 8' })).rejects.toMatchObject({
    code: 'unavailable',
  })
  const login = ask('login', { kind: 'sign-in', source: flood.source })
  for (let turn = 0; turn < 13; turn++) await letOne()
  await Promise.all([...first, ...others, login])
  expect(begun).toHaveLength(12)
})

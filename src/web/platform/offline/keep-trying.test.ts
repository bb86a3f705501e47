import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepTrying, type Timers } from './keep-trying.ts'

type Result = 'sent' | 'later'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const timers: Timers = {
  later: (act, milliseconds) => setTimeout(act, milliseconds),
  cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  random: () => 1,
}

test('retrying: begins when woken, then with growing pauses until all is sent', async () => {
  const results: Result[] = ['later', 'later', 'sent']
  const attempt = vi.fn(async () => results.shift() ?? 'sent')
  keepTrying(attempt, timers).wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(attempt).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(attempt).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(attempt).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(attempt).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(attempt).toHaveBeenCalledTimes(3)
})

test('retrying: woken during a try, it tries once more afterwards, never twice at a time', async () => {
  const finish: ((result: Result) => void)[] = []
  const attempt = vi.fn(
    () =>
      new Promise<Result>((resolve) => {
        finish.push(resolve)
      }),
  )
  const trying = keepTrying(attempt, timers)
  trying.wake()
  trying.wake()
  trying.wake()
  expect(attempt).toHaveBeenCalledTimes(1)
  finish[0]?.('sent')
  await vi.advanceTimersByTimeAsync(0)
  expect(attempt).toHaveBeenCalledTimes(2)
  finish[1]?.('sent')
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(attempt).toHaveBeenCalledTimes(2)
})

test('retrying: a try that throws is repeated too', async () => {
  const attempt = vi.fn(async (): Promise<Result> => 'sent').mockRejectedValueOnce(new Error('broken'))
  keepTrying(attempt, timers).wake()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(attempt).toHaveBeenCalledTimes(2)
})

test('retrying: when the network returns it tries straight away, and only once', async () => {
  const attempt = vi.fn(async (): Promise<Result> => 'sent').mockResolvedValueOnce('later')
  const trying = keepTrying(attempt, timers)
  trying.wake()
  await vi.advanceTimersByTimeAsync(500)
  trying.wake()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(attempt).toHaveBeenCalledTimes(2)
})

test('retrying: once stopped, even during a try, it waits until it is woken', async () => {
  const finish: ((result: Result) => void)[] = []
  const attempt = vi.fn(
    () =>
      new Promise<Result>((resolve) => {
        finish.push(resolve)
      }),
  )
  const trying = keepTrying(attempt, timers)
  trying.wake()
  void trying.stop()
  finish[0]?.('later')
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(attempt).toHaveBeenCalledTimes(1)
  trying.wake()
  expect(attempt).toHaveBeenCalledTimes(2)
})

test('stop: resolves when the running try has ended, and nothing follows', async () => {
  const held = Promise.withResolvers<Result>()
  const trying = keepTrying(() => held.promise, timers)
  trying.wake()
  let stopped = false
  const stopping = trying.stop().then(() => {
    stopped = true
  })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(stopped).toBe(false)
  held.resolve('later')
  await stopping
  expect(vi.getTimerCount()).toBe(0)
})

import { expect, test } from 'vitest'
import { lastPeriod, sumDays } from '#core/progress/digest.ts'

test('period: a week runs from Monday to Sunday in South Africa, a month over its days', () => {
  const monday = { from: '2026-02-23', to: '2026-03-01', endedAt: new Date('2026-03-01T22:00:00.000Z') }
  expect(lastPeriod('week', new Date('2026-03-01T22:00:00.000Z'))).toEqual(monday)
  expect(lastPeriod('week', new Date('2026-03-08T21:59:59.000Z'))).toEqual(monday)
  expect(lastPeriod('week', new Date('2026-03-01T21:59:59.000Z')).to).toBe('2026-02-22')
  expect(lastPeriod('month', new Date('2026-03-02T10:00:00.000Z'))).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
    endedAt: new Date('2026-02-28T22:00:00.000Z'),
  })
  expect(lastPeriod('month', new Date('2026-01-01T10:00:00.000Z'))).toMatchObject({
    from: '2025-12-01',
    to: '2025-12-31',
  })
})

test('digest: only days of the period count', () => {
  const day = (
    text: string,
    answers: number,
  ): { day: string; answers: number; right: number; milliseconds: number } => ({
    day: text,
    answers,
    right: 1,
    milliseconds: 0,
  })
  expect(
    sumDays([day('2026-02-22', 9), day('2026-02-23', 3), day('2026-03-01', 4), day('2026-03-02', 9)], {
      from: '2026-02-23',
      to: '2026-03-01',
    }),
  ).toEqual({ days: 2, answers: 7, right: 2 })
})

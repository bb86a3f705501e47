import { expect, test } from 'vitest'
import { keptUntil, RETENTION_RULES, retentionTime } from '#core/privacy/retention.ts'

test('retention times: each is in whole minutes, days or months', () => {
  const times = RETENTION_RULES.map((rule) => retentionTime(rule)).filter((time) => time !== undefined)
  expect(times.length).toBeGreaterThan(8)
  for (const { count } of times) expect(Number.isInteger(count)).toBe(true)
  expect([
    retentionTime('hub-notice'),
    retentionTime('chat-of-minors'),
    retentionTime('answer'),
    retentionTime('account'),
  ]).toEqual([{ unit: 'minutes', count: 10 }, { unit: 'days', count: 30 }, { unit: 'months', count: 24 }, undefined])
})

test('retention: data from the limit before now is due', () => {
  expect(keptUntil('email', new Date('2026-03-08T10:00:00.000Z'))).toEqual(new Date('2026-03-01T10:00:00.000Z'))
})

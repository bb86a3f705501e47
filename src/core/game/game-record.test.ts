import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  keepAnswer,
  keepFinished,
  NEW_RECORD,
  readGameRecord,
  resetRecord,
  scoreOf,
  type GameRecord,
} from '#core/game/game-record.ts'

const NOW = Date.parse('2026-03-02T10:00:00.000Z')
const HOUR = 60 * 60 * 1000
const RIGHT = { right: true, levelUp: false }

test('a saved record: has points, streak, time, age group, achievements; reads back [S3.07] [S4.15]', () => {
  const record = keepAnswer(NEW_RECORD, { points: 10, level: 1, streak: 1 }, RIGHT, NOW)
  expect(record).toMatchObject({
    totalPoints: 10,
    sessionPoints: 10,
    streak: 1,
    lastPlayTime: '2026-03-02T10:00:00.000Z',
    ageGroup: 'children',
    achievements: [],
  })
  expect(readGameRecord(JSON.stringify(record), NOW + HOUR)).toEqual(record)
  expect(scoreOf(record)).toEqual({ points: 10, level: 1, streak: 1 })
})

test('game record: half a day later session points restart; points, level and streak stay', () => {
  const record = keepAnswer(NEW_RECORD, { points: 30, level: 2, streak: 2 }, RIGHT, NOW)
  expect(readGameRecord(JSON.stringify(record), NOW + 13 * HOUR)).toEqual({ ...record, sessionPoints: 0 })
})

test('a new level: an achievement with id, name, page and date, and a boost [S3.08]', () => {
  const levelUp = { right: true, levelUp: true }
  const once = keepAnswer(NEW_RECORD, { points: 60, level: 2, streak: 5 }, levelUp, NOW)
  expect(once.achievements).toEqual([
    { id: 'kids-game-level-2', name: 'game-level', page: 'kids-game', date: '2026-03-02T10:00:00.000Z' },
  ])
  expect(once.boosts).toEqual({ double: 1, triple: 0 })
  expect(keepAnswer(resetRecord(once), { points: 60, level: 2, streak: 5 }, levelUp, NOW).achievements).toHaveLength(1)
})

test('boost: ends with a right answer, not with a wrong one [S4.16]', () => {
  const boosted: GameRecord = { ...NEW_RECORD, boost: { kind: 'double', endsAt: NOW + 1000 } }
  expect(keepAnswer(boosted, { points: 20, level: 1, streak: 1 }, RIGHT, NOW).boost).toBeNull()
  expect(keepAnswer(boosted, { points: 0, level: 1, streak: 0 }, { right: false, levelUp: false }, NOW).boost).toEqual(
    boosted.boost,
  )
})

test('boosts switched off: nothing earns one', () => {
  const off = { ...NEW_RECORD, settings: { ...NEW_RECORD.settings, boosts: false } }
  expect(keepFinished(off, 'pairs')).toBe(off)
  expect(keepFinished(NEW_RECORD, 'pairs').boosts).toEqual({ double: 0, triple: 1 })
})

test('reset: points, level and streak restart, and nothing else is taken away [S4.15]', () => {
  const record = {
    ...keepAnswer(NEW_RECORD, { points: 300, level: 3, streak: 7 }, { right: true, levelUp: true }, NOW),
    boosts: { double: 2, triple: 1 },
  }
  expect(resetRecord(record)).toEqual({ ...record, sessionPoints: 0, level: 1, streak: 0 })
})

test('stored boost: one that has ended, or is longer than boosts are, is not read', () => {
  const read = (endsAt: number): unknown =>
    readGameRecord(JSON.stringify({ boost: { kind: 'double', endsAt } }), NOW).boost
  expect([read(NOW), read(NOW - 1), read(NOW + HOUR)]).toEqual([null, null, null])
  expect(read(NOW + 300_000)).toEqual({ kind: 'double', endsAt: NOW + 300_000 })
})

test('game record: whatever the device stored, it reads as a playable record', () => {
  const anyKept = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({
        totalPoints: fc.anything(),
        sessionPoints: fc.anything(),
        streak: fc.anything(),
        level: fc.anything(),
        lastPlayTime: fc.anything(),
        ageGroup: fc.anything(),
        achievements: fc.anything(),
        boosts: fc.anything(),
        boost: fc.anything(),
        settings: fc.anything(),
      })
      .map((kept) => JSON.stringify(kept, (_, value: unknown) => (typeof value === 'bigint' ? null : value))),
  )
  fc.assert(
    fc.property(anyKept, (kept) => {
      const record = readGameRecord(kept, NOW)
      for (const figure of [record.totalPoints, record.sessionPoints, record.streak])
        expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true)
      expect(record.level).toBeGreaterThanOrEqual(1)
      expect(readGameRecord(JSON.stringify(record), NOW)).toEqual(record)
    }),
  )
  expect(readGameRecord(null, NOW)).toEqual(NEW_RECORD)
})

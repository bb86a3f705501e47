import { expect, test } from 'vitest'
import { dateSample, loadSample } from './load-sample.ts'

test('sample: its moments lie around today, at their own time of day', () => {
  const now = new Date(2026, 10, 23, 12)
  expect(dateSample({ at: '@-2T18:30', list: ['@+1T09:00', 'Lwazi'], none: null, count: 3 }, now)).toEqual({
    at: new Date(2026, 10, 21, 18, 30).toISOString(),
    list: [new Date(2026, 10, 24, 9, 0).toISOString(), 'Lwazi'],
    none: null,
    count: 3,
  })
})

test('sample: no moment is left undated', async () => {
  expect(JSON.stringify(await loadSample(new Date(2026, 1, 28)))).not.toContain('"@')
})

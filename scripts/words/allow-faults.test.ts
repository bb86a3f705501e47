import { expect, test } from 'vitest'
import { countFaults, findExcess, lowerAllowance, zoneOfFile } from './allow-faults.ts'
import type { Fault } from './find-faults.ts'

const fault = (file: string, rule: Fault['rule']): Fault => ({ file, rule, line: 1, words: '' })

test('zones: a file belongs to the innermost zone', () => {
  expect(
    ['src/core/khulu/a.ts', 'src/core/days/a.ts', 'tests/e2e/a.ts', 'README.md', 'docs/a.md', 'vite.config.ts'].map(
      zoneOfFile,
    ),
  ).toEqual(['src/core/khulu', 'src/core', 'tests', 'docs', 'docs', 'scripts'])
})

test('allowance: more faults than allowed, the zone is in excess', () => {
  const counts = countFaults([fault('src/web/a.ts', 'title length'), fault('src/web/b.ts', 'title length')])
  expect(findExcess(counts, { 'src/web': { 'title length': 2 } })).toEqual([])
  expect(findExcess(counts, { 'src/web': { 'title length': 1 } })).toEqual([
    { zone: 'src/web', rule: 'title length', count: 2, allowed: 1 },
  ])
  expect(findExcess(counts, {})).toHaveLength(1)
})

test('lowering: a count falls, never rises, and zero leaves the list', () => {
  const counts = countFaults([fault('src/web/a.ts', 'title length'), fault('bench/b.ts', 'private word')])
  expect(
    lowerAllowance(counts, { 'src/web': { 'title length': 3, 'private word': 1 }, tests: { 'title length': 1 } }),
  ).toEqual({ 'src/web': { 'title length': 1 } })
})

import { expect, test } from 'vitest'
import {
  countPlaywright,
  countVitest,
  describeFailures,
  describeSecondTries,
  judgeRun,
  sumCounts,
} from './count-results.ts'

const file = (status: string, ...assertions: string[]) => ({
  status,
  assertionResults: assertions.map((each) => ({ status: each })),
})

test('Vitest report: its tests are counted, todo and pending as skipped', () => {
  expect(
    countVitest(
      JSON.stringify({
        testResults: [file('passed', 'passed', 'skipped', 'todo'), file('failed', 'passed', 'failed')],
      }),
    ),
  ).toEqual({ passed: 2, failed: 1, skipped: 2 })
})

test('Vitest report: a file that could not run counts as a failure', () => {
  expect(countVitest(JSON.stringify({ testResults: [file('passed', 'passed'), file('failed')] }))).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
  })
})

test('a Playwright report: its tests are counted, and an error outside a test fails', () => {
  expect(
    countPlaywright(JSON.stringify({ stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 }, errors: [{}] })),
  ).toEqual({ passed: 3, failed: 2, skipped: 2 })
})

test('walks that pass at the second try: two have passed, of three each has failed', () => {
  const count = (flaky: number) =>
    countPlaywright(JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky, skipped: 0 }, errors: [] }))
  expect(count(2)).toEqual({ passed: 5, failed: 0, skipped: 0 })
  expect(count(3)).toEqual({ passed: 3, failed: 3, skipped: 0 })
})

test('walks that pass at the second try: described with the error of the first try', () => {
  const steady = {
    title: 'a child signs up',
    file: 'children.spec.ts',
    ok: true,
    tests: [{ status: 'expected', results: [{ errors: [] }] }],
  }
  const shaky = {
    ...steady,
    title: 'a guest leaves',
    tests: [{ status: 'flaky', results: [{ errors: [{ message: 'too late' }] }, { errors: [] }] }],
  }
  const json = JSON.stringify({ suites: [{ specs: [steady, shaky] }], stats: {}, errors: [] })
  expect(describeSecondTries(json)).toEqual(['children.spec.ts › a guest leaves\ntoo late\n'])
  expect(describeFailures(json)).toEqual([])
})

test('runner: a crash, a missing report or no tests at all count as a failure', () => {
  expect(judgeRun(undefined, 0).failed).toBe(1)
  expect(judgeRun({ passed: 5, failed: 0, skipped: 0 }, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 })
  expect(judgeRun({ passed: 0, failed: 0, skipped: 0 }, 0).failed).toBe(1)
  expect(judgeRun({ passed: 5, failed: 2, skipped: 0 }, 1).failed).toBe(2)
  expect(judgeRun({ passed: 5, failed: 0, skipped: 1 }, 0)).toEqual({ passed: 5, failed: 0, skipped: 1 })
})

test('counts of several runners: added up', () => {
  expect(
    sumCounts([
      { passed: 1, failed: 0, skipped: 2 },
      { passed: 3, failed: 1, skipped: 0 },
    ]),
  ).toEqual({ passed: 4, failed: 1, skipped: 2 })
})

test('failed walk: described by its file, its title and the start of the error', () => {
  const failed = {
    title: 'a child signs up',
    file: 'children.spec.ts',
    ok: false,
    tests: [{ results: [{ errors: [{ message: '\u001B[31mexpected 3\u001B[39m', snippet: '  > 91 | await' }] }] }],
  }
  const passed = { ...failed, title: 'another', ok: true }
  const json = JSON.stringify({ suites: [{ specs: [passed], suites: [{ specs: [failed] }] }], stats: {}, errors: [] })
  expect(describeFailures(json)).toEqual(['children.spec.ts › a child signs up\nexpected 3\n  > 91 | await'])
})

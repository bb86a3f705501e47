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

test('the tests of a Vitest report are counted, todo and pending as skipped', () => {
  expect(
    countVitest(
      JSON.stringify({
        testResults: [file('passed', 'passed', 'skipped', 'todo'), file('failed', 'passed', 'failed')],
      }),
    ),
  ).toEqual({ passed: 2, failed: 1, skipped: 2 })
})

test('a file that could not run counts as a failure', () => {
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

test('walks that passed at the second try are described with the reason of the first', () => {
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

test('a runner that crashed, left no report or ran nothing has failed', () => {
  expect(judgeRun(undefined, 0).failed).toBe(1)
  expect(judgeRun({ passed: 5, failed: 0, skipped: 0 }, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 })
  expect(judgeRun({ passed: 0, failed: 0, skipped: 0 }, 0).failed).toBe(1)
  expect(judgeRun({ passed: 5, failed: 2, skipped: 0 }, 1).failed).toBe(2)
  expect(judgeRun({ passed: 5, failed: 0, skipped: 1 }, 0)).toEqual({ passed: 5, failed: 0, skipped: 1 })
})

test('runners are added up', () => {
  expect(
    sumCounts([
      { passed: 1, failed: 0, skipped: 2 },
      { passed: 3, failed: 1, skipped: 0 },
    ]),
  ).toEqual({ passed: 4, failed: 1, skipped: 2 })
})

test('a failed walk is described by its file, its title and the first lines of why', () => {
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

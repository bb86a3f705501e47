/** Numbers of passed, failed and skipped tests. */
export type Counts = { passed: number; failed: number; skipped: number }

/** The part of Vitest's JSON report that is counted. */
type VitestReport = { testResults: { status: string; assertionResults: { status: string }[] }[] }

/** A group of walks in Playwright's JSON report: a file, or what is described in one. */
type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    file: string
    ok: boolean
    tests: { results: { errors: { message?: string; snippet?: string }[] }[] }[]
  }[]
}

/** The part of Playwright's JSON report that is counted. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Counts of a Vitest report, given as JSON. A file that could not run at all counts as one failed test. */
export function countVitest(json: string): Counts {
  const { testResults } = JSON.parse(json) as VitestReport
  const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status))
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  )
  const passed = statuses.filter((status) => status === 'passed').length
  const failed = statuses.filter((status) => status === 'failed').length
  return { passed, failed: failed + brokenFiles.length, skipped: statuses.length - passed - failed }
}

/**
 * Counts of a Playwright report, given as JSON. An error outside a test, such as a file that can't be loaded, counts as
 * one failed test.
 */
export function countPlaywright(json: string): Counts {
  const { stats, errors } = JSON.parse(json) as PlaywrightReport
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

/**
 * Returns the counts of a runner, plus one failure for a bad end without a failed test. A bad end is a crash, an
 * unhandled rejection, no report, or no test.
 */
export function judgeRun(counts: Counts | undefined, exitCode: number): Counts {
  if (!counts) return { passed: 0, failed: 1, skipped: 0 }
  const silentFailure = counts.failed === 0 && (exitCode !== 0 || counts.passed + counts.skipped === 0)
  return silentFailure ? { ...counts, failed: 1 } : counts
}

/** The sum over all runners. */
export const sumCounts = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
})

// A terminal's colours, which a report keeps.
const COLOURS = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g')

/**
 * Describes the failures of a Playwright report (JSON) with the first lines of the reason. They are repeated at the end
 * of a long run.
 */
export function describeFailures(json: string): string[] {
  const describe = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap(({ errors: all }) => all))
        const why = errors.map(({ message = '', snippet = '' }) =>
          `${message}\n${snippet}`.replaceAll(COLOURS, '').split('\n').slice(0, 30).join('\n'),
        )
        return [`${file} › ${title}`, ...why].join('\n')
      }),
    ...suites.flatMap(describe),
  ]
  return describe(JSON.parse(json) as PlaywrightSuite)
}

/** Numbers of passed, failed and skipped tests. */
export type Counts = { passed: number; failed: number; skipped: number }

/** The part of Vitest's JSON report that is counted. */
type VitestReport = { testResults: { status: string; assertionResults: { status: string }[] }[] }

/** A walk in Playwright's JSON report, with each of its tries. */
type PlaywrightSpec = {
  title: string
  file: string
  ok: boolean
  tests: { status?: string; results: { errors: { message?: string; snippet?: string }[] }[] }[]
}

/** A group of walks in Playwright's JSON report: a file, or what is described in one. */
type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: PlaywrightSpec[]
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

/** The most walks of a run that may pass at the second try (docs/decisions/063). */
const SECOND_TRIES = 2

/**
 * Counts of a Playwright report, given as JSON. An error outside a test, such as a file that can't be loaded, counts as
 * one failed test. Walks that passed at the second try have passed while they are few; otherwise each of them has failed.
 */
export function countPlaywright(json: string): Counts {
  const { stats, errors } = JSON.parse(json) as PlaywrightReport
  const forgiven = stats.flaky <= SECOND_TRIES ? stats.flaky : 0
  const failed = stats.unexpected + stats.flaky - forgiven + errors.length
  return { passed: stats.expected + forgiven, failed, skipped: stats.skipped }
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

/** Returns the sum over all runners. */
export const sumCounts = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
})

// A terminal's colours, which a report keeps.
const COLOURS = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g')

/** Describes the walks of a suite and its parts that `chosen` picks, with the first lines of each error. */
function describeWalks(
  { suites = [], specs = [] }: PlaywrightSuite,
  chosen: (spec: PlaywrightSpec) => boolean,
): string[] {
  const described = specs.filter(chosen).map(({ file, title, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap(({ errors: all }) => all))
    const why = errors.map(({ message = '', snippet = '' }) =>
      `${message}\n${snippet}`.replaceAll(COLOURS, '').split('\n').slice(0, 30).join('\n'),
    )
    return [`${file} › ${title}`, ...why].join('\n')
  })
  return [...described, ...suites.flatMap((suite) => describeWalks(suite, chosen))]
}

/**
 * Describes the failures of a Playwright report (JSON) with the first lines of the reason. They are repeated at the end
 * of a long run.
 */
export const describeFailures = (json: string): string[] =>
  describeWalks(JSON.parse(json) as PlaywrightSuite, ({ ok }) => !ok)

/** Describes the walks of a Playwright report (JSON) that failed first and passed at the second try. */
export const describeSecondTries = (json: string): string[] =>
  describeWalks(JSON.parse(json) as PlaywrightSuite, ({ tests }) => tests.some(({ status }) => status === 'flaky'))

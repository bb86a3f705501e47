// `npm test`: the checks of `npm run check`, then all tests, ending with one line of counts over all of them.
// Arguments go to Vitest alone: `npm test -- src/core/guest`.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureWebBuilt } from '#server/platform/build/ensure-web-built.ts'
import { createLog } from '#server/platform/log/create-log.ts'
import {
  countPlaywright,
  countVitest,
  describeFailures,
  describeSecondTries,
  judgeRun,
  sumCounts,
  type Counts,
} from './testing/count-results.ts'
import { ensureChromium } from './testing/ensure-chromium.ts'
import { runChecks } from './testing/run-checks.ts'

const ROOT = join(import.meta.dirname, '..')
const RESULTS = join(ROOT, 'test-results')

/** Runs a program of node_modules with this Node, so that tests see the same version whatever else is installed. */
function runTool(program: string, args: readonly string[], env: Record<string, string> = {}): number {
  const path = `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`
  const { status, error, signal } = spawnSync(process.execPath, [join(ROOT, 'node_modules', program), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...env },
  })
  if (error ?? signal) console.error(`${program} ended with ${error?.message ?? signal}`)
  return status ?? 1
}

function readReport(file: string, count: (json: string) => Counts): Counts | undefined {
  try {
    return count(readFileSync(file, 'utf8'))
  } catch (error) {
    console.error(`There is no report of the run: ${String(error)}`)
    return undefined
  }
}

function runVitest(args: readonly string[]): Counts {
  const report = join(RESULTS, 'vitest.json')
  rmSync(report, { force: true })
  const code = runTool('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ])
  return judgeRun(readReport(report, countVitest), code)
}

/**
 * Builds pages, prepares a browser and runs the walks. If that is impossible, it counts one failure with a sentence.
 */
async function runPlaywright(): Promise<Counts> {
  const report = join(RESULTS, 'playwright.json')
  rmSync(report, { force: true })
  try {
    await ensureWebBuilt(ROOT, createLog('info'))
    const code = runTool('@playwright/test/cli.js', ['test'], { CHROMIUM: ensureChromium() })
    return judgeRun(
      readReport(report, (json) => {
        for (const walk of describeSecondTries(json)) console.error(`\nPASSED AT THE SECOND TRY ${walk}`)
        for (const failure of describeFailures(json)) console.error(`\nFAILED ${failure}`)
        return countPlaywright(json)
      }),
      code,
    )
  } catch (error) {
    console.error((error as Error).message)
    return judgeRun(undefined, 1)
  }
}

const args = process.argv.slice(2)
mkdirSync(RESULTS, { recursive: true })
const runs = args.length === 0 ? [await runChecks(), runVitest(args), await runPlaywright()] : [runVitest(args)]
const { passed, failed, skipped } = sumCounts(runs)
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exitCode = failed > 0 ? 1 : 0

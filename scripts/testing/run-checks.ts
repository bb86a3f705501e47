import { spawn } from 'node:child_process'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { Counts } from './count-results.ts'

type Check = { name: string; command: string; args: string[]; show?: 'last line' }
type Outcome = { check: Check; passed: boolean; seconds: number; output: string }

const ROOT = join(import.meta.dirname, '../..')
const AT_ONCE = Math.min(2, cpus().length)

const script = (name: string): Check => ({ name, command: 'node', args: [`scripts/${name}.ts`], show: 'last line' })

/** The longest first, so that none is left waiting alone at the end. */
const CHECKS: readonly Check[] = [
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'unused', command: 'knip', args: [] },
  { name: 'boundaries', command: 'depcruise', args: ['src', 'scripts', 'tests', 'bench'] },
  script('compare-content'),
  script('check-content'),
  script('check-audio'),
  script('check-locales'),
  { name: 'areas', command: 'node', args: ['scripts/write-areas.ts', '--check'], show: 'last line' },
  script('check-texts'),
  script('check-addresses'),
  script('check-privacy'),
  script('check-contrast'),
  script('check-statements'),
  script('check-banned'),
  script('check-words'),
  script('check-asvs'),
]

function run(check: Check): Promise<Outcome> {
  const start = performance.now()
  const env = { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`, NO_COLOR: '1' }
  const child = spawn(check.command, check.args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  return new Promise((resolve) => {
    const finish = (passed: boolean): void =>
      resolve({ check, passed, seconds: (performance.now() - start) / 1000, output: output.trim() })
    child.on('error', (error) => {
      output += String(error)
      finish(false)
    })
    child.on('close', (code) => finish(code === 0))
  })
}

function report({ check, passed, seconds, output }: Outcome): void {
  const said = check.show && passed ? `  ${output.split('\n').at(-1) ?? ''}` : ''
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${check.name.padEnd(17)} ${seconds.toFixed(1).padStart(5)} s${said}`)
  if (!passed) console.log(`${output.replaceAll(/^/gm, '    ')}\n`)
}

/** Runs every check that needs no browser and no database, two at a time. Prints a line for each, and what a failed one printed. */
export async function runChecks(): Promise<Counts> {
  const waiting = [...CHECKS]
  const outcomes: Outcome[] = []
  async function work(): Promise<void> {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const outcome = await run(check)
      report(outcome)
      outcomes.push(outcome)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const failed = outcomes.filter(({ passed }) => !passed).map(({ check }) => check.name)
  console.log(
    failed.length === 0
      ? `All ${outcomes.length} checks passed.`
      : `${failed.length} of ${outcomes.length} checks failed: ${failed.join(', ')}.`,
  )
  return { passed: outcomes.length - failed.length, failed: failed.length, skipped: 0 }
}

// Joins the specification's statements (docs/statements.md) with the tests that name them, and lists those without a test.
// Fails on an id that no statement has, and where docs/statements-proven.txt and the tests differ: a proven one stays proven.
// `--files` prints the tests of each statement; `--write` adds newly proven ones to the list.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareProven, joinStatements, readStatements } from './statements/join-statements.ts'
import { readTitles } from './statements/read-titles.ts'

const ROOT = join(import.meta.dirname, '..')
const PROVEN = 'docs/statements-proven.txt'
const TESTS = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.{test,spec}.ts']
/** Files whose tests prove no statement: Khulu's own question sets ask only what Khulu was written for. */
const PROVE_NOTHING = ['src/core/khulu/question-sets.test.ts']

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** Reads every line that the proven list ever had, as far as the repository's history reaches. */
function readEarlier(): string {
  try {
    const log = execFileSync('git', ['log', '-p', '--format=', '--', PROVEN], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return [...log.matchAll(/^\+(S\d+\.\d+)$/gm)].map(([, id = '']) => id).join('\n')
  } catch {
    return ''
  }
}

const files = globSync(TESTS, { cwd: ROOT }).toSorted()
const titled = files.map((file) => readTitles(file, read(file)))
const { tested, untested, unknown } = joinStatements(
  readStatements(read('docs/statements.md')),
  titled.filter(({ file }) => !PROVE_NOTHING.includes(file)),
)
if (process.argv.includes('--files'))
  for (const { id, files: where } of tested) console.log(`${id}  ${where.join(' ')}`)
if (process.argv.includes('--write')) writeFileSync(join(ROOT, PROVEN), tested.map(({ id }) => `${id}\n`).join(''))
const { lost, gained, removed } = compareProven(tested, read(PROVEN), readEarlier())
for (const { id, sentence } of untested) console.log(`without a test: ${id} ${sentence}`)
const problems = [
  ...unknown.map(({ id, file }) => `${file}: ${id} is not a statement`),
  ...lost.map((id) => `${id} was proven, and no test proves it any longer`),
  ...gained.map((id) => `${id} is proven now: add it to ${PROVEN} with node scripts/check-statements.ts --write`),
  ...removed.map((id) => `${id} was taken out of ${PROVEN}, which only grows`),
]
for (const problem of problems) console.log(problem)
console.log(
  `${tested.length} of ${tested.length + untested.length} statements have a test, ${problems.length} problems`,
)
process.exitCode = problems.length > 0 ? 1 : 0

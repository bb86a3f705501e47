// Joins the specification's statements (../shared/statements.md) with the tests that name them; fails on an id that no statement has.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { joinStatements, readStatements } from './statements/join-statements.ts'

const ROOT = join(import.meta.dirname, '..')
const LIST = join(ROOT, '..', 'shared', 'statements.md')

function check(): number {
  const files = globSync(['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.{test,spec}.ts'], {
    cwd: ROOT,
  }).toSorted()
  const { tested, untested, unknown } = joinStatements(
    readStatements(readFileSync(LIST, 'utf8')),
    files.map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') })),
  )
  if (process.argv.includes('--files'))
    for (const { id, files: where } of tested) console.log(`${id}  ${where.join(' ')}`)
  for (const { id, sentence } of untested) console.log(`without a test: ${id} ${sentence}`)
  for (const { id, file } of unknown) console.log(`${file}: ${id} is not a statement`)
  console.log(
    `${tested.length} of ${tested.length + untested.length} statements have a test, ${unknown.length} unknown ids`,
  )
  return unknown.length > 0 ? 1 : 0
}

if (existsSync(LIST)) process.exitCode = check()
else console.log('The list of statements is not beside the project: nothing to join.')

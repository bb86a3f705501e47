// Looks for addresses that lead nowhere (RFC 2606) in everything that ships: content, texts, sources, and the built
// pages where there are any.
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { findDeadAddresses, readShipped } from './addresses/find-dead-addresses.ts'

const ROOT = join(import.meta.dirname, '..')

const SHIPPED = [
  'content/**/*.json',
  'locales/**/*.json',
  'src/**/*.{ts,tsx,css,html,sql,json}',
  'public/**/*',
  'index.html',
]
const BUILT = ['dist/web/**/*.{html,js,json,css}']

const files = [...SHIPPED, ...(existsSync(join(ROOT, 'dist')) ? BUILT : [])]
  .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .filter((file) => !/\.test\.tsx?$/.test(file) && /\.[a-z]+$/.test(file))
const problems = readShipped(ROOT, files).flatMap(findDeadAddresses)
for (const problem of problems) console.log(problem)
console.log(
  problems.length === 0
    ? `${files.length} files name no address that leads nowhere`
    : `${problems.length} addresses lead nowhere`,
)
process.exitCode = problems.length > 0 ? 1 : 0

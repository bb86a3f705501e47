// Checks the wording of docstrings, test titles, names and documents; a zone may have only the faults that
// words/allowance.json still allows.
// `--list [path]` prints every fault; `--lower` writes the smaller counts into the allowance.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countFaults, findExcess, lowerAllowance, zoneOfFile, type Allowance } from './words/allow-faults.ts'
import { faultsOfDocument, faultsOfSource, WORD_RULES, type Fault, type PrivateWord } from './words/find-faults.ts'
import { readSource } from './words/read-source.ts'

const ROOT = join(import.meta.dirname, '..')
const ALLOWANCE = join(import.meta.dirname, 'words', 'allowance.json')
const PRIVATE_WORDS = join(import.meta.dirname, 'words', 'private-words.json')
const SOURCES = ['{src,scripts,tests,bench}/**/*.{ts,tsx}', '*.config.ts']
const DOCUMENTS = ['*.md', 'docs/**/*.md']
/** The specification's own words. */
const QUOTED = ['docs/statements.md']

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const privateWords = JSON.parse(readFileSync(PRIVATE_WORDS, 'utf8')) as PrivateWord[]
const allowance = JSON.parse(readFileSync(ALLOWANCE, 'utf8')) as Allowance

const sources = globSync(SOURCES, { cwd: ROOT }).filter((file) => !file.endsWith('.d.ts'))
const documents = globSync(DOCUMENTS, { cwd: ROOT, exclude: QUOTED })
const faults: Fault[] = [
  ...sources.flatMap((file) =>
    faultsOfSource(readSource(file, read(file)), { file, zone: zoneOfFile(file), privateWords }),
  ),
  ...documents.flatMap((file) => faultsOfDocument(read(file), file)),
]
const counts = countFaults(faults)

/** Files that differ from the main branch; undefined outside a repository that has one. */
function changedFiles(): Set<string> | undefined {
  try {
    const output = execFileSync('git', ['diff', '--name-only', 'main'], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' })
    return output ? new Set(output.trim().split('\n')) : undefined
  } catch {
    return undefined
  }
}

const show = ({ rule, file, line, words }: Fault): void => console.log(`${file}:${line}: ${rule}: ${words}`)

if (process.argv.includes('--list')) {
  const path = process.argv[process.argv.indexOf('--list') + 1] ?? ''
  for (const fault of faults) if (fault.file.startsWith(path)) show(fault)
}
if (process.argv.includes('--lower')) {
  const lowered = lowerAllowance(counts, allowance)
  writeFileSync(ALLOWANCE, `${JSON.stringify(lowered, undefined, 2)}\n`)
}
const excess = findExcess(counts, allowance)
const changed = excess.length > 0 ? changedFiles() : undefined
for (const { zone, rule, count, allowed } of excess) {
  console.log(`${zone}: ${count} faults of "${rule}", ${allowed} allowed. In files that differ from main:`)
  const ofZone = faults.filter((fault) => zoneOfFile(fault.file) === zone && fault.rule === rule)
  for (const fault of ofZone) if (!changed || changed.has(fault.file)) show(fault)
}
const total = WORD_RULES.map((rule) => `${faults.filter((fault) => fault.rule === rule).length} ${rule}`)
console.log(`${sources.length + documents.length} files; still allowed faults: ${total.join(', ')}`)
process.exitCode = excess.length > 0 ? 1 : 0

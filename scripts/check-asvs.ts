// Joins the requirements of ASVS 5.0 that apply (scripts/asvs/requirements.json) with the tests that name them; fails
// on one that has no test and isn't known to be open, on a test that names what is about nothing here, on an id that no
// requirement has, and where the list differs from ../shared/security/asvs-applicable.csv. `--files` says which tests.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  joinRequirements,
  OTHERS_ROLES,
  readApplicableIds,
  requirementList,
  type Requirement,
} from './asvs/join-requirements.ts'

const ROOT = join(import.meta.dirname, '..')
const LIST = join(import.meta.dirname, 'asvs', 'requirements.json')
const SHARED = join(ROOT, '..', 'shared', 'security', 'asvs-applicable.csv')
const TESTS = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.{test,spec}.ts']

/** Requirements that one of the two lists lacks. */
function compareLists(requirements: readonly Requirement[]): string[] {
  if (!existsSync(SHARED)) return []
  const [ours, theirs] = [requirements.map(({ id }) => id), readApplicableIds(readFileSync(SHARED, 'utf8'))]
  return [
    ...theirs.filter((id) => !ours.includes(id)).map((id) => `${id} applies, and is not in the list`),
    ...ours.filter((id) => !theirs.includes(id)).map((id) => `${id} is in the list, and does not apply`),
  ]
}

const requirements = requirementList.parse(JSON.parse(readFileSync(LIST, 'utf8')))
const files = globSync(TESTS, { cwd: ROOT }).toSorted()
const { tested, absent, claimed, untested, unknown } = joinRequirements(
  requirements,
  files.map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') })),
)
if (process.argv.includes('--files')) {
  for (const { id, what, files: where } of tested) console.log(`${id}  ${what}  ${where.join(' ')}`)
  for (const { id, what, role, notApplicable } of absent)
    console.log(`${id}  ${what}: ${notApplicable ?? `required of the ${role}`}`)
}
const problems = [
  ...compareLists(requirements),
  ...untested.filter(({ open }) => open === undefined).map(({ id, what }) => `without a test: ${id} ${what}`),
  ...claimed.map(
    ({ id, role, notApplicable, files: where }) =>
      `${where.join(' ')}: names ${id}, though ${notApplicable ?? `it is required of the ${role}, and Funda is none`}`,
  ),
  ...unknown.map(({ id, file }) => `${file}: ${id} is no requirement that applies`),
]
for (const { id, what, open } of untested) if (open !== undefined) console.log(`still open: ${id} ${what} (${open})`)
for (const problem of problems) console.log(problem)
for (const [role, why] of Object.entries(OTHERS_ROLES)) {
  const ids = absent.filter((one) => one.role === role).map(({ id }) => id)
  console.log(`required of the ${role}, which Funda is not (${why}): ${ids.join(' ')}`)
}
for (const { id, notApplicable } of absent)
  if (notApplicable !== undefined) console.log(`about nothing here: ${id} (${notApplicable})`)
const isOpen = untested.filter(({ open }) => open !== undefined)
const accounted = tested.length + absent.length + isOpen.length
console.log(
  `${accounted} of ${requirements.length} requirements are accounted for: ${tested.length} have a test, ` +
    `${absent.length} are about nothing here, ${isOpen.length} wait for what is still to come; ` +
    `${problems.length} problems`,
)
process.exitCode = problems.length > 0 ? 1 : 0

import { spawnSync } from 'node:child_process'
import { z } from 'zod'

/** A banned thing: a pattern in texts or names of files, and how often it may still occur. */
const bannedThing = z.strictObject({
  name: z.string().min(1),
  /** Says what to write in its place. */
  instead: z.string().min(1),
  in: z.literal('names').optional(),
  /** An extended regular expression, as git grep reads it. */
  pattern: z.string().min(1),
  /** Git's path specifications of the files that are searched; all without. */
  paths: z.array(z.string()).optional(),
  /** Occurrences that still stand; without it they are only counted. */
  allowed: z.int().min(0).optional(),
})

export type BannedThing = z.infer<typeof bannedThing>

export const bannedList = z.array(bannedThing)

/** Lists the lines of a repository's files, or the names of files, in which a banned thing stands. */
function listOccurrences(root: string, { name, in: where, pattern, paths = [] }: BannedThing): string[] {
  const args = where === 'names' ? ['ls-files'] : ['grep', '-nIE', '-e', pattern, '--', ...paths]
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 })
  // 1 says that nothing was found.
  if (status !== 0 && (status !== 1 || where === 'names')) throw new Error(`${name}: git ${args[0]} failed: ${stderr}`)
  const lines = stdout.split('\n').filter((line) => line !== '')
  return where === 'names' ? lines.filter((line) => new RegExp(pattern).test(line)) : lines
}

/** Counts a banned thing in a repository, and says what is wrong with the count. */
export function findBanned(root: string, thing: BannedThing): { count: number; problem: string | undefined } {
  const { name, instead, allowed } = thing
  const found = listOccurrences(root, thing)
  const count = found.length
  if (allowed === undefined || count === allowed) return { count, problem: undefined }
  const problem =
    count > allowed
      ? `${name}: ${count} times, ${allowed} allowed; ${instead}:\n${found.map((line) => `  ${line}`).join('\n')}`
      : `${name}: only ${count} times now; lower "allowed" from ${allowed} in scripts/banned/banned.json`
  return { count, problem }
}

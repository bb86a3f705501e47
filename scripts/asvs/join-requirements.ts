import { z } from 'zod'

/** OAuth roles that Funda doesn't have, with reasons. Their requirements don't apply, and no test may claim them. */
export const OTHERS_ROLES = {
  'authorisation server': 'Funda is a client of the hub and issues no tokens to others',
  'resource server': "calls are made with the session's cookie; none takes a bearer token",
} as const

/**
 * Requirement of ASVS 5.0 in our own words. `role` names a role that Funda doesn't have. `notApplicable` says why it
 * doesn't apply here. `open` names coming work that it waits for; it is listed and fails nothing.
 */
const requirement = z.strictObject({
  id: z.string().regex(/^V\d+\.\d+\.\d+$/),
  what: z.string().min(1),
  role: z.enum(Object.keys(OTHERS_ROLES) as (keyof typeof OTHERS_ROLES)[]).optional(),
  notApplicable: z.string().min(1).optional(),
  open: z.string().min(1).optional(),
})

export const requirementList = z.array(requirement)

export type Requirement = z.infer<typeof requirement>

/** Chapters whose requirements need a test or a reason for having none. */
const CHAPTERS = [
  'V1',
  'V2',
  'V3',
  'V4',
  'V5',
  'V6',
  'V7',
  'V8',
  'V9',
  'V10',
  'V11',
  'V12',
  'V13',
  'V14',
  'V15',
  'V16',
] as const

const MENTION = /\[ASVS (V\d+\.\d+\.\d+)\]/g
const COMMENT = /^\s*(\/\/|\*).*$/gm

const chapterOf = (id: string): string => id.split('.', 1)[0] ?? ''
const isCovered = (id: string): boolean => CHAPTERS.some((chapter) => chapter === chapterOf(id))

/** Reads the ids of the covered chapters in the first column of a CSV list. */
export const readApplicableIds = (csv: string): string[] =>
  csv
    .split('\n')
    .map((line) => line.split(',', 1)[0] ?? '')
    .filter(isCovered)

/**
 * Result of the join. `absent` are requirements that don't apply here; `claimed` are those of them that a test names
 * all the same.
 */
export type RequirementJoin = {
  tested: (Requirement & { files: string[] })[]
  absent: Requirement[]
  claimed: (Requirement & { files: string[] })[]
  untested: Requirement[]
  unknown: { id: string; file: string }[]
}

/**
 * Joins requirements and tests by the ids that the tests' titles carry, `[ASVS V8.2.2]`; comments don't count. Ids of
 * other chapters are left alone.
 */
export function joinRequirements(
  requirements: readonly Requirement[],
  tests: readonly { file: string; text: string }[],
): RequirementJoin {
  const mentions = tests.flatMap(({ file, text }) =>
    [...text.replaceAll(COMMENT, '').matchAll(MENTION)].map(([, id = '']) => ({ id, file })),
  )
  const known = new Set(requirements.map(({ id }) => id))
  const joined = requirements.map((one) => ({
    ...one,
    files: [...new Set(mentions.filter(({ id }) => id === one.id).map(({ file }) => file))],
  }))
  const isAbsent = ({ role, notApplicable }: Requirement): boolean => role !== undefined || notApplicable !== undefined
  const hasTest = ({ files }: { files: string[] }): boolean => files.length > 0
  return {
    tested: joined.filter((one) => hasTest(one) && !isAbsent(one)),
    absent: joined.filter(isAbsent),
    claimed: joined.filter((one) => hasTest(one) && isAbsent(one)),
    untested: joined.filter((one) => !hasTest(one) && !isAbsent(one)),
    unknown: mentions.filter(({ id }) => isCovered(id) && !known.has(id)),
  }
}

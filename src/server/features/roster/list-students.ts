import type { z } from 'zod'
import type { rosterSchemas } from '#contract/roster-schemas.ts'
import { isRecentLogin } from '#core/roster/student.ts'
import { findLastLogins } from '#server/features/accounts/index.ts'
import { findScores } from '#server/features/insights/index.ts'
import { admitMembers } from '#server/features/roster/admit-members.ts'
import { findDoubts } from '#server/features/roster/join-student.ts'
import { findOwnGroups } from '#server/features/roster/policy.ts'
import { countStudents, findStudents } from '#server/features/roster/queries.ts'
import type { RosterParts } from '#server/features/roster/roster-parts.ts'
import { shownGroup, showStudents } from '#server/features/roster/show-students.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import type { SessionAccount } from '#server/platform/identity/create-identity.ts'

type Input = z.output<typeof rosterSchemas.listStudents.input>
type Listed = z.output<typeof rosterSchemas.listStudents.output>

/** Lists the students of the caller's groups, or of one of them, with the figures above the list. */
export async function listStudents(
  parts: RosterParts,
  { spaceId, ...filter }: Input,
  account: SessionAccount,
): Promise<Listed> {
  const { database, clock } = parts
  const all = await findOwnGroups(parts, account)
  const groups = spaceId === undefined ? all : all.filter((group) => group.spaceId === spaceId)
  if (spaceId !== undefined && groups.length === 0)
    throw new CallRefusal('not-found', 'The account teaches no such group')
  await admitMembers(
    parts,
    groups.map((group) => group.spaceId),
  )
  const learnerIds = [...new Set(groups.flatMap((group) => group.learnerIds))]
  const [{ rows, found }, { students, active, grades }, logins, scores] = [
    await findStudents(database, groups, filter),
    await countStudents(database, groups),
    await findLastLogins(database, learnerIds),
    await findScores(parts, learnerIds),
  ]
  const now = clock()
  const sum = [...scores.values()].reduce((total, score) => total + score, 0)
  return {
    students: await showStudents(parts, rows, groups, { logins, scores }),
    found,
    tiles: {
      students,
      active,
      recentLogins: [...logins.values()].filter((at) => isRecentLogin(at, now)).length,
      averageProgress: scores.size === 0 ? null : Math.round(sum / scores.size),
    },
    grades,
    groups: all.map(shownGroup),
    doubts: await findDoubts(parts, groups),
  }
}

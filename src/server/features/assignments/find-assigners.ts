import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { assignments, assignmentStudents } from '#server/features/assignments/tables.ts'
import { spaceMembers } from '#server/features/spaces/index.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** Finds who assigned a version of an own lesson to somebody, in groups in which they are a student now. */
export async function findAssigners(
  database: Database,
  learnerId: string,
  { planId, version }: { planId: string; version: number },
  now: Date,
): Promise<string[]> {
  const listed = sql<boolean>`exists (select from ${assignmentStudents} st where st.space_id = ${assignments.spaceId}
    and st.assignment_id = ${assignments.id} and st.learner_id = ${learnerId} and st.is_listed)`
  const found = await database
    .selectDistinct({ createdBy: assignments.createdBy })
    .from(assignments)
    .innerJoin(spaceMembers, and(eq(spaceMembers.spaceId, assignments.spaceId), eq(spaceMembers.learnerId, learnerId)))
    .where(
      and(
        eq(spaceMembers.role, 'student'),
        eq(assignments.kind, 'own-lesson'),
        eq(assignments.target, `${planId}@${version}`),
        or(eq(assignments.audience, 'everybody'), listed),
        isNull(assignments.withdrawnAt),
        lte(assignments.fromAt, now),
      ),
    )
  return found.flatMap(({ createdBy }) => createdBy ?? [])
}

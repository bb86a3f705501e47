import type { z } from 'zod'
import type { reportsSchemas } from '#contract/reports-schemas.ts'
import { ASSESSMENTS_PER_PAGE, searchAssessments, sumAssessments } from '#core/reports/assessments.ts'
import { daysOfPeriod } from '#core/reports/report-period.ts'
import { findTeachings, scoreOf, showAnswers } from '#server/features/assignments/index.ts'
import { requireSeenLearner } from '#server/features/insights/index.ts'
import { listAnswersById } from '#server/features/learning/index.ts'
import { findAssessments } from '#server/features/reports/find-assessments.ts'
import { listPracticeIds } from '#server/features/reports/queries.ts'
import type { ReportsParts } from '#server/features/reports/reports-parts.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { CallRefusal } from '#server/platform/http/call-refusal.ts'
import { noteSubject } from '#server/platform/http/request-people.ts'
import type { Visit } from '#server/platform/identity/require-account.ts'

type ListInput = z.output<typeof reportsSchemas.listAssessments.input>
type List = z.output<typeof reportsSchemas.listAssessments.output>
type PracticeInput = z.output<typeof reportsSchemas.getPractice.input>
type Practice = z.output<typeof reportsSchemas.getPractice.output>

/** Lists the assessments of a period with the figures of all of them. */
export async function listAssessments(
  parts: ReportsParts,
  visit: Visit,
  { period, spaceId, search, page }: ListInput,
): Promise<List> {
  const { teachings } = await findTeachings(parts, visit, spaceId)
  const all = await findAssessments(parts, teachings, daysOfPeriod(period, parts.clock()))
  noteSubject(visit.request, ...new Set(all.map(({ learnerId }) => learnerId)))
  const found = searchAssessments(all, search)
  return {
    total: found.length,
    tiles: sumAssessments(all),
    groups: teachings.map(({ teaching: { space }, learners }) => ({
      id: space.id,
      name: space.name,
      students: learners.map(({ id, name }) => ({ id, name })),
    })),
    assessments: found
      .slice((page - 1) * ASSESSMENTS_PER_PAGE, page * ASSESSMENTS_PER_PAGE)
      .map(({ startedAt: _startedAt, finishedAt, timeSpent, ...shown }) => ({
        ...shown,
        date: new Date(finishedAt).toISOString(),
        timeSpent: Math.max(1, Math.round(timeSpent / 60_000)),
      })),
  }
}

/** Returns the answers of one practice of a student whose learning the person may see. */
export async function getPractice(parts: ReportsParts, visit: Visit, input: PracticeInput): Promise<Practice> {
  const { learner } = await requireSeenLearner(parts, visit, input)
  const answers = await asSystem(async () =>
    listAnswersById(parts.database, learner.id, await listPracticeIds(parts.database, input)),
  )
  if (answers.length === 0) throw new CallRefusal('not-found', 'The student answered nothing of that on that day')
  return { name: learner.name, answers: await showAnswers(parts, answers), errors: [...scoreOf(answers).errors] }
}

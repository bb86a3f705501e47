import { withoutHandedIn, type Assessment } from '#core/reports/assessments.ts'
import { findTeachings, listHandedIn } from '#server/features/assignments/index.ts'
import { findSubjects } from '#server/features/classes/index.ts'
import { listPractices } from '#server/features/reports/queries.ts'
import type { ReportsParts } from '#server/features/reports/reports-parts.ts'
import { asSystem } from '#server/platform/database/actor.ts'

/** Groups in which somebody sees what students learn, with those students. */
export type SeenGroups = Awaited<ReturnType<typeof findTeachings>>['teachings']

/** Finds the assessments of students between two moments: hand-ins, and practices that no hand-in covers. */
export async function findAssessments(
  parts: Pick<ReportsParts, 'countAsked' | 'database'>,
  groups: SeenGroups,
  between: { since: Date; until: Date },
): Promise<Assessment[]> {
  const { database } = parts
  const places = groups.flatMap(({ teaching, learners }) =>
    learners.map(({ id, name }) => ({ spaceId: teaching.space.id, learnerId: id, name })),
  )
  const placeOf = new Map(places.toReversed().map((place) => [place.learnerId, place]))
  const { handedIn, practices, subjects } = await asSystem(async () => ({
    handedIn: await listHandedIn(parts, places, between),
    practices: await listPractices(database, [...placeOf.keys()], between),
    subjects: await findSubjects(database, [...new Set(places.map(({ spaceId }) => spaceId))]),
  }))
  const ofHandIns = handedIn.map(({ handIn, assignment, points, waits, milliseconds }): Assessment => ({
    source: 'assignment',
    id: handIn.id,
    spaceId: assignment.spaceId,
    learnerId: handIn.learnerId,
    assignmentId: assignment.id,
    practice: null,
    title: assignment.title,
    student: placeOf.get(handIn.learnerId)?.name ?? '',
    subject: subjects.get(assignment.spaceId) ?? '',
    language: assignment.language,
    section: null,
    score: points,
    maxScore: assignment.points,
    startedAt: handIn.startedAt.getTime(),
    finishedAt: handIn.finishedAt.getTime(),
    status: waits ? 'pending' : 'completed',
    timeSpent: milliseconds,
  }))
  const ofPractices = practices.flatMap((row): Assessment[] => {
    const place = placeOf.get(row.learner_id)
    if (!place) return []
    const { day, target, language, section } = row
    return [
      {
        source: 'practice',
        id: `${row.learner_id} ${language} ${day} ${target}`,
        spaceId: place.spaceId,
        learnerId: place.learnerId,
        assignmentId: null,
        practice: { day, target },
        title: '',
        student: place.name,
        subject: '',
        language,
        section,
        score: row.right_answers,
        maxScore: row.checked,
        startedAt: row.first_at.getTime(),
        finishedAt: row.last_at.getTime(),
        status: 'completed',
        timeSpent: row.milliseconds,
      },
    ]
  })
  return [...ofHandIns, ...withoutHandedIn(ofPractices, ofHandIns)]
}

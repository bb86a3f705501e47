import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { LearningArea } from '#core/sections/sections.ts'

/** Sources of assessments: work that was handed in, and practice of at least five questions on one day. */
export const ASSESSMENT_SOURCES = ['assignment', 'practice'] as const

/** Statuses of an assessment: a pending one waits for a mark. */
export const ASSESSMENT_STATUSES = ['pending', 'completed'] as const

/** Questions that a practice must have to be an assessment. */
export const LEAST_QUESTIONS = 5

/** Assessments in one answer of the list. */
export const ASSESSMENTS_PER_PAGE = 50

/** Result of one student (specification, section 3); times in milliseconds. */
export type Assessment = {
  source: (typeof ASSESSMENT_SOURCES)[number]
  id: string
  spaceId: string
  learnerId: string
  /** Assignment that was handed in; null for a practice. */
  assignmentId: string | null
  /** Day and target of a practice; null for a hand-in. */
  practice: { day: string; target: string } | null
  /** Title of the assignment; a practice has none. */
  title: string
  student: string
  /** Subject of the class; empty without one. */
  subject: string
  language: LearningLanguage
  section: LearningArea | null
  score: number | null
  maxScore: number
  startedAt: number
  finishedAt: number
  status: (typeof ASSESSMENT_STATUSES)[number]
  timeSpent: number
}

/** Returns the practices that no hand-in of the same student covers, because those answers are counted there. */
export function withoutHandedIn(practices: readonly Assessment[], handedIn: readonly Assessment[]): Assessment[] {
  const byLearner = Map.groupBy(handedIn, ({ learnerId }) => learnerId)
  return practices.filter(
    ({ learnerId, startedAt, finishedAt }) =>
      !byLearner.get(learnerId)?.some((one) => one.startedAt <= startedAt && finishedAt <= one.finishedAt),
  )
}

const holds = (text: string, search: string): boolean => text.toLocaleLowerCase().includes(search)

/** Filters assessments by title, student, subject or the language's code; the newest come first. */
export function searchAssessments(all: readonly Assessment[], search: string): Assessment[] {
  const wanted = search.trim().toLocaleLowerCase()
  return all
    .filter(({ title, student, subject, section }) =>
      [title, student, subject, section ?? ''].some((text) => holds(text, wanted)),
    )
    .toSorted((one, other) => other.finishedAt - one.finishedAt || (one.id < other.id ? -1 : 1))
}

/** Figures above the list. */
export type AssessmentTiles = { assessments: number; students: number; average: number | null; minutes: number }

/** Sums assessments. The average is of per cents, so that a long test weighs as much as a short one. */
export function sumAssessments(
  all: readonly Pick<Assessment, 'score' | 'maxScore' | 'learnerId' | 'timeSpent'>[],
): AssessmentTiles {
  const percents = all.flatMap(({ score, maxScore }) =>
    score === null || maxScore === 0 ? [] : (100 * score) / maxScore,
  )
  return {
    assessments: all.length,
    students: new Set(all.map(({ learnerId }) => learnerId)).size,
    average: percents.length === 0 ? null : Math.round(percents.reduce((sum, one) => sum + one, 0) / percents.length),
    minutes: Math.round(all.reduce((sum, { timeSpent }) => sum + timeSpent, 0) / 60_000),
  }
}

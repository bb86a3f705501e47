import type { ListedAssessment } from '#contract/reports-schemas.ts'
import { sumAssessments, type AssessmentTiles } from '#core/reports/assessments.ts'
import type { ReportPeriod } from '#core/reports/report-period.ts'
import { t } from '../../platform/i18n/translate.ts'

/** Choices above the list of assessments. */
export type AssessmentFilter = { period: ReportPeriod; spaceId: string; search: string; page: number }

export const FIRST_FILTER: AssessmentFilter = { period: 'month', spaceId: '', search: '', page: 0 }

/** Input of the call that lists the assessments of a filter. */
export const listInput = ({ period, spaceId, search, page }: AssessmentFilter) => ({
  period,
  ...(spaceId === '' ? {} : { spaceId }),
  search: search.trim(),
  page: page + 1,
})

/** Row of the list, also of the sample. */
export type AssessmentRow = {
  id: string
  title: string
  student: string
  subject: string
  score: number | null
  maxScore: number
  date: string
  status: 'pending' | 'in-progress' | 'completed'
  timeSpent: number
  /** Assessment whose answers can be shown; the sample has none. */
  shown: ListedAssessment | null
}

/** Names an assessment: the assignment's title, or what was practised. */
export const titleOf = ({ title, section }: Pick<ListedAssessment, 'title' | 'section'>): string =>
  section === null ? title : t(`reports.area.${section}`)

/** Names the subject: that of the class, or the language. */
export const subjectOf = (
  { subject, language }: Pick<ListedAssessment, 'subject' | 'language'>,
  nameOf: (language: ListedAssessment['language']) => string,
): string => (subject === '' ? nameOf(language) : subject)

/** Columns of the saved file, in their order. */
const COLUMNS = ['id', 'title', 'student', 'subject', 'score', 'maxScore', 'date', 'status', 'timeSpent'] as const

/** Rows of the saved file by the names of its columns. */
export const fileRows = (rows: readonly AssessmentRow[]): Record<string, string | number | null>[] =>
  rows.map((row) =>
    Object.fromEntries(
      COLUMNS.map((column) => [
        t(`reports.column.${column}`),
        column === 'status' ? t(`dashboard.status.${row.status}`) : row[column],
      ]),
    ),
  )

/** Figures above the sample's rows. */
export const sampleTiles = (rows: readonly AssessmentRow[]): AssessmentTiles =>
  sumAssessments(
    rows.map(({ score, maxScore, student, timeSpent }) => ({
      score,
      maxScore,
      learnerId: student,
      timeSpent: timeSpent * 60_000,
    })),
  )

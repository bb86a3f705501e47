import { z } from 'zod'
import { answer, errorCounts } from '#contract/assignments-schemas.ts'
import type { SchemasOf } from '#contract/call.ts'
import type { reportsCalls } from '#contract/reports.ts'
import { because, plainText } from '#contract/text-schemas.ts'
import { LEARNING_LANGUAGE_CODES } from '#core/languages/learning-languages.ts'
import { ASSESSMENT_SOURCES, ASSESSMENT_STATUSES, ASSESSMENTS_PER_PAGE } from '#core/reports/assessments.ts'
import { REPORT_PERIODS } from '#core/reports/report-period.ts'
import { isCalendarDate } from '#core/schedule/calendar-dates.ts'
import { LEARNING_AREAS } from '#core/sections/sections.ts'

const language = z.enum(LEARNING_LANGUAGE_CODES)
const period = z.enum(REPORT_PERIODS)
const errors = ['not-signed-in', 'guardian-needed', 'not-found', 'not-allowed'] as const

const practice = { day: z.string().max(10).refine(isCalendarDate, because('invalid')), target: plainText(200).min(1) }

const assessment = z.object({
  source: z.enum(ASSESSMENT_SOURCES),
  id: z.string(),
  spaceId: z.string(),
  learnerId: z.string(),
  /** Assignment that was handed in; null for a practice. */
  assignmentId: z.string().nullable(),
  /** Day and target of a practice; null for a hand-in. */
  practice: z.object({ day: z.string(), target: z.string() }).nullable(),
  title: z.string(),
  student: z.string(),
  /** Subject of the class; empty without one. */
  subject: z.string(),
  language,
  section: z.enum(LEARNING_AREAS).nullable(),
  score: z.number().nullable(),
  maxScore: z.number(),
  date: z.iso.datetime(),
  status: z.enum(ASSESSMENT_STATUSES),
  /** Minutes that the answers took. */
  timeSpent: z.int(),
})

export const reportsSchemas = {
  /** Assessments of a period, the newest first: of one group, or of all whose students' learning the account sees. */
  listAssessments: {
    input: z.strictObject({
      period,
      spaceId: z.uuid().optional(),
      search: plainText(100).default(''),
      page: z.int().min(1).max(1000).default(1),
    }),
    output: z.object({
      assessments: z.array(assessment).max(ASSESSMENTS_PER_PAGE),
      total: z.int(),
      tiles: z.object({
        assessments: z.int(),
        students: z.int(),
        average: z.int().nullable(),
        minutes: z.int(),
      }),
      groups: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          students: z.array(z.object({ id: z.string(), name: z.string() })),
        }),
      ),
    }),
    errors,
  },
  /** Answers of one practice: those of a student to one lesson or section on one day. */
  getPractice: {
    input: z.strictObject({ spaceId: z.uuid(), learnerId: z.uuid(), language, ...practice }),
    output: z.object({ name: z.string(), answers: z.array(answer), errors: errorCounts }),
    errors,
  },
} as const satisfies SchemasOf<typeof reportsCalls>

export type ListedAssessment = z.infer<typeof assessment>

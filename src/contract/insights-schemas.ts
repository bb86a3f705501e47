import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import type { insightsCalls } from '#contract/insights.ts'
import { ERROR_CLASSES } from '#core/learning/learning-event.ts'
import { LEARNING_AREAS } from '#core/sections/sections.ts'

const spaceId = z.uuid()

const teachingErrors = ['not-signed-in', 'not-found', 'not-allowed'] as const

const studentProgress = z.object({
  learnerId: z.uuid(),
  name: z.string(),
  username: z.string(),
  /** Verified answers in the period, and the right ones among them. */
  answers: z.int(),
  right: z.int(),
  /** Share of right answers in percent; null without an answer. */
  score: z.int().nullable(),
  /** Section of the last answer; null without an answer. */
  section: z.enum(LEARNING_AREAS).nullable(),
  minutes: z.int(),
  lastAt: z.iso.datetime().nullable(),
  /** Rules with a pattern of errors in the last 14 days (`core/insights/needs-help.ts`). */
  needsHelp: z.array(z.object({ rule: z.enum(ERROR_CLASSES), errors: z.int() })),
})

export type StudentProgress = z.output<typeof studentProgress>

export const insightsSchemas = {
  /** Returns how the students of a space do whose learning the account may see, by name. */
  listStudentProgress: {
    input: z.strictObject({ spaceId }),
    output: z.object({ students: z.array(studentProgress) }),
    errors: teachingErrors,
  },
} as const satisfies SchemasOf<typeof insightsCalls>

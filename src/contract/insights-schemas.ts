import { z } from 'zod'
import { near } from '#contract/quota-schemas.ts'
import { lineOfText } from '#contract/text-schemas.ts'
import type { SchemasOf } from '#contract/call.ts'
import type { insightsCalls } from '#contract/insights.ts'
import { ASSIGNMENT_LIMITS } from '#core/assignments/assignment.ts'
import { NOUN_CLASSES } from '#core/grammar/noun-classes.ts'
import { PRACTICE_EFFECTS } from '#core/insights/practice-effect.ts'
import { LEARNING_LANGUAGE_CODES } from '#core/languages/learning-languages.ts'
import { ERROR_CLASSES } from '#core/learning/learning-event.ts'
import { LEARNING_AREAS } from '#core/sections/sections.ts'

const spaceId = z.uuid()
const learnerId = z.uuid()
const language = z.enum(LEARNING_LANGUAGE_CODES)
/** Rule of a mistake, as `ruleText` writes it: `subject-concord.2`. */
const rule = z.string()

const teachingErrors = ['not-signed-in', 'not-found', 'not-allowed'] as const

const studentProgress = z.object({
  learnerId,
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
  needsHelp: z.array(z.object({ rule, errors: z.int() })),
})

export type StudentProgress = z.output<typeof studentProgress>

const mistakeExample = z.object({
  /** Answer as one of the learners wrote it. */
  answer: z.string(),
  /** Learners who answered so. */
  learners: z.int(),
  asked: z.string(),
  right: z.string(),
  answerLanguage: z.enum(['target', 'english']),
  /** Sentence that explains it, `checking.<rule>`, and its words; null where the checker has none. */
  explanation: z.object({ rule: z.string(), words: z.record(z.string(), z.string()) }).nullable(),
})

const mistake = z.object({
  rule,
  errorClass: z.enum(ERROR_CLASSES),
  nounClass: z.enum(NOUN_CLASSES).nullable(),
  language,
  errors: z.int(),
  /** Students who broke the rule, those with most errors first. */
  students: z.array(z.object({ learnerId, name: z.string(), errors: z.int() })),
  /** Students who answered anything in this language in the period. */
  answered: z.int(),
  examples: z.array(mistakeExample),
  /** Roots and skills of a practice against it; none where the course teaches nothing about it. */
  cards: z.array(z.string()),
})

export type Mistake = z.output<typeof mistake>

const askedErrors = z.object({ asked: z.int(), errors: z.int() })

const practice = z.object({
  assignmentId: z.uuid(),
  rule,
  language,
  madeAt: z.iso.datetime(),
  students: z.array(
    z.object({
      learnerId,
      name: z.string(),
      isDone: z.boolean(),
      /** Answers that asked for the rule in the 14 days before the practice was made. */
      before: askedErrors,
      /** Answers that asked for the rule after the student did the practice. */
      after: askedErrors,
      effect: z.enum(PRACTICE_EFFECTS),
    }),
  ),
})

export type Practice = z.output<typeof practice>

export const insightsSchemas = {
  /** Returns how the students of a space do whose learning the account may see, by name. */
  listStudentProgress: {
    input: z.strictObject({ spaceId }),
    output: z.object({ students: z.array(studentProgress) }),
    errors: teachingErrors,
  },
  /** Returns the rules that the students of a space broke in the last 28 days, or one of them. */
  listMistakes: {
    input: z.strictObject({ spaceId, learnerId: learnerId.optional() }),
    output: z.object({ mistakes: z.array(mistake) }),
    errors: teachingErrors,
  },
  /**
   * Assigns a ten-minute practice against a rule to the students who break it, or to one of them. The server chooses
   * students and cards. Sent twice with one id, it is one practice.
   */
  makePractice: {
    input: z.strictObject({
      spaceId,
      id: z.uuidv7().toLowerCase(),
      rule: z.string().max(40),
      language,
      learnerId: learnerId.optional(),
      title: lineOfText(ASSIGNMENT_LIMITS.title),
    }),
    output: z.object({ id: z.string(), students: z.int(), near }),
    errors: [...teachingErrors, 'quota-reached'],
  },
  /** Returns the newest practice against each rule, and whether it helped each student. */
  listPractices: {
    input: z.strictObject({ spaceId }),
    output: z.object({ practices: z.array(practice) }),
    errors: teachingErrors,
  },
} as const satisfies SchemasOf<typeof insightsCalls>

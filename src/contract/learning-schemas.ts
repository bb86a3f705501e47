import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import { EVENTS_PER_PAGE, REJECTION_CODES, type learningCalls } from '#contract/learning.ts'
import { near } from '#contract/quota-schemas.ts'
import { plainText } from '#contract/text-schemas.ts'
import { LEARNING_LANGUAGE_CODES, type LearningLanguage } from '#core/languages/learning-languages.ts'
import {
  ERROR_CLASSES,
  EXERCISE_TYPES,
  MAX_ANSWER_LENGTH,
  MAX_EVENTS_PER_BATCH,
  VERDICTS,
  type LearningEvent,
} from '#core/learning/learning-event.ts'
import { ACHIEVEMENT_NAMES, ACHIEVEMENT_PAGES, STEPPED_NAMES, type SteppedName } from '#core/progress/achievement.ts'
import type { Progress } from '#core/progress/fold-progress.ts'
import { MAX_CARDS_PER_EVENT } from '#core/scheduling/card.ts'
import { LEARNING_AREAS } from '#core/sections/sections.ts'

/** Minutes ahead of UTC: the whole range of the world's time zones. */
const utcOffsetMinutes = z
  .int()
  .min(-12 * 60)
  .max(14 * 60)

const DAY = 24 * 60 * 60 * 1000

/**
 * Schema of a learning event from a device. Each event of a batch is checked alone, so a bad one doesn't block the
 * rest.
 */
export const learningEventSchema = z.object({
  id: z.uuidv7().toLowerCase(),
  language: z.enum(LEARNING_LANGUAGE_CODES as [LearningLanguage, ...LearningLanguage[]]),
  section: z.enum(LEARNING_AREAS),
  itemId: plainText(200).min(1),
  exerciseType: z.enum(EXERCISE_TYPES),
  answer: z
    .string()
    .overwrite((typed) => typed.toWellFormed())
    .max(MAX_ANSWER_LENGTH)
    .regex(/^[^\0]*$/),
  verdict: z.enum(VERDICTS),
  errorClass: z.enum(ERROR_CLASSES).nullable(),
  milliseconds: z.int().min(0).max(DAY),
  deviceId: plainText(64).min(1),
  occurredAt: z.iso.datetime(),
  utcOffsetMinutes,
  cards: z.array(plainText(100)).max(MAX_CARDS_PER_EVENT).optional(),
}) satisfies z.ZodType<LearningEvent>

/** An event as the server keeps it. */
const judgedEvent = z.object({
  ...learningEventSchema.shape,
  id: z.string(),
  /** True if the server could judge the answer itself; what it couldn't earns nothing. */
  verified: z.boolean(),
  /** The device's clock was impossible, so `occurredAt` is when the server received the event. */
  clockCorrected: z.boolean(),
})

/** Schema of the same offset in a query; South Africa's if it is left out. */
export const queriedUtcOffset = z.coerce
  .number()
  .int()
  .min(-12 * 60)
  .max(14 * 60)
  .default(120)

const counted = { answers: z.int(), right: z.int() }
/** Schema of a learner's progress. */
export const progress = z.object({
  ...counted,
  points: z.int(),
  sections: z.record(learningEventSchema.shape.section, z.object({ ...counted, itemsRight: z.int(), score: z.int() })),
  milliseconds: z.int(),
  /** The newest days only (`core/progress/shorten-progress.ts`), and so the achievements. */
  days: z.array(z.object({ day: z.string(), ...counted, milliseconds: z.int() })),
  streak: z.object({ current: z.int(), longest: z.int() }),
  errors: z.array(z.object({ errorClass: z.enum(ERROR_CLASSES), count: z.int() })),
  counts: z.record(z.enum(STEPPED_NAMES as [SteppedName, ...SteppedName[]]), z.int()),
  achievements: z.array(
    z.object({
      id: z.string(),
      name: z.enum(ACHIEVEMENT_NAMES),
      page: z.enum(ACHIEVEMENT_PAGES),
      score: z.int(),
      date: z.string(),
    }),
  ),
}) satisfies z.ZodType<Progress>

export const learningSchemas = {
  recordEvents: {
    input: z.strictObject({ events: z.array(z.unknown()).min(1).max(MAX_EVENTS_PER_BATCH) }),
    output: z.object({
      /** Ids that are kept now, those from before among them: the device can forget them. */
      accepted: z.array(z.string()),
      /** `index` is the event's place in the batch; `id` is null where it had none. */
      rejected: z.array(z.object({ index: z.int(), id: z.string().nullable(), code: z.enum(REJECTION_CODES) })),
      near,
    }),
    errors: ['not-signed-in', 'quota-reached'],
  },
  listEvents: {
    /** `after`: the cursor of the page before, to go on from there; left out, from the beginning. */
    input: z.strictObject({ after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0) }),
    output: z.object({
      events: z.array(judgedEvent).max(EVENTS_PER_PAGE),
      /** Cursor for the next call. */
      cursor: z.int(),
      /** True if there was more when this was asked. */
      more: z.boolean(),
    }),
    errors: ['not-signed-in'],
  },
  getProgress: {
    /** Offset that decides the learner's current day. */
    input: z.strictObject({ utcOffsetMinutes: queriedUtcOffset }),
    output: z.object({ progress }),
    errors: ['not-signed-in'],
  },
} as const satisfies SchemasOf<typeof learningCalls>

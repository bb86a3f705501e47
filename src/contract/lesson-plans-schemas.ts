import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import type { lessonPlansCalls } from '#contract/lesson-plans.ts'
import { near } from '#contract/quota-schemas.ts'
import { plainText } from '#contract/text-schemas.ts'
import { LEARNING_LANGUAGE_CODES, type LearningLanguage } from '#core/languages/learning-languages.ts'
import {
  ACTIVITY_TYPES,
  BUILDER_GRADES,
  BUILDER_SUBJECTS,
  LESSON_DURATIONS,
  OWN_EXERCISE_TYPES,
  PLAN_LIMITS,
  PLAN_STATES,
  type LessonPlan,
} from '#core/lesson-plans/lesson-plan.ts'
import type { PlanValue } from '#core/lesson-plans/merge-plans.ts'
import { SPACE_KINDS } from '#core/permissions/spaces.ts'

const planId = z.uuidv7().toLowerCase()
const version = z.int().min(1).max(999_999)
const language = z.enum(LEARNING_LANGUAGE_CODES as [LearningLanguage, ...LearningLanguage[]])

/** Id of an item in a lesson, made on the device. */
const itemId = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[\w-]+$/)
const line = plainText(PLAN_LIMITS.line)
const text = plainText(PLAN_LIMITS.text)
const planLine = z.strictObject({ id: itemId, text: line })
const planWord = z.strictObject({
  id: itemId,
  target: plainText(PLAN_LIMITS.word),
  english: plainText(PLAN_LIMITS.line),
  root: plainText(100),
})
const answer = plainText(PLAN_LIMITS.answer)

const block = z.discriminatedUnion('kind', [
  z.strictObject({ id: itemId, kind: z.literal('text'), text }),
  z.strictObject({ id: itemId, kind: z.literal('picture'), uploadId: plainText(60), text: line }),
  z.strictObject({ id: itemId, kind: z.literal('sound'), uploadId: plainText(60), text: line }),
  z.strictObject({ id: itemId, kind: z.literal('words'), words: z.array(planWord).max(PLAN_LIMITS.words) }),
  z.strictObject({
    id: itemId,
    kind: z.literal('exercise'),
    type: z.enum(OWN_EXERCISE_TYPES),
    prompt: answer,
    answer,
    also: z.array(answer).max(PLAN_LIMITS.also),
    options: z.array(answer).max(PLAN_LIMITS.options),
    pairs: z.array(planWord).max(PLAN_LIMITS.words),
    root: plainText(100),
  }),
])

/** Tells whether no two items of a list have one id: merging would lose one of them. */
const areDistinct = (items: readonly { id: string }[]): boolean =>
  new Set(items.map(({ id }) => id)).size === items.length

const items = <Item extends z.ZodType<{ id: string }>>(item: Item, most: number) =>
  z.array(item).max(most).refine(areDistinct)

/** Schema of a lesson in the builder: plain text only. */
const lessonPlanSchema = z.strictObject({
  title: plainText(PLAN_LIMITS.title),
  language,
  subject: z.enum(BUILDER_SUBJECTS).nullable(),
  grade: z.enum(BUILDER_GRADES).nullable(),
  duration: z.literal(LESSON_DURATIONS).nullable(),
  description: text,
  objectives: items(planLine, PLAN_LIMITS.objectives).min(1),
  materials: items(planLine, PLAN_LIMITS.materials),
  activities: items(
    z.strictObject({
      id: itemId,
      type: z.enum(ACTIVITY_TYPES),
      content: text,
      duration: z.int().min(0).max(PLAN_LIMITS.minutes),
      blocks: items(block, PLAN_LIMITS.blocks),
    }),
    PLAN_LIMITS.activities,
  ).min(1),
  formative: text,
  summative: text,
  differentiation: text,
}) satisfies z.ZodType<LessonPlan>

/** Field that two people changed at the same time: the value that isn't in the lesson waits here. */
const clash = z.object({ id: z.string(), path: z.string(), mine: z.unknown() as z.ZodType<PlanValue> })

const draft = z.object({
  plan: lessonPlanSchema,
  /** Grows by one with each change. */
  revision: z.int(),
  clashes: z.array(clash),
  savedAt: z.iso.datetime(),
})

/** A published lesson as students play it; what is only for the teacher is left out. */
const playable = z.object({
  planId: z.string(),
  version: z.int(),
  title: z.string(),
  language,
  activities: lessonPlanSchema.shape.activities,
})

const listed = z.object({
  planId: z.string(),
  title: z.string(),
  subject: lessonPlanSchema.shape.subject,
  grade: lessonPlanSchema.shape.grade,
  duration: lessonPlanSchema.shape.duration,
  state: z.enum(PLAN_STATES),
  /** Newest published version, or null. */
  version: z.int().nullable(),
  /** Something changed since that version. */
  hasChanges: z.boolean(),
  changedAt: z.iso.datetime(),
  isOwn: z.boolean(),
  author: z.string(),
})

const share = z.object({
  spaceId: z.string(),
  name: z.string(),
  kind: z.enum(SPACE_KINDS),
  /** Teachers and parents of the space may change the draft, too. */
  mayEdit: z.boolean(),
})

const errors = ['not-signed-in', 'guardian-needed', 'not-found'] as const
const byPlan = z.strictObject({ planId })

export const lessonPlansSchemas = {
  listPlans: {
    input: z.strictObject({
      search: plainText(100).default(''),
      state: z.enum(PLAN_STATES).nullable().default(null),
      page: z.int().min(0).max(1000).default(0),
    }),
    output: z.object({ plans: z.array(listed), total: z.int() }),
    errors: ['not-signed-in', 'guardian-needed'],
  },
  getPlan: {
    input: z.strictObject({ id: planId }),
    output: z.object({
      ...draft.shape,
      planId: z.string(),
      state: z.enum(PLAN_STATES),
      version: z.int().nullable(),
      hasChanges: z.boolean(),
      isOwn: z.boolean(),
      changedBy: z.string().nullable(),
      shares: z.array(share),
    }),
    errors,
  },
  /**
   * Saves a draft, and makes the lesson if there is none. `base` is the draft that the changes began with, at its
   * revision; another person's changes since then are merged.
   */
  saveDraft: {
    input: z.strictObject({
      planId,
      base: z.strictObject({ revision: z.int().min(0), plan: lessonPlanSchema }).nullable(),
      plan: lessonPlanSchema,
      /** Ids of clashes that have been decided. */
      decided: z.array(z.string().max(40)).max(PLAN_LIMITS.conflicts).default([]),
    }),
    output: z.object({ ...draft.shape, near }),
    errors: [...errors, 'quota-reached'],
  },
  /** Publishes the draft at this revision as a new version; the same revision twice is one version. */
  publishPlan: {
    input: z.strictObject({ planId, revision: z.int().min(1) }),
    output: z.object({ version: z.int(), publishedAt: z.iso.datetime(), near }),
    errors: [...errors, 'quota-reached', 'changed-since'],
  },
  listPlanVersions: {
    input: z.strictObject({ id: planId }),
    output: z.object({
      versions: z.array(z.object({ version: z.int(), publishedAt: z.iso.datetime(), title: z.string() })),
    }),
    errors,
  },
  /** The whole lesson of a version, for those who may edit it. */
  getPlanVersion: {
    input: z.strictObject({ planId, version }),
    output: z.object({ plan: lessonPlanSchema, publishedAt: z.iso.datetime() }),
    errors,
  },
  /** A published version to play; the newest one if none is named. */
  getVersion: {
    input: z.strictObject({ planId, version: version.optional() }),
    output: playable,
    errors: ['not-signed-in', 'not-found'],
  },
  /** Copies a lesson; `newId` is made on the device, so asking twice makes one copy. */
  duplicatePlan: {
    input: z.strictObject({ planId, newId: planId, title: plainText(PLAN_LIMITS.title) }),
    output: z.object({ near }),
    errors: [...errors, 'quota-reached'],
  },
  archivePlan: { input: z.strictObject({ planId, isArchived: z.boolean() }), output: z.object({}), errors },
  deletePlan: { input: byPlan, output: z.object({}), errors },
  /** Takes a deletion back. */
  restorePlan: { input: byPlan, output: z.object({}), errors },
  sharePlan: {
    input: z.strictObject({ planId, spaceId: z.uuid(), mayEdit: z.boolean() }),
    output: z.object({}),
    errors: [...errors, 'not-allowed'],
  },
  unsharePlan: { input: z.strictObject({ planId, spaceId: z.uuid() }), output: z.object({}), errors },
} as const satisfies SchemasOf<typeof lessonPlansCalls>

import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import { QUEUE_LENGTH, RESOURCES_PER_PAGE, type marketCalls } from '#contract/market.ts'
import { plainText, shownNameOrNone } from '#contract/text-schemas.ts'
import { ACTIVITY_TYPES, OWN_EXERCISE_TYPES } from '#core/lesson-plans/lesson-plan.ts'
import { MARKET_CATEGORIES } from '#core/market/categories.ts'
import { LICENCES } from '#core/market/licences.ts'
import {
  MARKET_LIMITS,
  REPORT_REASONS,
  RESOURCE_STATES,
  RESOURCE_TYPES,
  REVIEW_STATES,
  SHELVES,
  VERSION_STATES,
} from '#core/market/resource.ts'
import { UPLOAD_KINDS } from '#core/uploads/upload-rules.ts'

/** Id of a resource, made on the device: sent twice, it is one. */
const resourceId = z.uuidv7().toLowerCase()
const version = z.int().min(1).max(9999)
const page = z.int().min(0).max(1000).default(0)
const stars = z.int().min(1).max(5)

const text = z.strictObject({
  shelf: z.enum(SHELVES),
  title: plainText(MARKET_LIMITS.title),
  description: plainText(MARKET_LIMITS.description),
  category: z.enum(MARKET_CATEGORIES),
  type: z.enum(RESOURCE_TYPES),
  licence: z.enum(LICENCES),
  /** Cents of the rand; 0 is free. */
  price: z.int().min(0).max(MARKET_LIMITS.mostPrice),
  author: shownNameOrNone(MARKET_LIMITS.author),
  tags: z.array(plainText(MARKET_LIMITS.tag)).max(MARKET_LIMITS.tags),
  contact: plainText(MARKET_LIMITS.contact),
})

/** Resource as lists show it (specification, section 3). */
const card = z.object({
  id: z.string(),
  ...text.omit({ contact: true }).shape,
  /** Average of the stars; null while nobody has rated. */
  rating: z.number().nullable(),
  ratings: z.int(),
  downloads: z.int(),
})

const file = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(UPLOAD_KINDS),
  bytes: z.int(),
  ending: z.string(),
})

const preview = z.object({
  objectives: z.array(z.string()),
  activities: z.array(z.object({ type: z.enum(ACTIVITY_TYPES), minutes: z.int() })),
  exercises: z.array(z.object({ type: z.enum(OWN_EXERCISE_TYPES), prompt: z.string() })),
  exerciseCount: z.int(),
})

/** Work that a resource changes. The author is null once their account is gone. */
const basedOn = z.object({
  id: z.string().nullable(),
  title: z.string(),
  author: z.string().nullable(),
  licence: z.enum(LICENCES),
})

const lesson = z.strictObject({ planId: resourceId, version })

const found = z.object({ resources: z.array(card).max(RESOURCES_PER_PAGE), total: z.int() })
const byId = z.strictObject({ id: resourceId })
const reason = plainText(MARKET_LIMITS.reason)
const ERRORS = ['not-signed-in', 'guardian-needed', 'not-found'] as const
const STAFF_ERRORS = ['not-signed-in', 'not-found', 'second-factor-needed'] as const

export const marketSchemas = {
  /** Finds published resources of a shelf, the most downloaded first. */
  listResources: {
    input: z.strictObject({
      search: plainText(100).default(''),
      shelf: z.enum(SHELVES).nullable().default(null),
      category: z.enum(MARKET_CATEGORIES).nullable().default(null),
      page,
    }),
    output: found,
    errors: ['not-signed-in', 'guardian-needed'],
  },
  getResource: {
    input: byId,
    output: z.object({
      ...card.shape,
      version: z.int(),
      publishedAt: z.iso.datetime(),
      state: z.enum(RESOURCE_STATES),
      basedOn: basedOn.nullable(),
      preview: preview.nullable(),
      files: z.array(file),
      reviews: z.array(z.object({ stars, text: z.string(), at: z.iso.datetime() })),
      isOwn: z.boolean(),
      /** The account has it: it may download, open and rate it. */
      isHeld: z.boolean(),
      mayFork: z.boolean(),
      /** Way to get a kit; null for all who don't have it. */
      contact: z.string().nullable(),
      ownRating: z.object({ stars, review: z.string(), state: z.enum(REVIEW_STATES) }).nullable(),
    }),
    errors: ERRORS,
  },
  /** Puts a free resource into the own library; twice is once. */
  takeResource: { input: byId, output: z.object({}), errors: [...ERRORS, 'not-allowed'] },
  listLibrary: {
    input: z.strictObject({ page }),
    output: found,
    errors: ['not-signed-in', 'guardian-needed'],
  },
  /** Signs a link to a file that works for this person and some minutes only. */
  linkMarketFile: {
    input: z.strictObject({ id: resourceId, fileId: z.uuid().toLowerCase() }),
    output: z.object({ address: z.string(), until: z.iso.datetime() }),
    errors: ERRORS,
  },
  /** Opens the lesson of a resource in the builder, as the account's own new draft `newId`. */
  openInBuilder: {
    input: z.strictObject({ id: resourceId, newId: resourceId }),
    output: z.object({}),
    errors: [...ERRORS, 'quota-reached'],
  },
  /** Rates a resource that the account has; again replaces the first time. */
  rateResource: {
    input: z.strictObject({ id: resourceId, stars, review: plainText(MARKET_LIMITS.review).default('') }),
    output: z.object({}),
    errors: ERRORS,
  },
  reportResource: {
    input: z.strictObject({
      id: resourceId,
      reason: z.enum(REPORT_REASONS),
      text: plainText(MARKET_LIMITS.report).default(''),
    }),
    output: z.object({}),
    errors: ERRORS,
  },
  /** Begins an own resource from one that the account has. A lesson becomes the own draft `newPlanId`. */
  forkResource: {
    input: z.strictObject({ id: resourceId, newId: resourceId, newPlanId: resourceId }),
    output: z.object({ hasLesson: z.boolean() }),
    errors: [...ERRORS, 'not-allowed', 'quota-reached'],
  },
  listOwnResources: {
    input: z.strictObject({ page }),
    output: z.object({
      resources: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          shelf: z.enum(SHELVES),
          price: z.int(),
          state: z.enum(RESOURCE_STATES),
          /** State of the newest version. */
          versionState: z.enum(VERSION_STATES),
          version: z.int(),
          liveVersion: z.int().nullable(),
          rating: z.number().nullable(),
          downloads: z.int(),
        }),
      ),
      total: z.int(),
    }),
    errors: ['not-signed-in', 'guardian-needed'],
  },
  getOwnResource: {
    input: byId,
    output: z.object({
      id: z.string(),
      state: z.enum(RESOURCE_STATES),
      liveVersion: z.int().nullable(),
      takenDownFor: z.string().nullable(),
      basedOn: basedOn.nullable(),
      version: z.int(),
      text,
      lesson: z.object({ planId: z.string(), version: z.int() }).nullable(),
      files: z.array(file),
      versions: z.array(
        z.object({
          version: z.int(),
          state: z.enum(VERSION_STATES),
          submittedAt: z.iso.datetime().nullable(),
          decidedAt: z.iso.datetime().nullable(),
          reason: z.string().nullable(),
        }),
      ),
    }),
    errors: ERRORS,
  },
  /** Saves the draft of the next version, and makes the resource if there is none of this id. */
  saveResource: {
    input: z.strictObject({
      id: resourceId,
      text,
      lesson: lesson.nullable(),
      /** Files in their order: uploaded ones, and those of the version before. */
      fileIds: z.array(z.uuid().toLowerCase()).max(MARKET_LIMITS.files),
    }),
    output: z.object({ version: z.int() }),
    errors: [...ERRORS, 'quota-reached'],
  },
  /** Sends the draft to review. `commission` is the percentage that the author was shown. */
  submitResource: {
    input: z.strictObject({ id: resourceId, commission: z.int().min(0).max(100) }),
    output: z.object({}),
    errors: [...ERRORS, 'changed-since'],
  },
  /** Takes an own resource off the market; those who have it keep it. */
  withdrawResource: { input: byId, output: z.object({}), errors: ERRORS },
  listMarketQueue: {
    input: z.strictObject({}),
    output: z.object({
      submissions: z
        .array(
          z.object({
            id: z.string(),
            version: z.int(),
            submittedAt: z.iso.datetime(),
            text,
            basedOn: basedOn.nullable(),
            preview: preview.nullable(),
            /** Whole lesson as text, line by line. */
            lessonText: z.array(z.string()),
            files: z.array(z.object({ ...file.shape, address: z.string() })),
            isOwn: z.boolean(),
          }),
        )
        .max(QUEUE_LENGTH),
      reviews: z
        .array(
          z.object({
            id: z.string(),
            learnerId: z.string(),
            title: z.string(),
            stars,
            text: z.string(),
            at: z.iso.datetime(),
            isOwn: z.boolean(),
          }),
        )
        .max(QUEUE_LENGTH),
      reports: z
        .array(
          z.object({
            reportId: z.string(),
            id: z.string(),
            title: z.string(),
            author: z.string(),
            reason: z.enum(REPORT_REASONS),
            text: z.string(),
            at: z.iso.datetime(),
            isOwn: z.boolean(),
          }),
        )
        .max(QUEUE_LENGTH),
    }),
    errors: STAFF_ERRORS,
  },
  /** Decides about the version that was sent at this moment; a later one is another. */
  decideSubmission: {
    input: z.strictObject({
      id: resourceId,
      version,
      submittedAt: z.iso.datetime().max(40),
      decision: z.enum(['published', 'returned']),
      reason,
    }),
    output: z.object({}),
    errors: [...STAFF_ERRORS, 'changed-since', 'not-allowed'],
  },
  decideReview: {
    input: z.strictObject({ id: resourceId, learnerId: z.uuid(), decision: z.enum(['shown', 'refused']) }),
    output: z.object({}),
    errors: [...STAFF_ERRORS, 'not-allowed'],
  },
  /** Settles a report: the resource stays, or it is taken down and its author is told why. */
  decideMarketReport: {
    input: z.strictObject({ reportId: z.uuid(), decision: z.enum(['kept', 'taken-down']), reason }),
    output: z.object({}),
    errors: [...STAFF_ERRORS, 'not-allowed'],
  },
} as const satisfies SchemasOf<typeof marketCalls>

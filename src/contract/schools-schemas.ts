import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import { because } from '#contract/person-schemas.ts'
import { near } from '#contract/quota-schemas.ts'
import {
  REQUEST_LENGTH,
  SCHOOL_DESCRIPTION_LENGTH,
  SCHOOL_LOCATION_LENGTH,
  type schoolsCalls,
} from '#contract/schools.ts'
import { SPACE_NAME_LENGTH } from '#contract/spaces.ts'
import { plainText, shownName } from '#contract/text-schemas.ts'
import { BUILDER_SUBJECTS } from '#core/lesson-plans/lesson-plan.ts'
import { LEARNING_LANGUAGE_CODES, type LearningLanguage } from '#core/languages/learning-languages.ts'
import { SPACE_ROLES } from '#core/permissions/spaces.ts'
import { REGIONS } from '#core/schools/regions.ts'
import {
  FOUNDED_FROM,
  FOUNDED_TO,
  MOST_STARS,
  SCHOOL_FOCUS,
  SCHOOL_IMAGES,
  SCHOOL_TYPES,
} from '#core/schools/schools.ts'

const spaceId = z.uuid()

/** Facts of a school that its founders choose. */
const facts = {
  name: shownName(SPACE_NAME_LENGTH),
  description: plainText(SCHOOL_DESCRIPTION_LENGTH).refine((text) => text.trim() !== '', because('missing')),
  location: shownName(SCHOOL_LOCATION_LENGTH),
  region: z.enum(REGIONS),
  founded: z.int().min(FOUNDED_FROM).max(FOUNDED_TO),
  focus: z.array(z.enum(SCHOOL_FOCUS)).min(1, because('missing')).max(SCHOOL_FOCUS.length),
  image: z.enum(SCHOOL_IMAGES),
  type: z.enum(SCHOOL_TYPES),
}

/** A school as everybody with an adult's account can find it. */
const school = z.object({
  id: spaceId,
  name: z.string(),
  description: z.string(),
  location: z.string(),
  region: z.enum(REGIONS),
  /** Number of students in its classes and of members under 18. */
  students: z.int(),
  /** Number of people who run it or teach its classes. */
  teachers: z.int(),
  /** Mean of the adult members' stars; null without any. */
  rating: z.number().nullable(),
  ratings: z.int(),
  founded: z.int(),
  focus: z.array(z.enum(SCHOOL_FOCUS)),
  image: z.enum(SCHOOL_IMAGES),
  type: z.enum(SCHOOL_TYPES),
  /** Place of the caller; null for a stranger. */
  membership: z
    .object({
      /** Null before a request is approved. */
      role: z.enum(SPACE_ROLES).nullable(),
      status: z.enum(['active', 'pending', 'refused']),
      /** Reason for a refusal; empty without one. */
      reason: z.string(),
      /** Number of requests that wait; null for those who don't answer them. */
      pendingRequests: z.int().nullable(),
    })
    .nullable(),
  /** Stars that the caller gave. */
  ownStars: z.int().nullable(),
})

const request = z.object({
  learnerId: z.uuid(),
  name: z.string(),
  message: z.string(),
  askedAt: z.iso.datetime(),
})

const resource = z.object({
  planId: z.uuid(),
  title: z.string(),
  subject: z.enum(BUILDER_SUBJECTS).nullable(),
  author: z.string(),
  isOwn: z.boolean(),
  language: z.enum(LEARNING_LANGUAGE_CODES as [LearningLanguage, ...LearningLanguage[]]),
  sharedAt: z.iso.datetime(),
  /** Newest published version; null for a lesson that is not published yet. */
  version: z.int().nullable(),
})

const schoolClass = z.object({
  id: spaceId,
  name: z.string(),
  subject: z.string(),
  teachers: z.array(z.string()),
  students: z.int(),
})

const linkedSchool = z.object({
  id: spaceId,
  name: z.string(),
  region: z.enum(REGIONS),
  location: z.string(),
  isOwn: z.boolean(),
})

const pageOfAddress = z.coerce.number().int().min(0).max(1000).default(0)
const both = { spaceId, otherId: spaceId }

const errors = ['not-signed-in', 'guardian-needed', 'not-found', 'not-allowed'] as const

export const schoolsSchemas = {
  listSchools: {
    input: z.strictObject({
      search: z.string().trim().max(80).default(''),
      region: z.enum(REGIONS).nullable().default(null),
      page: z.int().min(0).max(1000).default(0),
    }),
    output: z.object({ schools: z.array(school), total: z.int() }),
    errors: ['not-signed-in', 'guardian-needed'],
  },
  /** Schools of the caller, and those that the caller asked to join. */
  listOwnSchools: {
    input: z.strictObject({}),
    output: z.object({ schools: z.array(school) }),
    errors: ['not-signed-in', 'guardian-needed'],
  },
  /** One school, which everybody may find. `isMember` is true for adults who belong to it. */
  getSchool: {
    input: z.strictObject({ spaceId }),
    output: z.object({ school, isMember: z.boolean() }),
    errors: ['not-signed-in', 'guardian-needed', 'not-found'],
  },
  createSchool: {
    input: z.strictObject(facts),
    output: z.object({ spaceId, near }),
    errors: ['not-signed-in', 'guardian-needed', 'quota-reached'],
  },
  changeSchool: { input: z.strictObject({ spaceId, ...facts }), output: z.object({}), errors },
  /** Asks to join. Asked again while it waits, the message is replaced. */
  requestSchool: {
    input: z.strictObject({ spaceId, message: plainText(REQUEST_LENGTH) }),
    output: z.object({}),
    errors: [...errors, 'quota-reached', 'already-on'],
  },
  withdrawSchoolRequest: { input: z.strictObject({ spaceId }), output: z.object({}), errors },
  listSchoolRequests: {
    input: z.strictObject({ spaceId }),
    output: z.object({ requests: z.array(request) }),
    errors,
  },
  /** Approves a request, or refuses it with a reason. */
  answerSchoolRequest: {
    input: z
      .strictObject({
        spaceId,
        learnerId: z.uuid(),
        decision: z.enum(['approved', 'refused']),
        role: z.enum(['member', 'teacher']).default('member'),
        reason: plainText(REQUEST_LENGTH).default(''),
      })
      .refine(({ decision, reason }) => decision === 'approved' || reason.trim() !== '', {
        path: ['reason'],
        ...because('missing'),
      }),
    output: z.object({}),
    errors: [...errors, 'quota-reached'],
  },
  /** Makes another adult member the founder; the caller becomes a co-founder. */
  handOverSchool: { input: z.strictObject({ spaceId, memberId: z.uuid() }), output: z.object({}), errors },
  /** Rates a school as an adult member who doesn't run it, or takes the stars back with null. */
  rateSchool: {
    input: z.strictObject({ spaceId, stars: z.int().min(1).max(MOST_STARS).nullable() }),
    output: z.object({}),
    errors,
  },
  listSchoolResources: {
    input: z.strictObject({ spaceId, page: pageOfAddress }),
    output: z.object({ resources: z.array(resource), total: z.int(), mayShare: z.boolean() }),
    errors,
  },
  listSchoolClasses: {
    input: z.strictObject({ spaceId }),
    output: z.object({ classes: z.array(schoolClass), mayOpen: z.boolean() }),
    errors,
  },
  /** Schools that are linked, those of the caller first, and requests about the caller's schools. */
  getSchoolNetwork: {
    input: z.strictObject({}),
    output: z.object({
      schools: z.array(linkedSchool),
      links: z.array(z.object({ from: spaceId, to: spaceId })),
      /** Requests that the caller may answer or take back; `isAsked` where the caller's school was asked. */
      requests: z.array(z.object({ own: linkedSchool, other: linkedSchool, isAsked: z.boolean() })),
      /** Schools of which the caller is the founder. */
      founded: z.array(linkedSchool),
    }),
    errors: ['not-signed-in', 'guardian-needed'],
  },
  /** Asks another school to link. If that school asked already, both are linked. */
  askSchoolLink: { input: z.strictObject(both), output: z.object({}), errors: [...errors, 'quota-reached'] },
  answerSchoolLink: {
    input: z.strictObject({ ...both, isAgreed: z.boolean() }),
    output: z.object({}),
    errors,
  },
  /** Ends a link, or takes a request for one back. */
  endSchoolLink: { input: z.strictObject(both), output: z.object({}), errors },
} as const satisfies SchemasOf<typeof schoolsCalls>

export type School = z.infer<typeof school>
export type SchoolRequest = z.infer<typeof request>
export type LinkedSchool = z.infer<typeof linkedSchool>

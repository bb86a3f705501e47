import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import { APPLICATIONS_SHOWN, type partnersCalls } from '#contract/partners.ts'
import { because } from '#contract/person-schemas.ts'
import { plainText, typedCode } from '#contract/text-schemas.ts'
import { APPLICATION_DECISIONS, APPLICATION_STATES, APPLICATION_TEXT } from '#core/partners/applications.ts'
import { PARTNER_TIERS } from '#core/partners/tiers.ts'

const moment = z.iso.datetime()
const tier = z.enum(PARTNER_TIERS)
/** A version is the day of the charter's text. */
const version = z.iso.date().max(10)

const nothing = { input: z.strictObject({}), output: z.object({}) }
const OWN = ['not-signed-in', 'guardian-needed'] as const
const STAFF = ['not-signed-in', 'not-found', 'second-factor-needed'] as const

export const partnersSchemas = {
  /** Tier, application, charter and codes of an adult. Counts are of the past year and name nobody. */
  getPartnership: {
    input: z.strictObject({}),
    output: z.object({
      isConfirmed: z.boolean(),
      tier: tier.nullable(),
      since: moment.nullable(),
      isAmbassador: z.boolean(),
      /** The version that was accepted last. */
      charter: z.object({ version: z.string(), acceptedAt: moment }).nullable(),
      application: z
        .object({
          tier,
          about: z.string(),
          state: z.enum(APPLICATION_STATES),
          sentAt: moment,
          decidedAt: moment.nullable(),
          reason: z.string().nullable(),
        })
        .nullable(),
      /** Rights that the server enforces; null for people who are neither partner nor ambassador. */
      rights: z.object({ codes: z.int(), seesMonths: z.boolean() }).nullable(),
      codes: z.array(
        z.object({
          code: z.string(),
          createdAt: moment,
          count: z.int(),
          /** Counts by month, the newest first; null for tiers without this list. */
          months: z.array(z.object({ month: z.string(), count: z.int() })).nullable(),
        }),
      ),
    }),
    errors: [...OWN],
  },
  /** Accepts the present version of the charter; `changed-since` if the text has another one now. */
  acceptCharter: {
    input: z.strictObject({ version }),
    output: z.object({}),
    errors: [...OWN, 'changed-since'],
  },
  /** Sends an application. The address must be confirmed and the present charter accepted. */
  applyAsPartner: {
    input: z.strictObject({
      tier,
      about: plainText(APPLICATION_TEXT.about).trim().min(1, because('missing')),
    }),
    output: z.object({}),
    errors: [...OWN, 'email-unconfirmed', 'changed-since', 'already-on'],
  },
  withdrawApplication: { ...nothing, errors: [...OWN, 'not-found'] },
  leavePartnership: { ...nothing, errors: [...OWN, 'not-found'] },
  joinAmbassadors: { ...nothing, errors: [...OWN, 'email-unconfirmed'] },
  leaveAmbassadors: { ...nothing, errors: [...OWN, 'not-found'] },
  /** Makes a code; `not-allowed` if the tier has no more. */
  createReferralCode: {
    input: z.strictObject({}),
    output: z.object({ code: z.string() }),
    errors: [...OWN, 'not-allowed', 'changed-since'],
  },
  /** Deletes an own code with its counts. */
  deleteReferralCode: {
    input: z.strictObject({ code: typedCode }),
    output: z.object({}),
    errors: [...OWN, 'not-found'],
  },
  /** Applications that wait, the oldest first; `isOwn` are the reader's own, which another decides. */
  listPartnerApplications: {
    input: z.strictObject({}),
    output: z.object({
      applications: z
        .array(
          z.object({
            id: z.uuid(),
            name: z.string(),
            tier,
            current: tier.nullable(),
            about: z.string(),
            sentAt: moment,
            isOwn: z.boolean(),
          }),
        )
        .max(APPLICATIONS_SHOWN),
      waiting: z.int(),
    }),
    errors: [...STAFF],
  },
  decidePartnerApplication: {
    input: z.strictObject({
      id: z.uuid(),
      decision: z.enum(APPLICATION_DECISIONS),
      reason: plainText(APPLICATION_TEXT.reason)
        .trim()
        .min(1, because('missing'))
        .regex(/^\P{Cc}*$/u, because('invalid')),
    }),
    output: z.object({}),
    errors: [...STAFF, 'not-allowed'],
  },
} as const satisfies SchemasOf<typeof partnersCalls>

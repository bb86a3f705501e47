import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import type { communityCalls } from '#contract/community.ts'
import { near } from '#contract/quota-schemas.ts'
import { lineOfText, plainText } from '#contract/text-schemas.ts'
import { REPORT_DECISIONS, REPORT_REASONS, REPORTED_KINDS } from '#core/community/content-reports.ts'
import {
  COMMUNITY_LIMITS as LIMITS,
  SUGGESTION_DECISIONS,
  SUGGESTION_KINDS,
  SUGGESTION_STATES,
} from '#core/community/suggestions.ts'
import { INTERFACE_LANGUAGES } from '#core/languages/interface-languages.ts'
import { LEARNING_LANGUAGE_CODES } from '#core/languages/learning-languages.ts'

const id = z.uuid()
const moment = z.iso.datetime()
const kind = z.enum(SUGGESTION_KINDS)
/** The interface language of a text, or the learning language of a word. */
const language = z.enum([...new Set([...INTERFACE_LANGUAGES.map(({ code }) => code), ...LEARNING_LANGUAGE_CODES])])
/** Key of an interface text, or id of an item. */
const target = lineOfText(LIMITS.target)
const reply = plainText(LIMITS.note).trim()

/** A suggestion as its author and staff see it. `shown` is what Funda showed when it was made. */
const suggested = { id, kind, language, target, shown: z.string(), text: z.string(), note: z.string() }

const forMembers = ['not-signed-in', 'guardian-needed', 'email-unconfirmed'] as const
const forStaff = ['not-signed-in', 'not-found', 'second-factor-needed'] as const

export const communitySchemas = {
  /** Texts of the interface or items that hold the query, at most twenty. */
  searchTexts: {
    input: z.strictObject({ kind, language, query: lineOfText(LIMITS.query) }),
    output: z.object({
      found: z
        .array(
          z.object({
            target: z.string(),
            shown: z.string(),
            beside: z.string(),
            /** The approved recording of the word, which can be reported. */
            recordingId: id.nullable(),
          }),
        )
        .max(LIMITS.found),
      isMore: z.boolean(),
    }),
    errors: forMembers,
  },
  listOwnSuggestions: {
    input: z.strictObject({}),
    output: z.object({
      suggestions: z
        .array(z.object({ ...suggested, state: z.enum(SUGGESTION_STATES), reply: z.string(), madeAt: moment }))
        .max(LIMITS.listed),
    }),
    errors: forMembers,
  },
  addSuggestion: {
    input: z.strictObject({
      kind,
      language,
      target,
      text: plainText(LIMITS.text).trim().min(1),
      note: plainText(LIMITS.note).trim(),
    }),
    output: z.object({ id, near }),
    errors: [...forMembers, 'not-found', 'already-on', 'quota-reached', 'switched-off'],
  },
  /** Deletes an own suggestion, whatever its state. */
  takeBackSuggestion: {
    input: z.strictObject({ id }),
    output: z.object({}),
    errors: [...forMembers, 'not-found'],
  },
  /** Reports a thing of somebody else; a second report of the same thing changes nothing. */
  reportContent: {
    input: z.strictObject({
      kind: z.enum(REPORTED_KINDS),
      id,
      reason: z.enum(REPORT_REASONS),
      note: plainText(LIMITS.note).trim(),
    }),
    output: z.object({ near }),
    errors: [...forMembers, 'not-found', 'quota-reached'],
  },
  /** Waiting suggestions, the oldest first. Their authors aren't named: the words are judged. */
  listSuggestions: {
    input: z.strictObject({}),
    output: z.object({
      suggestions: z.array(z.object({ ...suggested, madeAt: moment, isOwn: z.boolean() })).max(LIMITS.listed),
      waiting: z.int(),
    }),
    errors: forStaff,
  },
  decideSuggestion: {
    input: z.strictObject({ id, decision: z.enum(SUGGESTION_DECISIONS), reply }),
    output: z.object({}),
    errors: [...forStaff, 'not-allowed'],
  },
  /** Accepted suggestions for the file of translators, the newest first. */
  exportSuggestions: {
    input: z.strictObject({}),
    output: z.object({
      suggestions: z.array(z.object({ ...suggested, acceptedAt: moment })).max(LIMITS.exported),
    }),
    errors: forStaff,
  },
  /** Reported things, those that wait longest first. `title` is null for a thing that is gone. */
  listReported: {
    input: z.strictObject({}),
    output: z.object({
      reported: z
        .array(
          z.object({
            kind: z.enum(REPORTED_KINDS),
            id,
            title: z.string().nullable(),
            address: z.string().nullable(),
            times: z.int(),
            reportedAt: moment,
            reasons: z.array(z.enum(REPORT_REASONS)),
            notes: z.array(z.string()),
          }),
        )
        .max(LIMITS.listed),
      waiting: z.int(),
    }),
    errors: forStaff,
  },
  decideReport: {
    input: z.strictObject({ kind: z.enum(REPORTED_KINDS), id, decision: z.enum(REPORT_DECISIONS) }),
    output: z.object({}),
    errors: forStaff,
  },
} as const satisfies SchemasOf<typeof communityCalls>

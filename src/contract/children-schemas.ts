import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import { near } from '#contract/quota-schemas.ts'
import type { childrenCalls } from '#contract/children.ts'
import { progress, queriedUtcOffset } from '#contract/learning-schemas.ts'
import { dataCopy } from '#contract/own-data-schemas.ts'
import { account, because, email, language, newPassword, token, username } from '#contract/person-schemas.ts'
import { lineOfText } from '#contract/text-schemas.ts'
import { MINOR_BANDS } from '#core/people/age-bands.ts'
import {
  areEasyPictures,
  isEasyPin,
  PASSWORD_PICTURES,
  PICTURES_IN_PASSWORD,
  PIN_PATTERN,
  type ChildSecret,
} from '#core/people/child-secrets.ts'
import { PASSWORD_MAX_LENGTH } from '#core/people/sign-up-rules.ts'
import {
  ACCOUNT_PURPOSE,
  CONSENT_PURPOSES,
  CONSENT_TEXT_VERSION,
  ERASABLE,
  OPTIONAL_PURPOSES,
} from '#core/permissions/consent.ts'
import { GUARDIAN_KINDS, GUARDIAN_SCOPES } from '#core/permissions/guardian-scopes.ts'

const pictures = z.array(z.enum(PASSWORD_PICTURES)).length(PICTURES_IN_PASSWORD)
const pin = z.string().regex(PIN_PATTERN, because('invalid'))

/** Secret with which a child logs in. */
const secret = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pictures'), value: pictures }),
  z.strictObject({ kind: z.literal('pin'), value: pin }),
  z.strictObject({ kind: z.literal('password'), value: z.string().min(1).max(PASSWORD_MAX_LENGTH) }),
]) satisfies z.ZodType<ChildSecret>

/** New secret of a child; the most common ones are refused. */
const newSecret = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('pictures'),
    value: pictures.refine((chosen) => !areEasyPictures(chosen), because('too-common')),
  }),
  z.strictObject({ kind: z.literal('pin'), value: pin.refine((chosen) => !isEasyPin(chosen), because('too-common')) }),
  z.strictObject({ kind: z.literal('password'), value: newPassword }),
]) satisfies z.ZodType<ChildSecret>

const childId = z.uuid()
/** Part after `#` in the link of a consent email. */
const withdrawalLink = z.string().regex(/^[\w-]{40,200}$/, because('invalid'))
const minorBand = z.enum(MINOR_BANDS)

/**
 * Purposes that a guardian agreed to, and the text they read. Without the record of learning there is no account to
 * agree to.
 */
const agreed = {
  purposes: z
    .array(z.enum(CONSENT_PURPOSES))
    .max(CONSENT_PURPOSES.length)
    .refine((chosen) => chosen.includes(ACCOUNT_PURPOSE), because('not-accepted')),
  textVersion: z.literal(CONSENT_TEXT_VERSION, because('different')),
  termsAccepted: z.literal(true, because('not-accepted')),
  language,
}

const child = z.object({
  id: childId,
  username: z.string(),
  ageBand: account.shape.ageBand,
  addedAt: z.iso.datetime(),
  /** Scopes of the caller over the child. */
  scopes: z.array(z.enum(GUARDIAN_SCOPES)),
  kind: z.enum(GUARDIAN_KINDS),
  /** End of that relation, or null. */
  endsAt: z.iso.datetime().nullable(),
  /**
   * Purposes for which the child's data may be used now. They are empty after a withdrawal; then the child can't log
   * in.
   */
  purposes: z.array(z.enum(CONSENT_PURPOSES)),
  /** Time of the last decision. */
  decidedAt: z.iso.datetime(),
  /** True if the login opens nothing, because the access of whoever chose it ended. */
  needsLogin: z.boolean(),
  /** True if whoever asks agreed themselves, or another did. */
  agreedByYou: z.boolean(),
  /** Pending deletions that a guardian other than the first asked for, with their dates. */
  erasures: z.array(
    z.object({ what: z.enum(ERASABLE), dueAt: z.iso.datetime(), askedBy: z.string(), isSelf: z.boolean() }),
  ),
  /** Time until which the caller can accept to be the first guardian; null without an offer. */
  offeredUntil: z.iso.datetime().nullable(),
  /** Time at which the account becomes the teen's own; null if they haven't said that they are 18. */
  ofAgeAt: z.iso.datetime().nullable(),
  /** True if a guardian can still say that the teen isn't 18. */
  mayObject: z.boolean(),
})

const guardianErrors = ['not-signed-in', 'guardian-needed', 'not-found', 'not-allowed'] as const
/** Refusals of acts that can't be undone: they need a reauthentication within the last ten minutes. */
const provenErrors = [...guardianErrors, 'proof-needed'] as const
/** Refusals of giving consent, which also needs a confirmed address (security goals, P4). */
const consentErrors = [...provenErrors, 'email-unconfirmed'] as const

export const childrenSchemas = {
  /**
   * Stores the request for seven days and emails the guardian. Nothing else about the child is stored before consent.
   */
  requestChildAccount: {
    input: z
      .strictObject({ username, parentEmail: email, secret: newSecret, ageBand: minorBand.default('child'), language })
      .refine(({ ageBand, secret: { kind } }) => ageBand === 'child' || kind === 'password', {
        ...because('invalid'),
        path: ['secret', 'kind'],
      }),
    output: z.object({}),
    errors: ['no-operator', 'username-in-use', 'too-many-attempts'],
  },
  signInChild: {
    input: z.strictObject({ username: lineOfText(30).toLowerCase(), secret }),
    output: z.object({ account }),
    errors: ['wrong-credentials', 'guardian-needed', 'new-login-needed', 'too-many-attempts'],
  },
  /** Returns a child's request by the email's link, for a signed-in adult. */
  readConsentRequest: {
    input: z.strictObject({ token }),
    output: z.object({ username: z.string(), ageBand: minorBand, askedAt: z.iso.datetime() }),
    errors: ['not-signed-in', 'guardian-needed', 'link-over', 'other-address'],
  },
  /** Erases the request at once; whoever holds the link may. */
  refuseConsent: { input: z.strictObject({ token }), output: z.object({}), errors: ['link-over'] },
  giveConsent: {
    input: z.strictObject({ token, ...agreed }),
    output: z.object({ childId, near }),
    errors: [
      'not-signed-in',
      'guardian-needed',
      'proof-needed',
      'no-operator',
      'link-over',
      'other-address',
      'username-in-use',
      'quota-reached',
    ],
  },
  /** A guardian makes the account: that is the consent. */
  addChild: {
    input: z.strictObject({ username, secret: newSecret, ageBand: minorBand.default('child'), ...agreed }),
    output: z.object({ childId, near }),
    errors: [
      'not-signed-in',
      'guardian-needed',
      'email-unconfirmed',
      'proof-needed',
      'no-operator',
      'username-in-use',
      'quota-reached',
    ],
  },
  listChildren: {
    input: z.strictObject({}),
    /** `model` is the language model's address for a child with consent; it is missing without a model. */
    output: z.object({
      children: z.array(child),
      model: z.object({ host: z.string(), region: z.string() }).exactOptional(),
    }),
    errors: ['not-signed-in', 'guardian-needed'],
  },
  getChildProgress: {
    input: z.strictObject({ childId, utcOffsetMinutes: queriedUtcOffset }),
    output: z.object({ progress }),
    errors: guardianErrors,
  },
  /** Everything that is stored of the child, by table, but what opens the account. */
  exportChild: {
    input: z.strictObject({ childId }),
    output: dataCopy,
    errors: provenErrors,
  },
  /** Corrects the child's username and age band. A new band needs a new login, and ends the child's sessions. */
  correctChild: {
    input: z
      .strictObject({ childId, username, ageBand: minorBand, secret: newSecret.optional(), language })
      .refine((input) => input.ageBand === 'child' || input.secret === undefined || input.secret.kind === 'password', {
        ...because('invalid'),
        path: ['secret', 'kind'],
      }),
    output: z.object({}),
    errors: [...guardianErrors, 'username-in-use', 'too-many-attempts'],
  },
  /** Ends every session of the child. */
  setChildSecret: {
    input: z.strictObject({ childId, secret: newSecret }),
    output: z.object({}),
    errors: guardianErrors,
  },
  /**
   * Ends every session of the child and deletes all learning data. The name stays, so that the guardian can agree
   * again.
   */
  withdrawConsent: { input: z.strictObject({ childId, language }), output: z.object({}), errors: provenErrors },
  renewConsent: {
    input: z.strictObject({ childId, ...agreed }),
    output: z.object({}),
    errors: [...consentErrors, 'no-operator'],
  },
  /** Agrees to one of the optional purposes, or no longer; everything else that was agreed to stays. */
  decidePurpose: {
    input: z.strictObject({
      childId,
      purpose: z.enum(OPTIONAL_PURPOSES),
      isAgreed: z.boolean(),
      textVersion: agreed.textVersion,
      language,
    }),
    output: z.object({}),
    errors: consentErrors,
  },
  /** Returns the consent that an email's link would withdraw; reading changes nothing. */
  readWithdrawal: {
    input: z.strictObject({ token: withdrawalLink }),
    output: z.object({ username: z.string(), decidedAt: z.iso.datetime() }),
    errors: ['link-over'],
  },
  /** Withdraws the consent by that link, without a login. */
  withdrawByLink: {
    input: z.strictObject({ token: withdrawalLink, language }),
    output: z.object({}),
    errors: ['link-over'],
  },
  /** Creates a code that logs the child in on another device, once; the earlier code becomes void. */
  makeJoinCode: {
    input: z.strictObject({ childId }),
    output: z.object({ code: z.string(), username: z.string(), expiresAt: z.iso.datetime() }),
    errors: [...guardianErrors, 'too-many-attempts'],
  },
  /** Logs a child in by that code. */
  signInByCode: {
    input: z.strictObject({ code: z.string().trim().min(1).max(40) }),
    output: z.object({ account }),
    errors: ['code-over', 'too-many-attempts'],
  },
  /**
   * Deletes the account at once for the first guardian. For another it waits until `dueAt`, and the first guardian can
   * keep it.
   */
  deleteChild: {
    input: z.strictObject({ childId }),
    output: z.object({ dueAt: z.iso.datetime().nullable() }),
    errors: provenErrors,
  },
  /** Keeps an account that another guardian wants deleted; where nobody does, nothing happens. */
  keepChild: { input: z.strictObject({ childId }), output: z.object({}), errors: guardianErrors },
} as const satisfies SchemasOf<typeof childrenCalls>

export type Child = z.infer<typeof child>

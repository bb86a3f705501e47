import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import type { accountsCalls } from '#contract/accounts.ts'
import {
  account,
  because,
  email,
  language,
  lastName,
  newPassword,
  personName,
  token,
  username,
} from '#contract/person-schemas.ts'
import { lineOfText, typedCode } from '#contract/text-schemas.ts'
import { AGE_BANDS } from '#core/people/age-bands.ts'
import { DEVICE_KINDS } from '#core/people/device-kinds.ts'
import { EMAIL_MAX_LENGTH, isPasswordOwnName, PASSWORD_MAX_LENGTH } from '#core/people/sign-up-rules.ts'

const newPasswordTwice = { password: newPassword, confirmPassword: z.string().max(PASSWORD_MAX_LENGTH) }
const isTypedTwice = (input: { password: string; confirmPassword: string }): boolean =>
  input.password === input.confirmPassword
const notTypedTwice = { ...because('different'), path: ['confirmPassword'] }

const signUpInput = z
  .strictObject({
    email,
    ...newPasswordTwice,
    firstName: personName,
    lastName,
    username,
    termsAccepted: z.literal(true, because('not-accepted')),
    /** Age band, which adults leave out; a younger person's account is made by a guardian. */
    ageBand: z.enum(AGE_BANDS).default('adult'),
    language,
    /**
     * Token that the address is the person's own, from `confirmGrownUp`. The account then begins with a confirmed
     * address.
     */
    addressToken: token.exactOptional(),
    /** Code of the link by which somebody came. One that isn't known changes nothing. */
    referralCode: typedCode.exactOptional(),
  })
  .refine(isTypedTwice, notTypedTwice)
  .refine((input) => !isPasswordOwnName(input.password, input), { ...because('same-as-name'), path: ['password'] })

/** A browser on which the account is signed in. */
const session = z.object({
  id: z.uuid(),
  device: z.enum(DEVICE_KINDS),
  startedAt: z.iso.datetime(),
  /** Last visit, to within a day. */
  lastSeenAt: z.iso.datetime(),
  /** True for the session that asks. */
  isCurrent: z.boolean(),
})

export const accountsSchemas = {
  signUp: {
    input: signUpInput,
    output: z.object({ account }),
    errors: [
      'at-the-hub',
      'guardian-needed',
      'username-in-use',
      'too-many-attempts',
      'email-in-use',
      'link-over',
      'other-address',
    ],
  },
  signIn: {
    input: z.strictObject({
      /** An e-mail address or a username. */
      name: lineOfText(EMAIL_MAX_LENGTH),
      password: z.string().min(1).max(PASSWORD_MAX_LENGTH),
    }),
    output: z.object({ account }),
    errors: ['wrong-credentials', 'second-factor-needed', 'guardian-needed', 'new-login-needed', 'too-many-attempts'],
  },
  /** `leaveAt` is where to be logged out at the hub too, for a session that was begun there. */
  signOut: { input: z.strictObject({}), output: z.object({ leaveAt: z.url().optional() }), errors: [] },
  getMe: { input: z.strictObject({}), output: z.object({ account: account.nullable() }), errors: [] },
  getProfile: {
    input: z.strictObject({}),
    output: z.object({
      profile: account.extend({
        lastName: z.string(),
        emailVerified: z.boolean(),
        hasPassword: z.boolean(),
        /** Language of the account's emails; null until it is known. */
        language: language.nullable(),
      }),
    }),
    errors: ['not-signed-in'],
  },
  /** Corrects an adult's names. A child's are the guardian's to correct. */
  changeProfile: {
    input: z.strictObject({ firstName: personName, lastName, username, language }),
    output: z.object({ account }),
    errors: ['not-signed-in', 'guardian-needed', 'username-in-use', 'too-many-attempts'],
  },
  /** Sends the email again that asks whether the address is the account's own; nothing where it is confirmed already. */
  sendConfirmation: {
    input: z.strictObject({ language }),
    output: z.object({}),
    errors: ['not-signed-in', 'too-many-attempts'],
  },
  confirmEmail: { input: z.strictObject({ token }), output: z.object({}), errors: ['link-over', 'email-in-use'] },
  /** Sends an email with a code to the address; whether it has an account is not told. */
  askGrownUp: {
    input: z.strictObject({ email, language }),
    output: z.object({ challenge: token }),
    errors: ['too-many-attempts'],
  },
  /** Takes the code of that email, and gives a token with which an account of that address can be made. */
  confirmGrownUp: {
    input: z.strictObject({ challenge: token, code: z.string().trim().min(1).max(20) }),
    output: z.object({ addressToken: token, email: z.string() }),
    errors: ['link-over', 'wrong-code', 'too-many-attempts'],
  },
  /** The answer is the same whether the address has an account or not. */
  requestPasswordReset: {
    input: z.strictObject({ email, language }),
    output: z.object({}),
    errors: ['too-many-attempts'],
  },
  /** Ends every session of the account. */
  resetPassword: {
    input: z.strictObject({ token, ...newPasswordTwice, language }).refine(isTypedTwice, notTypedTwice),
    output: z.object({}),
    errors: ['link-over'],
  },
  /** Ends every session of the account but this one, which gets a new secret. */
  changePassword: {
    input: z
      .strictObject({ presentPassword: z.string().min(1).max(PASSWORD_MAX_LENGTH), ...newPasswordTwice, language })
      .refine(isTypedTwice, notTypedTwice),
    output: z.object({}),
    errors: ['not-signed-in', 'guardian-needed', 'too-many-attempts'],
  },
  /**
   * Writes to the new address for a confirmation, and to the present one that it was asked for. The address changes
   * when the link is used. Needs a reauthentication within the last ten minutes.
   */
  changeEmail: {
    input: z.strictObject({ email, language }),
    output: z.object({}),
    errors: ['not-signed-in', 'guardian-needed', 'proof-needed', 'too-many-attempts'],
  },
  /**
   * Puts the address of before back, by the link in the email to it, within 7 days. Ends all sessions; `token` is for
   * choosing another password, null without one.
   */
  undoEmailChange: {
    input: z.strictObject({ token }),
    output: z.object({ token: z.string().nullable() }),
    errors: ['link-over', 'email-in-use'],
  },
  listSessions: {
    input: z.strictObject({}),
    output: z.object({ sessions: z.array(session) }),
    errors: ['not-signed-in'],
  },
  endSession: { input: z.strictObject({ id: z.uuid() }), output: z.object({}), errors: ['not-signed-in', 'not-found'] },
  endOtherSessions: { input: z.strictObject({}), output: z.object({}), errors: ['not-signed-in'] },
} as const satisfies SchemasOf<typeof accountsCalls>

export type Account = z.infer<typeof account>
export type Profile = z.infer<typeof accountsSchemas.getProfile.output>['profile']
export type Session = z.infer<typeof session>

import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import type { accountsCalls } from '#contract/accounts.ts'
import type { FieldCode } from '#contract/errors.ts'
import { AGE_BANDS } from '#core/people/age-bands.ts'
import {
  EMAIL_MAX_LENGTH, isPasswordOwnName, NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, USERNAME_PATTERN,
} from '#core/people/sign-up-rules.ts'

const because = (code: FieldCode): { error: FieldCode } => ({ error: code })

const personName = z.string().trim().min(1).max(NAME_MAX_LENGTH).regex(/^\P{Cc}*$/u, because('invalid'))
const email = z.string().trim().toLowerCase().min(1).max(EMAIL_MAX_LENGTH).pipe(z.email())
const username = z.string().trim().toLowerCase().min(3).max(30).regex(USERNAME_PATTERN, because('invalid'))
/** Kept exactly as typed: no trimming, no cutting (ASVS 5.0, 6.2.8). */
const newPassword = z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH)

const signUpInput = z.strictObject({
  email,
  password: newPassword,
  confirmPassword: z.string(),
  firstName: personName,
  lastName: personName,
  username,
  termsAccepted: z.literal(true, because('not-accepted')),
  /** Left out by an adult; the others need a guardian and are refused for now. */
  ageBand: z.enum(AGE_BANDS).default('adult'),
})
  .refine((input) => input.password === input.confirmPassword, { ...because('different'), path: ['confirmPassword'] })
  .refine((input) => !isPasswordOwnName(input.password, input), { ...because('same-as-name'), path: ['password'] })

const account = z.object({ id: z.uuid(), firstName: z.string(), email: z.string(), username: z.string() })

export const accountsSchemas = {
  signUp: {
    input: signUpInput,
    output: z.object({ account }),
    errors: ['guardian-needed', 'email-in-use', 'username-in-use'],
  },
  signIn: {
    input: z.strictObject({
      /** An e-mail address or a username. */
      name: z.string().trim().min(1).max(EMAIL_MAX_LENGTH).regex(/^\P{Cc}*$/u, because('invalid')),
      password: z.string().min(1).max(PASSWORD_MAX_LENGTH),
    }),
    output: z.object({ account }),
    errors: ['wrong-credentials', 'too-many-attempts'],
  },
  signOut: { input: z.strictObject({}), output: z.object({}), errors: [] },
  getMe: { input: z.strictObject({}), output: z.object({ account: account.nullable() }), errors: [] },
} as const satisfies SchemasOf<typeof accountsCalls>

export type Account = z.infer<typeof account>

import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import type { ofAgeCalls } from '#contract/of-age.ts'
import { because, email, language, newPassword, personName, token } from '#contract/person-schemas.ts'
import { PASSWORD_MAX_LENGTH } from '#core/people/sign-up-rules.ts'

const childId = z.uuid()
const own = ['not-signed-in', 'not-allowed'] as const
const guardianErrors = ['not-signed-in', 'guardian-needed', 'not-found', 'not-allowed'] as const

export const ofAgeSchemas = {
  /** Returns whether a teen has asked, and when the account becomes their own (null until the address is confirmed). */
  getOfAge: {
    input: z.strictObject({}),
    output: z.object({
      asked: z.object({ email: z.string(), dueAt: z.iso.datetime().nullable() }).nullable(),
      /** The moment from which the teen can ask again; null where no guardian objected recently. */
      askAgainAt: z.iso.datetime().nullable(),
    }),
    errors: own,
  },
  /** A teen says that they are 18: writes to the address that is to be theirs. */
  askOfAge: {
    input: z.strictObject({ email, language }),
    output: z.object({}),
    errors: [...own, 'proof-needed', 'too-many-attempts'],
  },
  /** Confirms by that email's link, logged in as the asker. Guardians then have seven days to object. */
  confirmOfAge: {
    input: z
      .strictObject({
        token,
        firstName: personName,
        lastName: personName,
        password: newPassword,
        confirmPassword: z.string().max(PASSWORD_MAX_LENGTH),
        termsAccepted: z.literal(true, because('not-accepted')),
        language,
      })
      .refine(({ password, confirmPassword }) => password === confirmPassword, {
        ...because('different'),
        path: ['confirmPassword'],
      }),
    output: z.object({ dueAt: z.iso.datetime() }),
    errors: [...own, 'link-over', 'email-in-use'],
  },
  /** The teen takes it back; twice is once. */
  withdrawOfAge: { input: z.strictObject({}), output: z.object({}), errors: own },
  /** A guardian says that the teen isn't 18 yet: that stops it, and the teen is told. */
  objectOfAge: { input: z.strictObject({ childId }), output: z.object({}), errors: guardianErrors },
} as const satisfies SchemasOf<typeof ofAgeCalls>

import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import type { hubCalls } from '#contract/hub.ts'
import { code } from '#contract/second-factor-schemas.ts'
import { typedCode } from '#contract/text-schemas.ts'
import { account, because, language, personName, username } from '#contract/person-schemas.ts'
import { AGE_BANDS } from '#core/people/age-bands.ts'

/** Person who is new from the hub. */
const newcomer = z.object({
  /** Names from the hub, as first values; empty if the hub gives none. */
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  /** Null where the hub doesn't say how old they are: the age gate asks. */
  ageBand: z.enum(AGE_BANDS).nullable(),
  /** The page of our own to go on to. */
  returnTo: z.string(),
  /** Address of an account here that may be theirs. It is linked with the hub's once they log in to it. */
  linkable: z.string().nullable(),
})

export const hubSchemas = {
  getLoginWay: { input: z.strictObject({}), output: z.object({ way: z.enum(['hub', 'here']) }), errors: [] },
  /** Null where nobody comes from the hub for the first time, and where nobody's second step is still to come. */
  readNewcomer: {
    input: z.strictObject({}),
    output: z.object({ newcomer: newcomer.nullable(), secondStep: z.object({ returnTo: z.string() }).nullable() }),
    errors: [],
  },
  /** Makes the account and signs it in. */
  signUpNewcomer: {
    input: z.strictObject({
      firstName: personName,
      lastName: personName,
      username,
      termsAccepted: z.literal(true, because('not-accepted')),
      ageBand: z.enum(AGE_BANDS),
      referralCode: typedCode.exactOptional(),
    }),
    output: z.object({ account }),
    errors: ['link-over', 'guardian-needed', 'username-in-use', 'second-factor-needed'],
  },
  /**
   * Links the person from the hub with the signed-in account, within ten minutes of logging in. Both must have the same
   * confirmed address.
   */
  linkNewcomer: {
    input: z.strictObject({ language }),
    output: z.object({ account }),
    errors: ['not-signed-in', 'guardian-needed', 'proof-needed', 'link-over', 'other-address', 'already-on'],
  },
  /** Completes a login with the second factor after the hub, in the browser that just came back. */
  finishWithCode: {
    input: z.strictObject({ code, language }),
    output: z.object({ account }),
    errors: ['not-signed-in', 'wrong-code', 'too-many-attempts'],
  },
  /** Keeps nothing of who came: they are under 18 and have no guardian's consent, or thought better of it. */
  forgetNewcomer: { input: z.strictObject({}), output: z.object({}), errors: [] },
} as const satisfies SchemasOf<typeof hubCalls>

export type Newcomer = z.infer<typeof newcomer>

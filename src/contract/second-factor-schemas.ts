import { z } from 'zod'
import type { SchemasOf } from '#contract/call.ts'
import { account, because, language, token } from '#contract/person-schemas.ts'
import type { secondFactorCalls } from '#contract/second-factor.ts'
import { readCode } from '#core/people/second-factor.ts'
import { PASSWORD_MAX_LENGTH } from '#core/people/sign-up-rules.ts'

/** Schema of a typed code: an app's code or a recovery code. */
export const code = z
  .string()
  .max(40)
  .transform((given, context) => {
    const read = readCode(given)
    if (read) return read
    context.addIssue({ code: 'custom', message: 'invalid' satisfies ReturnType<typeof because>['error'] })
    return z.NEVER
  })

const recoveryCodes = z.array(z.string())
const guarded = ['not-signed-in', 'guardian-needed', 'proof-needed'] as const

export const secondFactorSchemas = {
  /**
   * Returns if the factor is on, since when, the number of recovery codes left, and if this account needs it. Only
   * staff with a confirmed address need it, and only they are told.
   */
  getSecondFactor: {
    input: z.strictObject({}),
    output: z.object({ since: z.iso.datetime().nullable(), recoveryCodesLeft: z.int(), isStaff: z.boolean() }),
    errors: ['not-signed-in', 'guardian-needed'],
  },
  /**
   * Creates a new secret for an app. Login asks for no code before `confirmSecondFactor` has shown that the app has it.
   */
  beginSecondFactor: {
    input: z.strictObject({}),
    output: z.object({ secret: z.string(), address: z.string() }),
    errors: [...guarded, 'already-on'],
  },
  confirmSecondFactor: {
    input: z.strictObject({ code, language }),
    output: z.object({ recoveryCodes }),
    errors: [...guarded, 'already-on', 'not-found', 'wrong-code', 'too-many-attempts'],
  },
  /** Ten new ones; those from before are good no more. */
  renewRecoveryCodes: {
    input: z.strictObject({ code }),
    output: z.object({ recoveryCodes }),
    errors: [...guarded, 'not-found', 'wrong-code', 'too-many-attempts'],
  },
  /** Asks for a code besides the reauthentication: a password alone must not switch the second step off. */
  endSecondFactor: {
    input: z.strictObject({ code, language }),
    output: z.object({}),
    errors: [...guarded, 'wrong-code', 'too-many-attempts'],
  },
  /** The second step, for the browser that took the first a moment ago. */
  signInWithCode: {
    input: z.strictObject({ code, language }),
    output: z.object({ account }),
    errors: ['not-signed-in', 'wrong-code', 'guardian-needed', 'too-many-attempts'],
  },
  /**
   * Emails a link that begins a request for removing the factor. It is for the browser that gave the password, without
   * app or recovery code.
   */
  requestFactorRemoval: {
    input: z.strictObject({ language }),
    output: z.object({}),
    errors: ['not-signed-in', 'too-many-attempts'],
  },
  /** Begins the waiting time; `readyAt` is when staff can have the second step taken away at the earliest. */
  beginFactorRemoval: {
    input: z.strictObject({ token }),
    output: z.object({ readyAt: z.iso.datetime() }),
    errors: ['link-over'],
  },
  /** Stops a request, by the link in the emails that tell the owner. */
  stopFactorRemoval: { input: z.strictObject({ token }), output: z.object({}), errors: ['link-over'] },
  /** Shows anew that it is oneself: by the password, or by a code where the second step is on. The session gets a new secret. */
  proveAgain: {
    input: z.union([
      z.strictObject({ password: z.string().min(1).max(PASSWORD_MAX_LENGTH) }),
      z.strictObject({ code, language }),
    ]),
    output: z.object({}),
    errors: ['not-signed-in', 'wrong-code', 'too-many-attempts'],
  },
} as const satisfies SchemasOf<typeof secondFactorCalls>

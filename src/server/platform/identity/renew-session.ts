import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint, sessionMiddleware } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { generateRandomString } from 'better-auth/crypto'
import { z } from 'zod'

/** As long as better-auth's own. */
const TOKEN_LETTERS = 32

/**
 * The session of somebody who has just shown anew who they are: it stays, with its beginning and its end, and gets a new token (ASVS 5.0, 7.2.4). It is
 * called by the server only.
 */
export const renewSession = {
  id: 'renew-session',
  endpoints: {
    renewSession: createAuthEndpoint.serverOnly(
      { method: 'POST', use: [sessionMiddleware], body: z.object({ bySecondFactor: z.boolean() }) },
      async (context) => {
        const { session, user } = context.context.session
        const token = generateRandomString(TOKEN_LETTERS)
        const now = new Date()
        const proofs = { provedAt: now, ...(context.body.bySecondFactor ? { secondFactorAt: now } : {}) }
        await context.context.internalAdapter.updateSession(session.token, { token, ...proofs })
        await setSessionCookie(context, { session: { ...session, ...proofs, token }, user })
      },
    ),
  },
} satisfies BetterAuthPlugin

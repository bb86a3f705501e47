import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint, sessionMiddleware } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { generateRandomString } from 'better-auth/crypto'
import { z } from 'zod'

/** Length of a token, the same as better-auth's own. */
const TOKEN_LENGTH = 32

/**
 * Renews a session after reauthentication: start and end stay, and the token is new (ASVS 5.0, 7.2.4). Only the server
 * calls it.
 */
export const renewSession = {
  id: 'renew-session',
  endpoints: {
    renewSession: createAuthEndpoint.serverOnly(
      { method: 'POST', use: [sessionMiddleware], body: z.object({ bySecondFactor: z.boolean() }) },
      async (context) => {
        const { session, user } = context.context.session
        const token = generateRandomString(TOKEN_LENGTH)
        const now = new Date()
        const times = { provedAt: now, ...(context.body.bySecondFactor ? { secondFactorAt: now } : {}) }
        await context.context.internalAdapter.updateSession(session.token, { token, ...times })
        await setSessionCookie(context, { session: { ...session, ...times, token }, user })
      },
    ),
  },
} satisfies BetterAuthPlugin

import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/**
 * The session of somebody who proved otherwise than by a password alone who they are: the same session, with the same limits and cookies, as a password
 * begins. It is called by the server only.
 */
export const enterById = {
  id: 'enter-by-id',
  endpoints: {
    enterById: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string(), bySecondFactor: z.boolean(), provedAt: z.date() }) },
      async (context) => {
        const { internalAdapter } = context.context
        const { userId, bySecondFactor, provedAt } = context.body
        const user = await internalAdapter.findUserById(userId)
        if (!user) return null
        const session = await internalAdapter.createSession(
          user.id,
          false,
          { provedAt, ...(bySecondFactor ? { secondFactorAt: provedAt } : {}) },
          true,
        )
        await setSessionCookie(context, { session, user })
        return { user, session }
      },
    ),
  },
} satisfies BetterAuthPlugin

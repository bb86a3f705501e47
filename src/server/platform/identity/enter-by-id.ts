import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/**
 * Starts a session for a person who authenticated in another way than by a password alone. Limits and cookies are the
 * same as after a password. Only the server calls it.
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

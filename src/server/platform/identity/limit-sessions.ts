import type { BetterAuthOptions } from 'better-auth'
import type { AgeBand } from '#core/people/age-bands.ts'
import { deviceKindOf } from '#core/people/device-kinds.ts'
import { sessionEnd } from '#core/people/session-limits.ts'

type SessionHooks = NonNullable<NonNullable<BetterAuthOptions['databaseHooks']>['session']>

/** Nobody's band is known to be older than a child's before it is read. */
const bandOf = (user: unknown): AgeBand => (user as { ageBand?: AgeBand } | null | undefined)?.ageBand ?? 'child'

/**
 * What better-auth does to sessions, held to our rules: each ends when its age band says, and of the browser no more than the kind of
 * device is kept.
 */
export const limitSessions: SessionHooks = {
  create: {
    before: async (session, context) => {
      const user = await context?.context.internalAdapter.findUserById(session.userId)
      const now = session.createdAt.getTime()
      return { data: { expiresAt: new Date(sessionEnd(bandOf(user), now, now)), device: deviceKindOf(session.userAgent ?? ''), userAgent: null } }
    },
  },
  update: {
    before: async (session, context) => {
      const present = context?.context.session
      if (!present || session.expiresAt === undefined) return undefined
      return { data: { expiresAt: new Date(sessionEnd(bandOf(present.user), present.session.createdAt.getTime(), Date.now())) } }
    },
  },
}

import type { BetterAuthOptions } from 'better-auth'
import type { AgeBand } from '#core/people/age-bands.ts'
import { deviceKindOf } from '#core/people/device-kinds.ts'
import { sessionEnd, type SessionBand } from '#core/people/session-limits.ts'
import { isStaff } from '#core/permissions/staff.ts'

type SessionHooks = NonNullable<NonNullable<BetterAuthOptions['databaseHooks']>['session']>

type Times = { createdAt: Date; updatedAt: Date }

/** Returns the band whose limits a session has. Without a known age band it is a child's. */
function bandOf(user: unknown, staff: readonly string[]): SessionBand {
  const {
    ageBand = 'child',
    email = '',
    emailVerified = false,
  } = (user ?? {}) as { ageBand?: AgeBand; email?: string; emailVerified?: boolean }
  return isStaff({ email, emailVerified }, staff) ? 'staff' : ageBand
}

/**
 * Returns the new end of a person's session that is used at `now`. An expired one stays expired, even if it began under
 * longer limits.
 */
function endOf(user: unknown, staff: readonly string[], { createdAt, updatedAt }: Times, now: number): number {
  const band = bandOf(user, staff)
  const end = sessionEnd(band, createdAt.getTime(), updatedAt.getTime())
  return end <= now ? end : sessionEnd(band, createdAt.getTime(), now)
}

/**
 * Tells whether a found session has ended. Its person may have become staff, or its limits shorter, since its end was
 * stored.
 */
export const isOver = (
  user: unknown,
  staff: readonly string[],
  session: Times & { expiresAt: Date },
  now: number,
): boolean => session.expiresAt.getTime() <= now || endOf(user, staff, session, now) <= now

/**
 * Applies our limits to better-auth's sessions: each ends by its age band, or earlier for staff. About the browser it
 * stores only the kind of device.
 */
export const limitSessions = (staff: readonly string[]): SessionHooks => ({
  create: {
    before: async (session, context) => {
      const user = await context?.context.internalAdapter.findUserById(session.userId)
      const now = session.createdAt.getTime()
      return {
        data: {
          expiresAt: new Date(sessionEnd(bandOf(user, staff), now, now)),
          device: deviceKindOf(session.userAgent ?? ''),
          userAgent: null,
        },
      }
    },
  },
  update: {
    before: async (session, context) => {
      const present = context?.context.session
      if (!present || session.expiresAt === undefined) return undefined
      return { data: { expiresAt: new Date(endOf(present.user, staff, present.session, Date.now())) } }
    },
  },
})

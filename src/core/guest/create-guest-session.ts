import { guestExpiry, type GuestSession } from '#core/guest/guest-session.ts'

/**
 * Creates a new, unexpired guest session with nothing saved.
 * @param now milliseconds since 1970
 */
export const createGuestSession = (id: string, now: number): GuestSession => ({
  id,
  createdAt: new Date(now).toISOString(),
  expiresAt: guestExpiry(now),
  renewalsUsed: 0,
  data: {},
})

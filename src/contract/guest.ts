/** Calls that take a guest's data over into the account that logged in. */
export const guestCalls = {
  transferGuestSession: ['POST', '/api/guest/transfer'],
} as const

/** Most keys in a guest session's data. */
export const MAX_GUEST_KEYS = 200

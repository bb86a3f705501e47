/** What a guest did, taken over by the account that signed in. */
export const guestCalls = {
  transferGuestSession: ['POST', '/api/guest/transfer'],
} as const

/** Most keys in a guest session's data. */
export const MAX_GUEST_KEYS = 200

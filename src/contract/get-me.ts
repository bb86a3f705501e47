/** Call that every start of the app may send. It stands alone, so that a first visit loads no other call. */
export const GET_ME = ['GET', '/api/accounts/me'] as const

/**
 * Name of a cookie that pages can read: `1` while somebody is logged in on this browser. It authenticates nobody.
 * Without it, a page knows that nobody is logged in and asks nothing.
 */
export const SIGNED_IN_COOKIE = 'funda_signed_in'

/** Accounts: making one, signing in and out, and who is signed in. */
export const accountsCalls = {
  signUp: ['POST', '/api/accounts/sign-up'],
  signIn: ['POST', '/api/accounts/sign-in'],
  signOut: ['POST', '/api/accounts/sign-out'],
  getMe: ['GET', '/api/accounts/me'],
} as const

/**
 * A cookie that pages can read: `1` while somebody is signed in on this browser. It proves nothing; without it, a page knows
 * that nobody is signed in and asks nothing.
 */
export const SIGNED_IN_COOKIE = 'funda_signed_in'

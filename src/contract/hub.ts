/** Accounts of an external hub: which way logging in goes, and the account of somebody who comes from the hub for the first time. */
export const hubCalls = {
  getLoginWay: ['GET', '/api/hub/login-way'],
  readNewcomer: ['GET', '/api/hub/newcomer'],
  signUpNewcomer: ['POST', '/api/hub/sign-up'],
  linkNewcomer: ['POST', '/api/hub/link'],
  finishWithCode: ['POST', '/api/hub/finish-with-code'],
  forgetNewcomer: ['POST', '/api/hub/forget-newcomer'],
} as const

/** Addresses that a browser or the hub itself opens: they answer as OpenID Connect asks, not as calls do. */
export const HUB_ADDRESSES = {
  /** Leads to the hub, or to our own page where none is set. `returnTo` is a page of our own, `create` asks for a new account. */
  login: '/api/accounts/login',
  /** Where the hub sends a browser back to. */
  callback: '/api/hub/callback',
  /** Where the hub itself says that somebody logged out (back-channel logout). */
  logout: '/api/hub/logout',
} as const

/** The page to which somebody comes from the hub who isn't signed in yet: for the first time they say how old they are and what they are called; others type a code. */
export const FROM_HUB_PAGE = '/hub-welcome'

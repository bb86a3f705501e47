/** Calls for accounts of an external hub: the login route, and the account of a new person. */
export const hubCalls = {
  getLoginWay: ['GET', '/api/hub/login-way'],
  readNewcomer: ['GET', '/api/hub/newcomer'],
  signUpNewcomer: ['POST', '/api/hub/sign-up'],
  linkNewcomer: ['POST', '/api/hub/link'],
  finishWithCode: ['POST', '/api/hub/finish-with-code'],
  forgetNewcomer: ['POST', '/api/hub/forget-newcomer'],
} as const

/** Addresses that a browser or the hub itself opens; they answer as OpenID Connect requires, not as calls do. */
export const HUB_ADDRESSES = {
  /** Leads to the hub, or to our own page where none is set. `returnTo` is a page of our own, `create` asks for a new account. */
  login: '/api/accounts/login',
  /** Address to which the hub sends a browser back. */
  callback: '/api/hub/callback',
  /** Address at which the hub reports a logout (back-channel logout). */
  logout: '/api/hub/logout',
} as const

/** Page for a person from the hub who isn't logged in yet. A new person enters age and names; others type a code. */
export const FROM_HUB_PAGE = '/hub-welcome'

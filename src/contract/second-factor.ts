/** Calls for the second factor at login, and for reauthentication. */
export const secondFactorCalls = {
  getSecondFactor: ['GET', '/api/accounts/second-factor'],
  beginSecondFactor: ['POST', '/api/accounts/second-factor/begin'],
  confirmSecondFactor: ['POST', '/api/accounts/second-factor/confirm'],
  renewRecoveryCodes: ['POST', '/api/accounts/second-factor/renew-codes'],
  endSecondFactor: ['POST', '/api/accounts/second-factor/end'],
  signInWithCode: ['POST', '/api/accounts/sign-in-with-code'],
  requestFactorRemoval: ['POST', '/api/accounts/second-factor/lost'],
  beginFactorRemoval: ['POST', '/api/accounts/second-factor/lost/begin'],
  stopFactorRemoval: ['POST', '/api/accounts/second-factor/lost/stop'],
  proveAgain: ['POST', '/api/accounts/prove-again'],
} as const

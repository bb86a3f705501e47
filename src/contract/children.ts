/** Children's accounts: asking for one, a guardian's consent, logging in, and what guardians may see and do. */
export const childrenCalls = {
  requestChildAccount: ['POST', '/api/children/sign-up'],
  signInChild: ['POST', '/api/children/sign-in'],
  readConsentRequest: ['POST', '/api/children/read-request'],
  refuseConsent: ['POST', '/api/children/refuse-consent'],
  giveConsent: ['POST', '/api/children/give-consent'],
  addChild: ['POST', '/api/children/add'],
  listChildren: ['GET', '/api/children'],
  getChildProgress: ['GET', '/api/children/progress'],
  exportChild: ['GET', '/api/children/export'],
  correctChild: ['POST', '/api/children/correct'],
  setChildSecret: ['POST', '/api/children/set-secret'],
  withdrawConsent: ['POST', '/api/children/withdraw-consent'],
  renewConsent: ['POST', '/api/children/renew-consent'],
  decideAssistant: ['POST', '/api/children/assistant'],
  keepChild: ['POST', '/api/children/keep'],
  deleteChild: ['POST', '/api/children/delete'],
} as const

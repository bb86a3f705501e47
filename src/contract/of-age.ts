/** Calls for coming of age: at 18 a person makes the account their own. */
export const ofAgeCalls = {
  getOfAge: ['GET', '/api/of-age'],
  askOfAge: ['POST', '/api/of-age/ask'],
  confirmOfAge: ['POST', '/api/of-age/confirm'],
  withdrawOfAge: ['POST', '/api/of-age/withdraw'],
  objectOfAge: ['POST', '/api/of-age/object'],
} as const

/** Calls for the guardians of one child: invitations, scopes and end dates. */
export const guardiansCalls = {
  listGuardians: ['GET', '/api/guardians'],
  inviteGuardian: ['POST', '/api/guardians/invite'],
  withdrawInvitation: ['POST', '/api/guardians/withdraw-invitation'],
  readInvitation: ['POST', '/api/guardians/read-invitation'],
  acceptInvitation: ['POST', '/api/guardians/accept-invitation'],
  refuseInvitation: ['POST', '/api/guardians/refuse-invitation'],
  changeGuardian: ['POST', '/api/guardians/change'],
  offerFirst: ['POST', '/api/guardians/offer-first'],
  withdrawOffer: ['POST', '/api/guardians/withdraw-offer'],
  acceptFirst: ['POST', '/api/guardians/accept-first'],
  refuseFirst: ['POST', '/api/guardians/refuse-first'],
  endGuardian: ['POST', '/api/guardians/end'],
} as const

/** Calls for partners and ambassadors, their referral codes, and the review of applications by staff. */
export const partnersCalls = {
  getPartnership: ['GET', '/api/partners/own'],
  acceptCharter: ['POST', '/api/partners/charter/accept'],
  applyAsPartner: ['POST', '/api/partners/apply'],
  withdrawApplication: ['POST', '/api/partners/withdraw'],
  leavePartnership: ['POST', '/api/partners/leave'],
  joinAmbassadors: ['POST', '/api/partners/ambassadors/join'],
  leaveAmbassadors: ['POST', '/api/partners/ambassadors/leave'],
  createReferralCode: ['POST', '/api/partners/codes/create'],
  deleteReferralCode: ['POST', '/api/partners/codes/delete'],
  listPartnerApplications: ['GET', '/api/partners/applications'],
  decidePartnerApplication: ['POST', '/api/partners/applications/decide'],
} as const

/** Most applications in one list for review. */
export const APPLICATIONS_SHOWN = 50

import { GET_ME } from '#contract/get-me.ts'

/** Calls for accounts: sign-up, login, sessions and recovery. */
export const accountsCalls = {
  signUp: ['POST', '/api/accounts/sign-up'],
  signIn: ['POST', '/api/accounts/sign-in'],
  signOut: ['POST', '/api/accounts/sign-out'],
  getMe: GET_ME,
  getProfile: ['GET', '/api/accounts/profile'],
  changeProfile: ['POST', '/api/accounts/change-profile'],
  sendConfirmation: ['POST', '/api/accounts/send-confirmation'],
  confirmEmail: ['POST', '/api/accounts/confirm-email'],
  /** Sends a code to a grown-up, on a device where a child gave their age. */
  askGrownUp: ['POST', '/api/accounts/grown-up'],
  confirmGrownUp: ['POST', '/api/accounts/confirm-grown-up'],
  requestPasswordReset: ['POST', '/api/accounts/forgot-password'],
  resetPassword: ['POST', '/api/accounts/reset-password'],
  changePassword: ['POST', '/api/accounts/change-password'],
  changeEmail: ['POST', '/api/accounts/change-email'],
  undoEmailChange: ['POST', '/api/accounts/undo-email-change'],
  listSessions: ['GET', '/api/accounts/sessions'],
  endSession: ['POST', '/api/accounts/end-session'],
  endOtherSessions: ['POST', '/api/accounts/end-other-sessions'],
} as const

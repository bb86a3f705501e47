import type { GuestData, GuestSession } from '#core/guest/guest-session.ts'

/** What goes to the account `userId`, and what is left on the device: no session. */
type TransferredGuestSession = { userId: string; data: GuestData; session: undefined }

/**
 * Hands the saved data, of an expired session too, to the account that signed in, and clears the session (specification,
 * section 4). Done twice, the second time hands over nothing.
 */
export const transferGuestSession = (session: GuestSession | undefined, userId: string): TransferredGuestSession => ({
  userId,
  data: session?.data ?? {},
  session: undefined,
})

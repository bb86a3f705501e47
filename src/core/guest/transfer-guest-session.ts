import type { GuestData, GuestSession } from '#core/guest/guest-session.ts'

/** Result of a transfer: data for the account `userId`, and no session left on the device. */
type TransferredGuestSession = { userId: string; data: GuestData; session: undefined }

/**
 * Hands saved data, even of an expired session, to the account that logged in, and clears it (specification, section
 * 4). A second transfer hands over nothing.
 */
export const transferGuestSession = (session: GuestSession | undefined, userId: string): TransferredGuestSession => ({
  userId,
  data: session?.data ?? {},
  session: undefined,
})

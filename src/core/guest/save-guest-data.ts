import { isExpired, type GuestSession, type JsonValue } from '#core/guest/guest-session.ts'

type SavedGuestData = { result: 'saved' | 'expired'; session: GuestSession }

/**
 * Keeps a value under a key, over an earlier one. Only while the session is unexpired; otherwise it stays as it is and `result`
 * says so (specification, section 4).
 * @param now milliseconds since 1970
 */
export function saveGuestData(session: GuestSession, key: string, value: JsonValue, now: number): SavedGuestData {
  if (isExpired(session, now)) return { result: 'expired', session }
  const entry = { value, savedAt: new Date(now).toISOString() }
  return { result: 'saved', session: { ...session, data: { ...session.data, [key]: entry } } }
}

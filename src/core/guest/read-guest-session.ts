import type { GuestData, GuestSession } from '#core/guest/guest-session.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isTime = (value: unknown): value is string => typeof value === 'string' && Number.isFinite(Date.parse(value))
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0

const isGuestData = (value: unknown): value is GuestData =>
  isRecord(value) &&
  Object.values(value).every((entry) => isRecord(entry) && Object.hasOwn(entry, 'value') && isTime(entry['savedAt']))

/** Returns the first field that isn't as it has to be, or undefined. */
function wrongField(value: Record<string, unknown>): keyof GuestSession | undefined {
  if (typeof value['id'] !== 'string' || value['id'] === '') return 'id'
  if (!isTime(value['createdAt'])) return 'createdAt'
  if (!isTime(value['expiresAt'])) return 'expiresAt'
  if (!isCount(value['renewalsUsed'])) return 'renewalsUsed'
  return isGuestData(value['data']) ? undefined : 'data'
}

/**
 * Reads the device's guest session (null: nothing). Unreadable data is no session; the caller logs the error
 * (specification, section 4).
 */
export function readGuestSession(stored: string | null): { session?: GuestSession; error?: string } {
  if (stored === null) return {}
  let value: unknown
  try {
    value = JSON.parse(stored)
  } catch {
    return { error: 'The guest session on this device is not JSON.' }
  }
  if (!isRecord(value)) return { error: 'The guest session on this device is not an object.' }
  const wrong = wrongField(value)
  if (wrong !== undefined) return { error: `The guest session on this device has no valid ${wrong}.` }
  const { id, createdAt, expiresAt, renewalsUsed, data } = value as GuestSession
  return { session: { id, createdAt, expiresAt, renewalsUsed, data } }
}

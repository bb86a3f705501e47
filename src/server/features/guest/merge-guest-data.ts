import type { GuestData } from '#core/guest/guest-session.ts'

type Entry = GuestData[string]

/** Returns the entry that was saved last. If both were saved at the same time, their order makes no difference. */
function latest(one: Entry, other: Entry): Entry {
  const difference = Date.parse(one.savedAt) - Date.parse(other.savedAt)
  if (difference !== 0) return difference > 0 ? one : other
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other
}

/**
 * Merges the data of guest sessions: for each key the value that was saved last. Order and repetition make no
 * difference.
 */
export function mergeGuestData(parts: readonly GuestData[]): GuestData {
  const merged = new Map<string, Entry>()
  for (const [key, entry] of parts.flatMap((data) => Object.entries(data))) {
    const known = merged.get(key)
    merged.set(key, known === undefined ? entry : latest(known, entry))
  }
  return Object.fromEntries(merged)
}

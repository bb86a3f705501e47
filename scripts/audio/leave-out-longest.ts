/** A clip and its size. */
export type SizedClip = { text: string; bytes: number }

/** Returns the clips that have to go, longest first, until all that stay are within the limit. */
export function leaveOutLongest(clips: readonly SizedClip[], limit: number): SizedClip[] {
  let excess = clips.reduce((sum, { bytes }) => sum + bytes, 0) - limit
  return clips
    .toSorted((one, other) => other.bytes - one.bytes)
    .filter(({ bytes }) => {
      const goes = excess > 0
      if (goes) excess -= bytes
      return goes
    })
}

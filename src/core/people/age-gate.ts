import { AGE_BANDS, type AgeBand } from '#core/people/age-bands.ts'

const DAY = 24 * 60 * 60 * 1000

/** Milliseconds that an answer of the age gate counts on the device: as long as a guardian's request. */
export const AGE_ANSWER_TIME = 7 * DAY

/** Answer of the age gate: the band, never an age or birth date, and the time in milliseconds since 1970. */
export type AgeAnswer = { band: AgeBand; at: number }

/** Reads the answer that a device stores; undefined if there is none or it has expired. */
export function readAgeAnswer(text: string | null, now: number): AgeAnswer | undefined {
  try {
    const kept = JSON.parse(text ?? '') as Partial<AgeAnswer> | null
    const band = AGE_BANDS.find((known) => known === kept?.band)
    if (band === undefined || typeof kept?.at !== 'number' || Math.abs(now - kept.at) >= AGE_ANSWER_TIME)
      return undefined
    return { band, at: kept.at }
  } catch {
    return undefined
  }
}

/** Returns the answer that counts after another try: a later try never raises the band (security goals, P1). */
export const answerAge = (kept: AgeAnswer | undefined, band: AgeBand, now: number): AgeAnswer =>
  kept !== undefined && AGE_BANDS.indexOf(kept.band) < AGE_BANDS.indexOf(band) ? kept : { band, at: now }

import type { AgeBand } from '#core/people/age-bands.ts'

/** Ages at which the next band begins (product decisions, section 2). */
const TEEN_AGE = 13
const ADULT_AGE = 18

/**
 * Returns the age band of a birthdate in OpenID Connect form: `YYYY-MM-DD`, or a year alone. A year counts as its last
 * day. Undefined for any other text, and without a year (`0000`). @param now in milliseconds since 1970
 */
export function bandOfBirthdate(birthdate: unknown, now: number): AgeBand | undefined {
  const [, year, month = '12', day = '31'] =
    (typeof birthdate === 'string' ? /^(\d{4})(?:-(\d{2})-(\d{2}))?$/.exec(birthdate) : null) ?? []
  if (year === undefined || year === '0000') return undefined
  const today = new Date(now)
  const [born, present] = [`${month}-${day}`, today.toISOString().slice(5, 10)]
  const age = today.getUTCFullYear() - Number(year) - (born > present ? 1 : 0)
  if (!Number.isFinite(Date.parse(`${year}-${month}-${day}`)) || age < 0 || age > 130) return undefined
  return age < TEEN_AGE ? 'child' : age < ADULT_AGE ? 'teen' : 'adult'
}

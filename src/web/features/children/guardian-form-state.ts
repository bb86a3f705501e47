import type { FieldCode } from '#contract/errors.ts'
import type { GuardianScope } from '#core/permissions/guardian-scopes.ts'

/** Form of another guardian's rights: scopes, and the last day as `yyyy-mm-dd`; empty without an end. */
export type GuardianForm = { scopes: readonly GuardianScope[]; lastDay: string }

/**
 * Returns the end of a day in milliseconds since 1970, for a clock with this offset from UTC. Undefined for an invalid
 * day.
 */
export function endOfDay(day: string, utcOffsetMinutes: number): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  const start = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(start) ? undefined : start + (24 * 60 - utcOffsetMinutes) * 60_000
}

/** Returns the last whole day before a moment, as a form has it; empty where there is no end. */
export const lastDayOf = (endsAt: string | null, utcOffsetMinutes: number): string =>
  endsAt === null ? '' : dayOf(new Date(Date.parse(endsAt) - 1).toISOString(), utcOffsetMinutes)

/** Returns the day of a moment, `yyyy-mm-dd`, by a clock so many minutes ahead of UTC. */
export const dayOf = (moment: string, utcOffsetMinutes: number): string =>
  new Date(Date.parse(moment) + utcOffsetMinutes * 60_000).toISOString().slice(0, 10)

/** Checks the form: some scope is needed, and the last day must not have passed. */
export function checkGuardianForm(
  { scopes, lastDay }: GuardianForm,
  now: number,
  utcOffsetMinutes: number,
): Partial<Record<'scopes' | 'endsAt', FieldCode>> {
  const end = endOfDay(lastDay, utcOffsetMinutes)
  return {
    ...(scopes.length === 0 ? { scopes: 'missing' } : {}),
    ...(lastDay !== '' && (end === undefined || end <= now) ? { endsAt: 'invalid' } : {}),
  }
}

/** Returns the call's input. */
export function guardianInput(
  { scopes, lastDay }: GuardianForm,
  utcOffsetMinutes: number,
): { scopes: GuardianScope[]; endsAt: string | null } {
  const end = endOfDay(lastDay, utcOffsetMinutes)
  return { scopes: [...scopes], endsAt: end === undefined ? null : new Date(end).toISOString() }
}

import type { FieldCode } from '#contract/errors.ts'
import type { GuardianScope } from '#core/permissions/guardian-scopes.ts'

/** What a first guardian says of another: what they may do, and until which day, `yyyy-mm-dd`; empty where it has no end. */
export type GuardianForm = { scopes: readonly GuardianScope[]; lastDay: string }

/** The moment at which a day is over, in milliseconds since 1970, for a clock so many minutes ahead of UTC; undefined for what is no day. */
export function endOfDay(day: string, utcOffsetMinutes: number): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  const start = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(start) ? undefined : start + (24 * 60 - utcOffsetMinutes) * 60_000
}

/** The last whole day before a moment, as a form has it; empty where there is no end. */
export const lastDayOf = (endsAt: string | null, utcOffsetMinutes: number): string =>
  endsAt === null ? '' : dayOf(new Date(Date.parse(endsAt) - 1).toISOString(), utcOffsetMinutes)

/** The day of a moment, `yyyy-mm-dd`, by a clock so many minutes ahead of UTC. */
export const dayOf = (moment: string, utcOffsetMinutes: number): string =>
  new Date(Date.parse(moment) + utcOffsetMinutes * 60_000).toISOString().slice(0, 10)

/** What is wrong: nothing is allowed, or the last day has passed. */
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

/** What is sent. */
export function guardianInput(
  { scopes, lastDay }: GuardianForm,
  utcOffsetMinutes: number,
): { scopes: GuardianScope[]; endsAt: string | null } {
  const end = endOfDay(lastDay, utcOffsetMinutes)
  return { scopes: [...scopes], endsAt: end === undefined ? null : new Date(end).toISOString() }
}

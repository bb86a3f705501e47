import type { Profile, Session } from '#contract/accounts-schemas.ts'
import { accountsCalls } from '#contract/accounts.ts'
import { localDay } from '#core/days/local-day.ts'
import { callApi, type CallResult } from '../../platform/call-api.ts'

/** Data of the account's page. */
export type OwnAccount = { profile: Profile; sessions: Session[] }

/** Loads the data of the page; returns the first refusal, if any. */
export async function loadOwnAccount(): Promise<CallResult<OwnAccount>> {
  const [profile, listed] = await Promise.all([
    callApi<'getProfile'>(accountsCalls.getProfile, {}),
    callApi<'listSessions'>(accountsCalls.listSessions, {}),
  ])
  if (!profile.ok) return profile
  if (!listed.ok) return listed
  return { ok: true, output: { profile: profile.output.profile, sessions: listed.output.sessions } }
}

/** Returns how many days ago a moment was on the reader's calendar, at least 0. */
export const daysAgo = (moment: string, now: number, utcOffsetMinutes: number): number =>
  Math.max(0, localDay(now, utcOffsetMinutes) - localDay(Date.parse(moment), utcOffsetMinutes))

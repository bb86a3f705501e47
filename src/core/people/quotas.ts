/** Most of each thing that one account can store. Learners and teachers never reach these figures; scripts do. */
export const QUOTAS = {
  /** Guest sessions taken over that stay apart; beyond, the oldest become one. */
  'guest-sessions': 20,
  /** Bytes of JSON that guests of the account saved, all sessions together. */
  'guest-bytes': 1_000_000,
  'chat-messages': 10_000,
  /** Bytes of Khulu's conversation as the database stores them. */
  'chat-bytes': 20_000_000,
  /** Learning events that arrive on one day (UTC): what a device that was offline for two months brings along. */
  'events-a-day': 20_000,
  events: 500_000,
  /** Recordings that wait for review: enough for an afternoon, and reviewers aren't flooded. */
  'recordings-waiting': 100,
  recordings: 2000,
  'recording-bytes': 200_000_000,
  /** Suggestions of one person, and those of them that wait for staff. */
  'suggestions-waiting': 30,
  suggestions: 1000,
  /** Reports by one person in the year for which they are kept. */
  'content-reports': 100,
  /** Lessons of one author, and the bytes of their drafts and published versions. */
  'lesson-plans': 300,
  'lesson-bytes': 30_000_000,
  /** Files of one person that are on their way, or were refused in the past day. */
  uploads: 200,
  /** Files of one author's lessons, with the bytes of those that are on their way. */
  'lesson-files': 2000,
  'lesson-file-bytes': 500_000_000,
  'files-of-lesson': 100,
  /** Resources of one author on the market, and the bytes of the files of their versions. */
  'market-resources': 200,
  'market-bytes': 1_000_000_000,
  /** Children whose accounts one guardian made. */
  children: 12,
  /** Groups that one person belongs to, made or joined. */
  spaces: 100,
  'space-members': 1000,
  /** Students on the roster of one group, with an account or without. */
  students: 2000,
  /** Events and series in the schedule of one group. */
  'schedule-events': 1000,
  /** Invitations to one group, or to look after one child, that nobody has answered. */
  invitations: 20,
  /** Announcements to one class in the year for which they are kept. */
  announcements: 500,
  /** Requests of one person to join schools, waiting or refused. */
  'school-requests': 20,
  /** Links of one school, and requests for them. */
  'school-links': 100,
  /** Assignments of one group: ten a week for years. */
  assignments: 2000,
  /** Hand-ins of one learner. */
  'hand-ins': 5000,
} as const satisfies Record<string, number>

export type QuotaKind = keyof typeof QUOTAS

export const QUOTA_KINDS = Object.keys(QUOTAS) as [QuotaKind, ...QuotaKind[]]

/** Share of a quota from which on the person is told. */
const NEAR = 0.8

/** Used part of a quota, reported when it is near. */
export type NearQuota = { quota: QuotaKind; used: number; most: number }

/** Returns the used part of the first quota that is nearly full; undefined if none is. */
export function nearQuota(used: Readonly<Partial<Record<QuotaKind, number>>>): NearQuota | undefined {
  const near = QUOTA_KINDS.find((kind) => (used[kind] ?? 0) >= NEAR * QUOTAS[kind])
  return near && { quota: near, used: used[near] ?? 0, most: QUOTAS[near] }
}

/** Returns the first exceeded quota; undefined if none is. */
export const passedQuota = (used: Readonly<Partial<Record<QuotaKind, number>>>): QuotaKind | undefined =>
  QUOTA_KINDS.find((kind) => (used[kind] ?? 0) > QUOTAS[kind])

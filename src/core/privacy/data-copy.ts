import type { JsonValue } from '#core/guest/guest-session.ts'

/** Every table of a copy that people get of their own data, or of their child's; each is described in the copy's readme. */
export const COPIED_TABLES = [
  'users', 'secondFactors', 'sessions', 'knownDevices', 'guardianRelations', 'guardianInvitations', 'consentActs', 'guardianOf', 'consentsGiven', 'accountSettings', 'childSwitches', 'spaces', 'spaceMembers', 'spaceInvitations',
  'learningEvents', 'guestTransfers', 'recordings', 'khuluMessages', 'khuluHistories', 'khuluModelChoices',
] as const

export type CopiedTable = (typeof COPIED_TABLES)[number]

/** One row of a table, by column. */
export type CopiedRow = Readonly<Record<string, JsonValue>>

/** All that is stored of somebody, but what opens the account; `exportedAt` is an ISO 8601 moment. */
export type DataCopy = { exportedAt: string; tables: Readonly<Partial<Record<CopiedTable, readonly CopiedRow[]>>> }

import type { JsonValue } from '#core/guest/guest-session.ts'

/** Tables in a copy of a person's or child's data; the copy's readme describes each. */
export const COPIED_TABLES = [
  'users',
  'secondFactors',
  'sessions',
  'knownDevices',
  'emailChanges',
  'factorRemovals',
  'guardianRelations',
  'guardianInvitations',
  'consentActs',
  'guardianOf',
  'consentsGiven',
  'accountSettings',
  'childSwitches',
  'spaces',
  'spaceMembers',
  'spaceInvitations',
  'learningEvents',
  'guestTransfers',
  'recordings',
  'khuluMessages',
  'khuluHistories',
  'khuluModelChoices',
  'securityEvents',
] as const

export type CopiedTable = (typeof COPIED_TABLES)[number]

/**
 * Columns in a copy of these tables, in alphabetical order. A test compares the list with the column classes. Each is
 * named by `dataCopy.column.<name>` in every language.
 */
export const COPIED_COLUMNS = [
  'act',
  'actorId',
  'actorKind',
  'ageBand',
  'answer',
  'approvedAt',
  'askedAt',
  'at',
  'boosts',
  'broughtBy',
  'cards',
  'changedAt',
  'clearedAt',
  'clockCorrected',
  'confirmedAt',
  'consentVersion',
  'createdAt',
  'data',
  'decidedAt',
  'device',
  'deviceId',
  'doneAt',
  'email',
  'emailReports',
  'emailReportsAt',
  'endsAt',
  'errorClass',
  'event',
  'exerciseType',
  'expiresAt',
  'file',
  'firstName',
  'firstNameOnly',
  'guardianId',
  'guestSessionId',
  'id',
  'image',
  'invitedBy',
  'isUsed',
  'itemId',
  'joinedAt',
  'kind',
  'language',
  'lastName',
  'learnerId',
  'method',
  'milliseconds',
  'movedAt',
  'name',
  'nounClass',
  'occurredAt',
  'outcome',
  'previous',
  'purposes',
  'readyAt',
  'reason',
  'receivedAt',
  'recordedAt',
  'role',
  'saidAt',
  'schoolId',
  'scopes',
  'section',
  'seenAt',
  'sender',
  'sound',
  'sounds',
  'spaceId',
  'state',
  'streaks',
  'tags',
  'termsAcceptedAt',
  'text',
  'textVersion',
  'times',
  'transferredAt',
  'username',
  'utcOffsetMinutes',
  'verdict',
  'verified',
  'weeklyDigest',
  'weeklyDigestAt',
] as const

export type CopiedColumn = (typeof COPIED_COLUMNS)[number]

/** Tells whether this version knows the column of a copy; a newer server may have others. */
export const isCopiedColumn = (column: string): column is CopiedColumn =>
  (COPIED_COLUMNS as readonly string[]).includes(column)

/** One row of a table, by column. */
export type CopiedRow = Readonly<Record<string, JsonValue>>

/** Copy of all stored data about a person, without credentials; `exportedAt` is an ISO 8601 moment. */
export type DataCopy = { exportedAt: string; tables: Readonly<Partial<Record<CopiedTable, readonly CopiedRow[]>>> }

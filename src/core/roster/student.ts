/** Statuses of a student on a roster (specification, section 4). */
export const STUDENT_STATUSES = ['active', 'inactive'] as const

export type StudentStatus = (typeof STUDENT_STATUSES)[number]

/** Fields of a student that people write. All but the name are optional. */
export const STUDENT_FIELDS = [
  'name',
  'grade',
  'birthYear',
  'email',
  'parent',
  'parentEmail',
  'number',
  'note',
  'status',
] as const

export type StudentField = (typeof STUDENT_FIELDS)[number]

/** Decisions by hand: a field, or the account that a row is joined to. */
export type HandMark = StudentField | 'account'

/** Origins of a row: somebody joined the group, or somebody entered it by hand or by a file. */
export const STUDENT_ORIGINS = ['joined', 'entered'] as const

/** Most characters of a student's fields. */
export const STUDENT_LIMITS = { name: 120, number: 40, note: 600 } as const

/** Students on one page of the roster. */
export const ROSTER_PAGE = 50

const DAY = 24 * 60 * 60 * 1000

/** Milliseconds in which a login is recent (specification, section 9). */
const RECENT_LOGIN = 7 * DAY

/** Tells whether a login is recent. */
export const isRecentLogin = (lastLogin: Date | undefined, now: Date): boolean =>
  lastLogin !== undefined && now.getTime() - lastLogin.getTime() <= RECENT_LOGIN

/** Oldest year of birth that a roster takes, in years before now. */
const OLDEST = 110

/** Returns the age that somebody reaches this year. */
export const ageOf = (birthYear: number, now: Date): number => now.getUTCFullYear() - birthYear

/** Tells whether a year can be a student's year of birth. */
export const isBirthYear = (year: number, now: Date): boolean =>
  Number.isInteger(year) && year <= now.getUTCFullYear() && year >= now.getUTCFullYear() - OLDEST

/** Names of stored values outside the event store, with their local storage keys. */
export const STORED_KEYS = {
  theme: 'funda.theme',
  language: 'funda.language',
  learningLanguage: 'funda.learning-language',
  guestSession: 'funda.guest-session',
  saveLater: 'funda.save-later',
  gamePoints: 'funda.game-points',
  termsAccepted: 'funda.terms-accepted',
  deviceId: 'funda.device-id',
  account: 'funda.account',
  ageAnswer: 'funda.age-answer',
  firstSteps: 'funda.first-steps',
  keepsApp: 'funda.keeps-app',
  keptUnits: 'funda.kept-units',
  lesson: 'funda.lesson',
  module: 'funda.module',
  ownLesson: 'funda.own-lesson',
  ownLessons: 'funda.own-lessons',
  lessonDrafts: 'funda.lesson-drafts',
  placement: 'funda.placement',
  switches: 'funda.switches',
  recordings: 'funda.recordings',
  khulu: 'funda.khulu',
  khuluAccount: 'funda.khulu-account',
  khuluCheck: 'funda.kept-chats-checked',
  operator: 'funda.operator',
  assignments: 'funda.assignments',
  assignment: 'funda.assignment',
  handIns: 'funda.hand-ins',
  nearTold: 'funda.near-told',
  dashboardMenu: 'funda.dashboard-menu',
  referral: 'funda.referral',
} as const

type StoredName = keyof typeof STORED_KEYS

/** Values that the device refused to store; they last while the page is open. A null is a refused removal. */
const unkept = new Map<StoredName, string | null>()

/** Reads the stored value of a name; null without one. Never throws. */
export function readStored(name: StoredName): string | null {
  const value = unkept.get(name)
  if (value !== undefined) return value
  try {
    return localStorage.getItem(STORED_KEYS[name])
  } catch {
    return null
  }
}

function change(name: StoredName, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(STORED_KEYS[name])
    else localStorage.setItem(STORED_KEYS[name], value)
    unkept.delete(name)
    return true
  } catch {
    unkept.set(name, value)
    return false
  }
}

/**
 * Stores a value. Returns false if the device can't (storage blocked or full) and it lasts only while the page is open.
 * Never throws.
 */
export const writeStored = (name: StoredName, value: string): boolean => change(name, value)

/** Forgets what is kept under that name; false where the device can't. Never throws. */
export const removeStored = (name: StoredName): boolean => change(name, null)

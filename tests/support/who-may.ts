import type { CallName } from '#contract/call.ts'
import { CONSENT_TEXT_VERSION } from '#core/permissions/consent.ts'
import { GUARDIAN_SCOPES, type GuardianScope } from '#core/permissions/guardian-scopes.ts'
import { RECORDING_CONSENT_VERSION } from '#core/recordings/recordings.ts'
import { PICTURES } from './children.ts'
import { makeEvent } from './make-event.ts'

/**
 * Everybody who can ask for something. `stranger` is an adult with children of their own; `coGuardian` was invited by the guardian for another scope than the call
 * asks for; `teacher` has a class in which the child is, `founder` a school; `staff` has not shown a second factor, `provenStaff` has; `deleted` has the cookies of an account that is gone; `pending` is a child whose guardian has not agreed.
 */
export const ACTORS = ['nobody', 'pending', 'child', 'teen', 'stranger', 'guardian', 'coGuardian', 'teacher', 'founder', 'staff', 'provenStaff', 'deleted'] as const

export type Actor = (typeof ACTORS)[number]

/** What an actor gets: `may` is any answer but that it is not for them. */
export type Verdict = 'may' | 401 | 403 | 404

/** Who may make a call. */
export type Audience = 'anybody' | 'signed-in' | 'adult' | 'staff' | 'guardian' | 'first-guardian' | GuardianScope | 'family' | 'family-admin' | 'who-turned-it-on'

const NOT_SIGNED_IN = { nobody: 401, pending: 401, deleted: 401 } as const
const MINORS_NOT = { child: 403, teen: 403 } as const
const OTHERS_NOT = { stranger: 404, teacher: 404, founder: 404, staff: 404, provenStaff: 404 } as const
const ADULTS_MAY = { stranger: 'may', guardian: 'may', coGuardian: 'may', teacher: 'may', founder: 'may', staff: 'may', provenStaff: 'may' } as const
const OF_GUARDIANS = { ...NOT_SIGNED_IN, ...MINORS_NOT, ...OTHERS_NOT, guardian: 'may' } as const

/** The table of who may do what (ASVS 5.0, 8.1.1): for each audience what each actor gets. */
export const VERDICTS: Readonly<Record<Audience, Readonly<Record<Actor, Verdict>>>> = {
  'anybody': { ...ADULTS_MAY, nobody: 'may', pending: 'may', child: 'may', teen: 'may', deleted: 'may' },
  'signed-in': { ...NOT_SIGNED_IN, ...ADULTS_MAY, child: 'may', teen: 'may' },
  'adult': { ...NOT_SIGNED_IN, ...ADULTS_MAY, ...MINORS_NOT },
  'staff': { ...NOT_SIGNED_IN, ...OTHERS_NOT, child: 404, teen: 404, guardian: 404, coGuardian: 404, staff: 401, provenStaff: 'may' },
  // Nobody here has turned the language model on, for themselves or for a child.
  'who-turned-it-on': { ...NOT_SIGNED_IN, child: 403, teen: 403, stranger: 403, guardian: 403, coGuardian: 403, teacher: 403, founder: 403, staff: 403, provenStaff: 403 },
  // The guardian's family, in which the children are; who is a guardian of one of them sees it too.
  // Another guardian of the child looks into its classes, and into no family that they don't belong to.
  'family': { ...NOT_SIGNED_IN, ...OTHERS_NOT, coGuardian: 404, child: 'may', teen: 'may', guardian: 'may' },
  'family-admin': { ...NOT_SIGNED_IN, ...MINORS_NOT, ...OTHERS_NOT, guardian: 'may', coGuardian: 404 },
  'guardian': { ...OF_GUARDIANS, coGuardian: 'may' },
  'first-guardian': { ...OF_GUARDIANS, coGuardian: 403 },
  ...Object.fromEntries(GUARDIAN_SCOPES.map((scope) => [scope, { ...OF_GUARDIANS, coGuardian: 403 }])) as Record<GuardianScope, Record<Actor, Verdict>>,
}

/** Ids that calls are about. */
export type Subjects = { childId: string; guardianId: string; sessionId: string; familyId: string; joinCode: string }

/**
 * One call: who may make it, and an input that nothing is wrong with but whose it is. `once` marks what whoever may is not let do here, because it would end the walk: their own
 * tests show that they may.
 */
type Row = readonly [audience: Audience, input?: ((subjects: Subjects) => object) | undefined, once?: 'once']

const agreed = { purposes: ['learning-record'], textVersion: CONSENT_TEXT_VERSION, termsAccepted: true }
const password = { password: 'iinkomo ziyatya', confirmPassword: 'iinkomo ziyatya' }
const PROOF = { proof: 'made-up' }

/** Every call of the contract has a row: without one the project doesn't compile. Calls with an input that is wrong on purpose are open to anybody. */
export const WHO_MAY: Readonly<Record<CallName, Row>> = {
  getHealth: ['anybody'], getLoginWay: ['anybody'], readNewcomer: ['anybody'], signUpNewcomer: ['anybody'], forgetNewcomer: ['anybody'],
  signUp: ['anybody'], signIn: ['anybody'], signInWithCode: ['anybody'], signInChild: ['anybody'], requestChildAccount: ['anybody'],
  signOut: ['anybody', undefined, 'once'],
  getMe: ['anybody'], requestPasswordReset: ['anybody'], resetPassword: ['anybody'],
  confirmEmail: ['anybody', () => PROOF], refuseConsent: ['anybody', () => PROOF], refuseInvitation: ['anybody', () => PROOF],
  getProfile: ['signed-in'], sendConfirmation: ['signed-in'], listSessions: ['signed-in'],
  changePassword: ['signed-in', () => ({ presentPassword: 'not this one', ...password })],
  endSession: ['signed-in', ({ sessionId }) => ({ id: sessionId }), 'once'], endOtherSessions: ['signed-in', undefined, 'once'],
  proveAgain: ['signed-in', () => ({ password: 'not this one' })],
  recordEvents: ['signed-in', () => ({ events: [makeEvent()] })], listEvents: ['signed-in'], getProgress: ['signed-in'],
  transferGuestSession: ['signed-in', () => ({ guestSessionId: '0195f3a0-0000-4000-8000-000000000001', createdAt: '2026-03-01T10:00:00.000Z', data: {} })],
  exchangeMessages: ['signed-in', () => ({ messages: [], sentAt: '2026-03-02T10:00:00.000Z' })], clearMessages: ['signed-in', () => ({})],
  chooseModel: ['adult', () => ({ isUsed: false })], askModel: ['who-turned-it-on', () => ({ question: 'the one that barks', language: 'en', learning: 'xh' })],
  changeEmail: ['adult', () => ({ email: 'another@example.com' })],
  exportOwnData: ['adult'], deleteOwnAccount: ['adult', undefined, 'once'],
  getSecondFactor: ['adult'], beginSecondFactor: ['adult'], confirmSecondFactor: ['adult', () => ({ code: '000000' })],
  renewRecoveryCodes: ['adult', undefined, 'once'], endSecondFactor: ['adult', undefined, 'once'],
  readConsentRequest: ['adult', () => PROOF], giveConsent: ['adult', () => ({ ...PROOF, ...agreed })],
  addChild: ['adult', () => ({ username: 'another', secret: PICTURES, ...agreed })], listChildren: ['adult'],
  readInvitation: ['adult', () => PROOF], acceptInvitation: ['adult', () => PROOF],
  getChildProgress: ['see-progress', ({ childId }) => ({ childId })],
  exportChild: ['manage-account', ({ childId }) => ({ childId })],
  setChildSecret: ['manage-account', ({ childId }) => ({ childId, secret: { kind: 'pin', value: '482915' } }), 'once'],
  withdrawConsent: ['consent', ({ childId }) => ({ childId }), 'once'],
  renewConsent: ['consent', ({ childId }) => ({ childId, ...agreed }), 'once'],
  decideAssistant: ['consent', ({ childId }) => ({ childId, isAgreed: false, textVersion: CONSENT_TEXT_VERSION })],
  deleteChild: ['consent', ({ childId }) => ({ childId }), 'once'],
  getSwitches: ['signed-in'],
  getChildSwitches: ['manage-account', ({ childId }) => ({ childId })],
  setChildSwitches: ['manage-account', ({ childId }) => ({ childId, switches: { boosts: true, streaks: true, sounds: true } })],
  listGuardians: ['first-guardian', ({ childId }) => ({ childId })],
  inviteGuardian: ['first-guardian', ({ childId }) => ({ childId, email: 'malume@example.com', scopes: ['see-progress'] })],
  withdrawInvitation: ['first-guardian', ({ childId, sessionId }) => ({ childId, id: sessionId }), 'once'],
  changeGuardian: ['first-guardian', ({ childId, guardianId }) => ({ childId, guardianId, scopes: ['see-progress'], endsAt: null }), 'once'],
  // Whoever was invited may end it for themselves.
  endGuardian: ['guardian', ({ childId, guardianId }) => ({ childId, guardianId }), 'once'],
  listSpaces: ['signed-in'], createSpace: ['adult', () => ({ kind: 'school', name: 'Isikolo' })], joinSpace: ['adult', ({ joinCode }) => ({ code: joinCode })],
  readSpaceInvitation: ['adult', () => PROOF], acceptSpaceInvitation: ['adult', () => PROOF], refuseSpaceInvitation: ['anybody', () => PROOF],
  getSpace: ['family', ({ familyId }) => ({ spaceId: familyId })],
  renameSpace: ['family-admin', ({ familyId }) => ({ spaceId: familyId, name: 'Ekhaya' })],
  deleteSpace: ['family-admin', ({ familyId }) => ({ spaceId: familyId }), 'once'],
  addChildToSpace: ['family-admin', ({ familyId, childId }) => ({ spaceId: familyId, childId })],
  changeMember: ['family-admin', ({ familyId, childId }) => ({ spaceId: familyId, memberId: childId, role: 'student', tags: ['view'] })],
  endMembership: ['family-admin', ({ familyId, childId }) => ({ spaceId: familyId, memberId: childId }), 'once'],
  inviteMember: ['family-admin', ({ familyId }) => ({ spaceId: familyId, email: 'makazi@example.com', role: 'parent', tags: ['admin'] })],
  withdrawSpaceInvitation: ['family-admin', ({ familyId, sessionId }) => ({ spaceId: familyId, id: sessionId }), 'once'],
  listApprovedRecordings: ['anybody', () => ({ language: 'xh' })],
  listOwnRecordings: ['adult'], deleteRecording: ['adult', ({ sessionId }) => ({ id: sessionId }), 'once'],
  addRecording: ['adult', () => ({ language: 'xh', text: 'inja', sound: 'AAAA', consentVersion: RECORDING_CONSENT_VERSION })],
  listWaitingRecordings: ['staff'], readRecording: ['staff', ({ sessionId }) => ({ id: sessionId }), 'once'], decideRecording: ['staff', ({ sessionId }) => ({ id: sessionId, decision: 'approved' }), 'once'],
  endSessionsOf: ['staff', () => ({ name: 'thandi-of-nobody' }), 'once'],
}

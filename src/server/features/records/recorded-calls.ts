import type { CallName, CallOf } from '#contract/call-of.ts'
import type { SecurityEvent } from '#core/security/security-events.ts'
import { findByName } from '#server/features/accounts/index.ts'
import { findSpeakers } from '#server/features/recordings/index.ts'
import { membersOf } from '#server/features/spaces/index.ts'
import type { Database } from '#server/platform/database/open-database.ts'

/** A call that was answered: what was sent, what came back, who asked, and whom its operation named (`noteSubject`). */
export type Answered<Name extends CallName> = {
  input: CallOf<Name>['input']
  output: CallOf<Name>['output']
  actorId: string | undefined
  subjects: readonly string[]
  database: Database
}

/** The people whose account or data a call was about. */
type About<Name extends CallName> = (
  answered: Answered<Name>,
) => readonly (string | undefined)[] | Promise<readonly (string | undefined)[]>

/**
 * Entry for a call: the recorded event, or the reason for recording nothing. With `enters` the account concerned is
 * also the actor, since the call begins its session.
 * With `within` the act is the call's first transaction, and the row is written in it. Neither is done without the
 * other, and the output isn't known then.
 */
type Recorded<Name extends CallName> =
  | { event: SecurityEvent; about: About<Name>; enters?: true; within?: true }
  | { unrecorded: string }

const self = ({ actorId }: { actorId: string | undefined }) => [actorId]
const named = ({ subjects }: { subjects: readonly string[] }) => subjects
const child = ({ input }: { input: { childId: string } }) => [input.childId]
const others = (ids: readonly string[], actorId: string | undefined) => ids.filter((id) => id !== actorId)

const OWN = "it is about the account's own data, which nobody else sees or changes"
const NOBODYS = 'it is about nobody'
const SCHOOL = 'it is about a school, which every adult can find'
const SCHEDULE = 'it says when a group meets, and nothing of what anybody learns'
const NO_ACCOUNT = 'the child has no account yet; the request goes after seven days'

const ACCOUNTS = {
  signUp: { event: 'account-made', about: ({ output }) => [output.account.id], enters: true },
  signIn: { event: 'logged-in', about: ({ output }) => [output.account.id], enters: true },
  signOut: { event: 'logged-out', about: self },
  listNotifications: {
    event: 'progress-seen',
    about: ({ output }) =>
      output.notifications.flatMap(({ kind, about }) => (kind.startsWith('child-') ? [about] : [])),
  },
  countNotifications: { unrecorded: OWN },
  readNotifications: { unrecorded: OWN },
  getNotificationChoices: { unrecorded: OWN },
  changeNotificationChoices: { unrecorded: OWN },
  getMe: { unrecorded: OWN },
  getProfile: { unrecorded: OWN },
  changeProfile: { event: 'details-changed', about: self, within: true },
  sendConfirmation: { unrecorded: OWN },
  confirmEmail: { event: 'email-confirmed', about: named },
  askGrownUp: { unrecorded: 'nobody has an account yet' },
  confirmGrownUp: { unrecorded: 'nobody has an account yet' },
  requestPasswordReset: {
    event: 'reset-asked',
    about: async ({ input, database }) => [(await findByName(database, input.email))?.id],
  },
  resetPassword: { event: 'password-reset', about: named },
  changePassword: { event: 'password-changed', about: self },
  changeEmail: { event: 'email-changed', about: self },
  undoEmailChange: { event: 'email-change-undone', about: named },
  listSessions: { unrecorded: OWN },
  endSession: { event: 'session-ended', about: self },
  endOtherSessions: { event: 'session-ended', about: self },
  getSecondFactor: { unrecorded: OWN },
  beginSecondFactor: { event: 'second-factor-begun', about: self },
  confirmSecondFactor: { event: 'second-factor-on', about: self },
  renewRecoveryCodes: { event: 'recovery-codes-made', about: self },
  endSecondFactor: { event: 'second-factor-off', about: self },
  signInWithCode: { event: 'logged-in', about: ({ output }) => [output.account.id], enters: true },
  requestFactorRemoval: { event: 'factor-removal-asked', about: named },
  beginFactorRemoval: { event: 'factor-removal-asked', about: named },
  stopFactorRemoval: { event: 'factor-removal-stopped', about: named },
  proveAgain: { event: 'proof-given', about: self },
  exportOwnData: { event: 'copy-made', about: self },
  listLeftSpaces: {
    event: 'members-seen',
    about: ({ output }) => output.spaces.flatMap(({ adults }) => adults.map(({ id }) => id)),
  },
  // The record goes with the account.
  deleteOwnAccount: { unrecorded: 'nothing may name the account any more' },
  getSettings: { unrecorded: OWN },
  changeSettings: { event: 'settings-changed', about: self },
  listOwnRecord: { unrecorded: OWN },
  getLoginWay: { unrecorded: NOBODYS },
  readNewcomer: { unrecorded: 'nobody has an account yet' },
  signUpNewcomer: { event: 'account-made', about: ({ output }) => [output.account.id], enters: true },
  linkNewcomer: { event: 'logged-in', about: self },
  finishWithCode: { event: 'logged-in', about: ({ output }) => [output.account.id], enters: true },
  forgetNewcomer: { unrecorded: 'nobody has an account yet' },
} as const satisfies { [Name in CallName]?: Recorded<Name> }

const LEARNING = {
  getHealth: { unrecorded: NOBODYS },
  getOperator: { unrecorded: NOBODYS },
  recordEvents: { unrecorded: OWN },
  listEvents: { unrecorded: OWN },
  getProgress: { unrecorded: OWN },
  transferGuestSession: { unrecorded: OWN },
  exchangeMessages: { unrecorded: OWN },
  clearMessages: { unrecorded: OWN },
  chooseModel: { unrecorded: OWN },
  askModel: { unrecorded: OWN },
  getSwitches: { unrecorded: OWN },
  getChildSwitches: { event: 'switches-seen', about: child },
  setChildSwitches: { event: 'switches-changed', about: child },
  listApprovedRecordings: { unrecorded: 'it tells of no speaker' },
  listOwnRecordings: { unrecorded: OWN },
  addRecording: { unrecorded: OWN },
  deleteRecording: { unrecorded: OWN },
  listWaitingRecordings: { unrecorded: 'it tells of no speaker' },
  readRecording: { event: 'voice-heard', about: ({ input, database }) => findSpeakers(database, [input.id]) },
  decideRecording: { event: 'voice-decided', about: ({ input, database }) => findSpeakers(database, [input.id]) },
} as const satisfies { [Name in CallName]?: Recorded<Name> }

const FAMILIES = {
  requestChildAccount: { unrecorded: NO_ACCOUNT },
  signInChild: { event: 'logged-in', about: ({ output }) => [output.account.id], enters: true },
  readConsentRequest: { unrecorded: NO_ACCOUNT },
  refuseConsent: { unrecorded: NO_ACCOUNT },
  giveConsent: { event: 'consent-given', about: named, within: true },
  addChild: { event: 'child-added', about: named, within: true },
  listChildren: { event: 'child-listed', about: ({ output }) => output.children.map(({ id }) => id) },
  getChildProgress: { event: 'progress-seen', about: child },
  exportChild: { event: 'copy-made', about: child },
  listChildRecord: { event: 'record-seen', about: child },
  correctChild: { event: 'details-changed', about: child, within: true },
  setChildSecret: { event: 'login-changed', about: child, within: true },
  withdrawConsent: { event: 'consent-withdrawn', about: child, within: true },
  renewConsent: { event: 'consent-renewed', about: child, within: true },
  // The child's record goes with the account; the guardian's says that they deleted one, without its name.
  // One that waits for the first guardian deleted nothing yet: the child's record says that it was asked for.
  deleteChild: { event: 'child-deleted', about: named, within: true },
  keepChild: { event: 'deletion-stopped', about: child, within: true },
  decidePurpose: { event: 'purpose-decided', about: child, within: true },
  makeJoinCode: { event: 'join-code-made', about: child },
  signInByCode: { event: 'logged-in', about: ({ output }) => [output.account.id], enters: true },
  readWithdrawal: { unrecorded: 'it tells no more than the email did' },
  withdrawByLink: { event: 'consent-withdrawn', about: named },
  listGuardians: { event: 'guardians-seen', about: child },
  inviteGuardian: { event: 'guardian-invited', about: child, within: true },
  withdrawInvitation: { event: 'guardian-invitation-withdrawn', about: child },
  changeGuardian: { event: 'guardian-changed', about: child, within: true },
  offerFirst: { event: 'first-offered', about: child, within: true },
  withdrawOffer: { event: 'first-offer-ended', about: child },
  acceptFirst: { event: 'first-handed-over', about: child, within: true },
  refuseFirst: { event: 'first-offer-ended', about: child },
  getOfAge: { unrecorded: OWN },
  askOfAge: { event: 'of-age-asked', about: self },
  confirmOfAge: { event: 'of-age-asked', about: self },
  withdrawOfAge: { event: 'of-age-stopped', about: self },
  objectOfAge: { event: 'of-age-stopped', about: child },
  endGuardian: { event: 'guardian-ended', about: child, within: true },
  readInvitation: { event: 'guardian-invitation-read', about: named },
  acceptInvitation: { event: 'guardian-joined', about: named, within: true },
  refuseInvitation: { event: 'guardian-refused', about: named },
} as const satisfies { [Name in CallName]?: Recorded<Name> }

const student = ({ output }: { output: { student: { learnerId: string | null } } }) => [
  output.student.learnerId ?? undefined,
]

const ROSTER = {
  listStudents: {
    event: 'roster-seen',
    about: ({ output }) => output.students.map(({ learnerId }) => learnerId ?? undefined),
  },
  getStudent: { event: 'roster-seen', about: student },
  saveStudent: { event: 'roster-changed', about: student },
  setStudentStatus: { event: 'roster-changed', about: student },
  joinStudent: { event: 'roster-changed', about: student },
  partStudent: { event: 'roster-changed', about: named },
  previewImport: { unrecorded: 'it compares a file with a list that the account has seen' },
  importStudents: { unrecorded: 'a file names nobody by an account; each list that is seen is recorded' },
  exportStudents: { event: 'roster-seen', about: named },
  removeStudent: { unrecorded: 'the student has no account' },
} as const satisfies { [Name in CallName]?: Recorded<Name> }

const WORK = "it tells of a group's work, and of nobody's learning"

const ASSIGNMENTS = {
  createAssignment: { unrecorded: WORK },
  changeAssignment: { unrecorded: WORK },
  withdrawAssignment: { unrecorded: WORK },
  deleteAssignment: { unrecorded: WORK },
  listAssignments: { unrecorded: WORK },
  getAssignment: { event: 'progress-seen', about: named },
  getHandIn: { event: 'progress-seen', about: ({ input }) => [input.learnerId] },
  markHandIn: { event: 'work-marked', about: ({ input }) => [input.learnerId], within: true },
  listMarkingQueue: { event: 'progress-seen', about: named },
  getGradebook: { event: 'progress-seen', about: named },
  listOwnAssignments: { unrecorded: OWN },
  listChildAssignments: { event: 'progress-seen', about: child },
  getOwnHandIn: { unrecorded: OWN },
  getChildHandIn: { event: 'progress-seen', about: child },
  startAssignment: { unrecorded: OWN },
  handIn: { unrecorded: OWN },
} as const satisfies { [Name in CallName]?: Recorded<Name> }

const TOGETHER = {
  getModuleProgress: { event: 'progress-seen', about: ({ subjects, actorId }) => others(subjects, actorId) },
  listAssessments: { event: 'progress-seen', about: ({ subjects, actorId }) => others(subjects, actorId) },
  getPractice: { event: 'progress-seen', about: ({ input }) => [input.learnerId] },
  listStudentProgress: {
    event: 'progress-seen',
    about: ({ output }) => output.students.map(({ learnerId }) => learnerId),
  },
  makePractice: { unrecorded: WORK },
  listPractices: {
    event: 'progress-seen',
    about: ({ output }) => [
      ...new Set(output.practices.flatMap(({ students }) => students.map(({ learnerId }) => learnerId))),
    ],
  },
  listMistakes: {
    event: 'progress-seen',
    about: ({ input, output }) => [
      input.learnerId,
      ...new Set(output.mistakes.flatMap(({ students }) => students.map(({ learnerId }) => learnerId))),
    ],
  },
  search: {
    event: 'roster-seen',
    about: ({ output }) =>
      output.found.flatMap(({ results }) => results.map(({ learnerId }) => learnerId ?? undefined)),
  },
  listSpaces: { unrecorded: OWN },
  listChildSpaces: { event: 'groups-seen', about: child },
  getSpace: {
    event: 'members-seen',
    about: ({ output, actorId }) =>
      others(
        output.members.map(({ id }) => id),
        actorId,
      ),
  },
  createSpace: { event: 'group-joined', about: ({ output, database }) => membersOf(database, output.spaceId) },
  renameSpace: { unrecorded: "a group's name is nobody's data" },
  deleteSpace: { event: 'group-deleted', about: named },
  joinSpace: { event: 'group-joined', about: ({ input, actorId }) => [input.childId ?? actorId], within: true },
  addChildToSpace: { event: 'group-joined', about: child, within: true },
  changeMember: { event: 'group-place-changed', about: ({ input }) => [input.memberId], within: true },
  endMembership: { event: 'group-left', about: ({ input }) => [input.memberId], within: true },
  inviteMember: { event: 'member-invited', about: self, within: true },
  withdrawSpaceInvitation: { event: 'member-invited', about: self },
  readSpaceInvitation: { unrecorded: 'it tells of a group, and of who invited' },
  acceptSpaceInvitation: { event: 'group-joined', about: self, within: true },
  refuseSpaceInvitation: { unrecorded: 'whoever holds the link needs no account' },
  listClasses: { unrecorded: OWN },
  getClass: { unrecorded: OWN },
  createClass: { event: 'group-joined', about: ({ output, database }) => membersOf(database, output.spaceId) },
  changeClass: { unrecorded: "a class's facts are nobody's data" },
  archiveClass: { unrecorded: "a class's facts are nobody's data" },
  changeClassCode: { unrecorded: 'a join code is about nobody until somebody uses it' },
  readClassCode: { event: 'groups-seen', about: ({ output, actorId }) => others(output.joinedIds, actorId) },
  offerCourse: { unrecorded: "a class's facts are nobody's data" },
  listCourses: { unrecorded: 'it tells of classes whose teachers want everybody to know of them' },
  enrol: { event: 'group-joined', about: ({ input, actorId }) => [input.childId ?? actorId] },
  endEnrolment: { event: 'group-left', about: ({ input, actorId }) => [input.childId ?? actorId] },
  listAnnouncements: { unrecorded: 'it is said to the whole class' },
  listOwnAnnouncements: { unrecorded: 'it is said to the whole class' },
  listSchools: { unrecorded: SCHOOL },
  listOwnSchools: { unrecorded: OWN },
  getSchool: { unrecorded: SCHOOL },
  createSchool: { event: 'group-joined', about: ({ output, database }) => membersOf(database, output.spaceId) },
  changeSchool: { unrecorded: SCHOOL },
  requestSchool: { unrecorded: 'the request is deleted or answered within 90 days, and an answer is recorded' },
  withdrawSchoolRequest: { unrecorded: OWN },
  listSchoolRequests: {
    event: 'members-seen',
    about: ({ output, actorId }) =>
      others(
        output.requests.map(({ learnerId }) => learnerId),
        actorId,
      ),
  },
  answerSchoolRequest: { event: 'group-place-changed', about: ({ input }) => [input.learnerId] },
  handOverSchool: { event: 'group-place-changed', about: ({ input, actorId }) => [input.memberId, actorId] },
  rateSchool: { unrecorded: OWN },
  listSchoolResources: { unrecorded: SCHOOL },
  listSchoolClasses: { unrecorded: SCHOOL },
  getSchoolNetwork: { unrecorded: SCHOOL },
  askSchoolLink: { unrecorded: SCHOOL },
  answerSchoolLink: { unrecorded: SCHOOL },
  endSchoolLink: { unrecorded: SCHOOL },
  writeAnnouncement: { unrecorded: 'it is said to the whole class' },
  changeAnnouncement: { unrecorded: 'it is said to the whole class' },
  deleteAnnouncement: { unrecorded: 'it is said to the whole class' },
  restoreAnnouncement: { unrecorded: 'it is said to the whole class' },
  listSchedule: {
    event: 'roster-seen',
    about: ({ output, actorId }) =>
      others([...new Set(output.places.flatMap(({ learners }) => learners.map(({ id }) => id)))], actorId),
  },
  getScheduleEvent: { unrecorded: SCHEDULE },
  addScheduleEvent: { unrecorded: SCHEDULE },
  changeScheduleEvent: { unrecorded: SCHEDULE },
  removeScheduleEvent: { unrecorded: SCHEDULE },
  restoreScheduleEvent: { unrecorded: SCHEDULE },
  getCalendarFeed: { unrecorded: OWN },
  renewCalendarFeed: { unrecorded: OWN },
  endCalendarFeed: { unrecorded: OWN },
  listAudit: { event: 'record-seen', about: named },
  listFeatures: { unrecorded: NOBODYS },
  switchFeature: { event: 'feature-switched', about: self },
  searchTexts: { unrecorded: NOBODYS },
  listOwnSuggestions: { unrecorded: OWN },
  addSuggestion: { unrecorded: OWN },
  takeBackSuggestion: { unrecorded: OWN },
  reportContent: { unrecorded: 'the record of an author must not tell who reported' },
  listSuggestions: { unrecorded: 'it tells of no author' },
  decideSuggestion: { event: 'suggestion-decided', about: named },
  exportSuggestions: { unrecorded: 'it tells of no author' },
  listReported: { unrecorded: 'it tells of no author' },
  decideReport: { event: 'report-decided', about: named },
  listStaffQueues: { unrecorded: 'it counts, and names nobody' },
  listFactorRemovals: { event: 'factor-removals-seen', about: named },
  decideFactorRemoval: { event: 'factor-removal-decided', about: named },
  endSessionsOf: { event: 'staff-ended-sessions', about: named },
} as const satisfies { [Name in CallName]?: Recorded<Name> }

const PARTNERS = {
  getPartnership: { unrecorded: OWN },
  acceptCharter: { unrecorded: OWN },
  applyAsPartner: { unrecorded: OWN },
  withdrawApplication: { unrecorded: OWN },
  leavePartnership: { unrecorded: OWN },
  joinAmbassadors: { unrecorded: OWN },
  leaveAmbassadors: { unrecorded: OWN },
  createReferralCode: { unrecorded: OWN },
  deleteReferralCode: { unrecorded: OWN },
  listPartnerApplications: { event: 'applications-seen', about: named },
  decidePartnerApplication: { event: 'application-decided', about: named, within: true },
} as const satisfies { [Name in CallName]?: Recorded<Name> }

const RESOURCE = 'it is about a resource, which names nobody but its author'
const MARKET = {
  listResources: { unrecorded: RESOURCE },
  getResource: { unrecorded: RESOURCE },
  takeResource: { unrecorded: OWN },
  listLibrary: { unrecorded: OWN },
  linkMarketFile: { unrecorded: RESOURCE },
  openInBuilder: { unrecorded: RESOURCE },
  rateResource: { unrecorded: 'a rating is shown without a name' },
  reportResource: { unrecorded: RESOURCE },
  forkResource: { unrecorded: OWN },
  listOwnResources: { unrecorded: OWN },
  getOwnResource: { unrecorded: OWN },
  saveResource: { unrecorded: OWN },
  submitResource: { unrecorded: OWN },
  withdrawResource: { unrecorded: OWN },
  listMarketQueue: { event: 'market-queue-seen', about: named },
  decideSubmission: { event: 'market-decided', about: named },
  decideReview: { event: 'market-decided', about: named },
  decideMarketReport: { event: 'market-decided', about: named },
} as const satisfies { [Name in CallName]?: Recorded<Name> }

const LESSON = 'it is about a lesson, which names nobody but its author'
const LESSON_PLANS = {
  listPlans: { unrecorded: LESSON },
  getPlan: { unrecorded: LESSON },
  saveDraft: { unrecorded: LESSON },
  publishPlan: { unrecorded: LESSON },
  listPlanVersions: { unrecorded: LESSON },
  getPlanVersion: { unrecorded: LESSON },
  getVersion: { unrecorded: LESSON },
  duplicatePlan: { unrecorded: LESSON },
  archivePlan: { unrecorded: LESSON },
  deletePlan: { unrecorded: LESSON },
  restorePlan: { unrecorded: LESSON },
  sharePlan: { unrecorded: LESSON },
  unsharePlan: { unrecorded: LESSON },
  getUploadRules: { unrecorded: NOBODYS },
  finishUpload: { unrecorded: LESSON },
  listLessonFiles: { unrecorded: LESSON },
  removeLessonFile: { unrecorded: LESSON },
} as const satisfies { [Name in CallName]?: Recorded<Name> }

/** Every call of the contract with what is recorded of it. A new call without an entry doesn't compile. */
export const RECORDED_CALLS: { readonly [Name in CallName]: Recorded<Name> } = {
  ...ACCOUNTS,
  ...LEARNING,
  ...LESSON_PLANS,
  ...PARTNERS,
  ...MARKET,
  ...FAMILIES,
  ...ROSTER,
  ...ASSIGNMENTS,
  ...TOGETHER,
}

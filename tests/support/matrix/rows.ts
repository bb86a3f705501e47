import type { CallName } from '#contract/call-of.ts'
import { CHARTER_VERSION } from '#core/partners/charter.ts'
import { CONSENT_TEXT_VERSION } from '#core/permissions/consent.ts'
import type { GuardianScope } from '#core/permissions/guardian-scopes.ts'
import { AGREED, PICTURES, requestInput } from '../children.ts'
import { makeEvent } from '../make-event.ts'
import { lessonPlanInput, PLAN_ID } from '../lesson-plan-input.ts'
import { RESOURCE_ID, resourceText } from '../market-input.ts'
import { eventInput } from '../event-input.ts'
import { SCHOOL_FACTS } from '../school-facts.ts'
import { recordingInput } from '../recording-input.ts'
import { metadataOf, TUS, TUS_TYPE } from '../send-upload.ts'

export { CALLS } from '#contract/calls.ts'

export type Ids = Readonly<Record<string, string>>

/** Input of a route, and its targets in the world: each is a column of statuses in `expected.txt`. */
export type Row = {
  /** The scope that the co-guardian lacks. */
  scope?: GuardianScope
  /** True if only staff are let in: who shows no second step is asked for one. */
  isForStaff?: true
  /** Names of things in the world (`build-world.ts`); `self` where a route is about nobody but whoever asks. */
  targets: readonly string[]
  input: (target: string, ids: Ids) => object
}

const PASSWORD = 'a quiet river bend'
const NEW_PASSWORD = { password: 'amanzi ashushu ebusuku', confirmPassword: 'amanzi ashushu ebusuku' }

/** Own, in the same class, elsewhere, deleted. */
const CHILDREN = ['thandi', 'sipho', 'lwazi', 'gone']
const SPACES = ['family', 'class', 'school', 'far family', 'gone family']
const CODES = ['code of gogo', 'code of makhulu', 'gone code']
const RECORDINGS = ['recording of gogo', 'recording of makhulu', 'gone']
/** Somebody in each space. */
const MEMBER: Ids = { family: 'thabo', class: 'sipho', school: 'dade', 'far family': 'lwazi', 'gone family': 'thandi' }
/** Somebody's own place, or their child's. */
const PLACES: Readonly<Record<string, readonly [space: string, member: string]>> = {
  'thandi in class': ['class', 'thandi'],
  'teacher in class': ['class', 'teacher'],
}

const self = (input: object = {}): Row => ({ targets: ['self'], input: () => input })
const aboutChild = (scope: GuardianScope, more: object = {}): Row => ({
  scope,
  targets: CHILDREN,
  input: (target, ids) => ({ childId: ids[target], ...more }),
})
const aboutSpace = (more: (target: string, ids: Ids) => object = () => ({})): Row => ({
  targets: SPACES,
  input: (target, ids) => ({ spaceId: ids[target], ...more(target, ids) }),
})
/** Event of each space. The school and the family that is gone have none. */
const aboutEvent = (more: object = {}): Row => ({
  targets: ['family', 'class', 'school', 'far family', 'gone family'],
  input: (target, ids) => ({ spaceId: ids[target], id: ids[`event of ${target}`] ?? ids['event of class'], ...more }),
})
const aboutGuardian = (more: object = {}): Row => ({
  targets: CHILDREN,
  input: (target, ids) => ({ childId: ids[target], guardianId: ids['malume'], ...more }),
})
const byId = (...targets: string[]): Row => ({ targets, input: (target, ids) => ({ id: ids[target] }) })
const forStaff = (row: Row): Row => ({ ...row, isForStaff: true })
const byEmail = (message: string, more: object = {}): Row => ({
  targets: [message, 'answered letter'],
  input: (target, ids) => ({ token: ids[target], ...more }),
})

const ACCOUNTS = {
  signUp: self({
    email: 'new@example.com',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    firstName: 'New',
    lastName: 'One',
    username: 'newone',
    termsAccepted: true,
  }),
  signIn: self({ name: 'dade', password: PASSWORD }),
  getOperator: self(),
  signOut: self(),
  getMe: self(),
  getProfile: self(),
  sendConfirmation: self(),
  askGrownUp: self({ email: 'new@example.com' }),
  confirmGrownUp: self({ challenge: 'm'.repeat(32), code: '123456' }),
  confirmEmail: byEmail('confirmation letter'),
  requestPasswordReset: self({ email: 'partner@example.com' }),
  resetPassword: byEmail('reset letter', NEW_PASSWORD),
  changePassword: self({ presentPassword: PASSWORD, ...NEW_PASSWORD }),
  changeProfile: self({ firstName: 'New', lastName: 'One', username: 'newname' }),
  changeEmail: self({ email: 'other@example.com' }),
  undoEmailChange: byEmail('undo letter'),
  listSessions: self(),
  endSession: byId('session of gogo', 'session of makhulu', 'gone'),
  endOtherSessions: self(),
  getSecondFactor: self(),
  beginSecondFactor: self(),
  confirmSecondFactor: self({ code: '123456' }),
  renewRecoveryCodes: self({ code: '123456' }),
  endSecondFactor: self({ code: '123456' }),
  requestFactorRemoval: self(),
  beginFactorRemoval: byEmail('lost factor letter'),
  stopFactorRemoval: byEmail('stop letter'),
  signInWithCode: self({ code: '123456' }),
  proveAgain: self({ password: PASSWORD }),
  exportOwnData: self(),
  listLeftSpaces: self(),
  deleteOwnAccount: self(),
  listOwnRecord: self(),
  listNotifications: self(),
  countNotifications: self(),
  readNotifications: self(),
  getNotificationChoices: self(),
  changeNotificationChoices: self({
    choices: { muted: ['marked'], emails: 'daily', quietFrom: 20, quietTo: 7, zone: 'Africa/Johannesburg' },
  }),
  getSettings: self(),
  changeSettings: self({
    settings: { weeklyDigest: false, emailReports: false, assignmentEmails: false, firstNameOnly: false },
  }),
  endSessionsOf: forStaff(self({ name: 'dade' })),
  listAudit: forStaff(self({ by: 'staff', name: 'zola', days: 7 })),
  listFeatures: forStaff(self()),
  switchFeature: forStaff(self({ name: 'suggestions', isOn: true })),
  searchTexts: self({ kind: 'word', language: 'xh', query: 'cat' }),
  listOwnSuggestions: self(),
  addSuggestion: self({ kind: 'text', language: 'af', target: 'shell.login', text: 'Teken aan', note: '' }),
  takeBackSuggestion: byId('suggestion of gogo', 'suggestion of makhulu', 'gone'),
  reportContent: {
    targets: ['approved recording', 'gone'],
    input: (target, ids) => ({ kind: 'recording', id: ids[target], reason: 'wrong', note: '' }),
  },
  listSuggestions: forStaff(self()),
  decideSuggestion: forStaff({
    targets: ['suggestion of makhulu', 'gone'],
    input: (target, ids) => ({ id: ids[target], decision: 'accepted', reply: 'Thank you.' }),
  }),
  exportSuggestions: forStaff(self()),
  listReported: forStaff(self()),
  decideReport: forStaff({
    targets: ['reported recording', 'gone'],
    input: (target, ids) => ({ kind: 'recording', id: ids[target], decision: 'removed' }),
  }),
  listStaffQueues: forStaff(self()),
  listFactorRemovals: forStaff(self()),
  decideFactorRemoval: forStaff({
    targets: ['removal of lost', 'gone'],
    input: (target, ids) => ({ id: ids[target], decision: 'approved', reason: 'Named the school' }),
  }),
  getPartnership: self(),
  acceptCharter: self({ version: CHARTER_VERSION }),
  applyAsPartner: self({ tier: 'licensed', about: 'We teach forty learners.' }),
  withdrawApplication: self(),
  leavePartnership: self(),
  joinAmbassadors: self(),
  leaveAmbassadors: self(),
  createReferralCode: self(),
  deleteReferralCode: { targets: CODES, input: (target, ids) => ({ code: ids[target] ?? 'BCDFGHJK' }) },
  listPartnerApplications: forStaff(self()),
  decidePartnerApplication: forStaff({
    targets: ['application of gogo', 'gone'],
    input: (target, ids) => ({ id: ids[target], decision: 'accepted', reason: 'Teaches many' }),
  }),
  getLoginWay: self(),
  readNewcomer: self(),
  signUpNewcomer: self({
    firstName: 'New',
    lastName: 'One',
    username: 'newone',
    termsAccepted: true,
    ageBand: 'adult',
  }),
  linkNewcomer: self(),
  finishWithCode: self({ code: '123456' }),
  forgetNewcomer: self(),
} as const satisfies Partial<Record<CallName, Row>>

const LEARNING = {
  getHealth: self(),
  listAssessments: {
    targets: ['self', ...SPACES],
    input: (target, ids) => ({ period: 'month', ...(target === 'self' ? {} : { spaceId: ids[target] }) }),
  },
  getPractice: aboutSpace((_target, ids) => ({
    learnerId: ids['thandi'],
    language: 'xh',
    day: '2026-03-02',
    target: 'phrases',
  })),
  listStudentProgress: aboutSpace(),
  listMistakes: aboutSpace(),
  getModuleProgress: {
    scope: 'see-progress',
    targets: ['self', ...CHILDREN, ...SPACES],
    input: (target, ids) => ({
      language: 'xh',
      ...(CHILDREN.includes(target) && { childId: ids[target] }),
      ...(SPACES.includes(target) && { spaceId: ids[target] }),
    }),
  },
  makePractice: aboutSpace(() => ({ id: NO_ID, rule: 'tense', language: 'xh', title: 'Ten minutes of tenses' })),
  listPractices: aboutSpace(),
  recordEvents: self({ events: [makeEvent()] }),
  listEvents: self(),
  getProgress: self(),
  transferGuestSession: self({
    guestSessionId: '01890000-0000-7000-8000-000000000001',
    createdAt: '2026-03-01T10:00:00.000Z',
    data: {},
  }),
  exchangeMessages: self({ messages: [], sentAt: '2026-03-02T10:00:00.000Z' }),
  clearMessages: self(),
  chooseModel: self({ isUsed: false }),
  askModel: self({ question: 'the one that barks', language: 'en', learning: 'xh' }),
  getSwitches: self(),
  getChildSwitches: aboutChild('manage-account'),
  setChildSwitches: aboutChild('manage-account', { switches: { boosts: false, streaks: true, sounds: true } }),
  listApprovedRecordings: self({ language: 'xh' }),
  listOwnRecordings: self(),
  addRecording: self(recordingInput({ text: 'ikati' })),
  deleteRecording: byId(...RECORDINGS),
  listWaitingRecordings: forStaff(self()),
  readRecording: forStaff(byId(...RECORDINGS)),
  decideRecording: forStaff({
    targets: RECORDINGS,
    input: (target, ids) => ({ id: ids[target], decision: 'approved' }),
  }),
} as const satisfies Partial<Record<CallName, Row>>

const FAMILIES = {
  requestChildAccount: self({ ...requestInput('newchild'), parentEmail: 'partner@example.com' }),
  signInChild: self({ username: 'sipho', secret: PICTURES }),
  readConsentRequest: byEmail('consent letter'),
  refuseConsent: byEmail('consent letter'),
  giveConsent: byEmail('consent letter', AGREED),
  addChild: self({ username: 'newchild', secret: PICTURES, ...AGREED }),
  listChildren: self(),
  getChildProgress: aboutChild('see-progress'),
  listChildRecord: aboutChild('see-progress'),
  exportChild: aboutChild('manage-account'),
  correctChild: aboutChild('manage-account', { username: 'newname', ageBand: 'child' }),
  setChildSecret: aboutChild('manage-account', { secret: { kind: 'pin', value: '9135' } }),
  withdrawConsent: aboutChild('consent'),
  renewConsent: aboutChild('consent', AGREED),
  deleteChild: aboutChild('consent'),
  keepChild: aboutChild('consent'),
  makeJoinCode: aboutChild('manage-account'),
  signInByCode: self({ code: 'BCDF-GHJK' }),
  readWithdrawal: { targets: ['withdrawal link'], input: (target, ids) => ({ token: ids[target] }) },
  withdrawByLink: { targets: ['withdrawal link'], input: (target, ids) => ({ token: ids[target] }) },
  decidePurpose: aboutChild('consent', { purpose: 'assistant', isAgreed: false, textVersion: CONSENT_TEXT_VERSION }),
  listGuardians: aboutChild('consent'),
  inviteGuardian: aboutChild('consent', { email: 'aunt@example.com', scopes: ['see-progress'] }),
  withdrawInvitation: {
    targets: CHILDREN,
    input: (target, ids) => ({ childId: ids[target], id: ids['guardian invitation'] }),
  },
  changeGuardian: aboutGuardian({ scopes: ['see-progress'], endsAt: null }),
  offerFirst: aboutGuardian(),
  withdrawOffer: { targets: CHILDREN, input: (target, ids) => ({ childId: ids[target] }) },
  acceptFirst: { targets: CHILDREN, input: (target, ids) => ({ childId: ids[target] }) },
  refuseFirst: { targets: CHILDREN, input: (target, ids) => ({ childId: ids[target] }) },
  endGuardian: {
    targets: ['malume of thandi', 'gogo of thandi', 'dade of sipho', 'makhulu of lwazi', 'gogo of gone'],
    input: (target, ids) => {
      const [guardian = '', child = ''] = target.split(' of ')
      return { childId: ids[child], guardianId: ids[guardian] }
    },
  },
  readInvitation: byEmail('guardian letter'),
  acceptInvitation: byEmail('guardian letter'),
  refuseInvitation: byEmail('guardian letter'),
} as const satisfies Partial<Record<CallName, Row>>

const OF_AGE = {
  getOfAge: self(),
  askOfAge: self({ email: 'thabo-again@example.com' }),
  confirmOfAge: byEmail('of-age letter', {
    firstName: 'Thabo',
    lastName: 'Dlamini',
    termsAccepted: true,
    ...NEW_PASSWORD,
  }),
  withdrawOfAge: self(),
  objectOfAge: { targets: CHILDREN, input: (target, ids) => ({ childId: ids[target] }) },
} as const satisfies Partial<Record<CallName, Row>>

const CLASS = {
  name: 'Other',
  subject: 'isiXhosa',
  grade: '4',
  language: 'xh',
  startsOn: null,
  endsOn: null,
  schedule: '',
}
const ANNOUNCEMENT = { id: '01890000-0000-7000-8000-00000000000a' }
/** An id of the right form that nothing has. */
const NO_ID = '01999999-0000-7000-8000-0000000000aa'
const TERMS = {
  title: 'Greetings',
  audience: 'everybody',
  fromAt: '2026-03-02T09:00:00.000Z',
  lateRule: 'mark-late',
} as const
const aboutAssignment = (more: object = {}): Row =>
  aboutSpace((target, ids) => ({ id: ids[`assignment of ${target}`] ?? NO_ID, ...more }))
const aboutHandIn = (more: object = {}): Row =>
  aboutSpace((target, ids) => ({
    assignmentId: ids[`assignment of ${target}`] ?? NO_ID,
    learnerId: ids['thandi'],
    handInId: ids[`hand-in to ${target}`] ?? NO_ID,
    ...more,
  }))
const ownAssignment = (more: object): Row => ({
  targets: ['family', 'class', 'far family'],
  input: (target, ids) => ({ assignmentId: ids[`assignment of ${target}`], ...more }),
})
const inOneOrAll: Row = {
  targets: ['self', ...SPACES],
  input: (target, ids) => (target === 'self' ? {} : { spaceId: ids[target] }),
}

const ASSIGNMENTS = {
  createAssignment: aboutSpace(() => ({ ...TERMS, id: NO_ID, kind: 'lesson', target: 'greetings.hello' })),
  changeAssignment: aboutAssignment({ ...TERMS, revision: 1 }),
  withdrawAssignment: aboutAssignment({ isWithdrawn: true }),
  deleteAssignment: aboutAssignment(),
  listAssignments: inOneOrAll,
  getAssignment: aboutAssignment(),
  getHandIn: aboutHandIn(),
  markHandIn: aboutHandIn({ points: 80, comment: 'Well done', rubric: null }),
  listMarkingQueue: inOneOrAll,
  getGradebook: aboutSpace(),
  listOwnAssignments: self(),
  listChildAssignments: aboutChild('see-progress'),
  getOwnHandIn: {
    targets: ['family', 'class', 'far family'],
    input: (target, ids) => ({ handInId: ids[`hand-in to ${target}`] ?? NO_ID }),
  },
  getChildHandIn: {
    scope: 'see-progress',
    targets: CHILDREN,
    input: (target, ids) => ({ childId: ids[target], handInId: ids['hand-in to class'] ?? NO_ID }),
  },
  startAssignment: ownAssignment({ startedAt: '2026-03-02T09:30:00.000Z' }),
  handIn: ownAssignment({
    id: NO_ID,
    startedAt: '2026-03-02T09:30:00.000Z',
    finishedAt: '2026-03-02T09:40:00.000Z',
  }),
} as const satisfies Partial<Record<CallName, Row>>

const TOGETHER = {
  listSpaces: self(),
  listChildSpaces: aboutChild('consent'),
  getSpace: aboutSpace(),
  createSpace: {
    targets: ['self', 'school'],
    input: (target, ids) =>
      target === 'self' ? { kind: 'family', name: 'New' } : { kind: 'class', name: 'New', schoolId: ids[target] },
  },
  listSchools: self({ search: '', region: null, page: 0 }),
  listOwnSchools: self(),
  getSchool: aboutSpace(),
  createSchool: self(SCHOOL_FACTS),
  changeSchool: aboutSpace(() => SCHOOL_FACTS),
  requestSchool: aboutSpace(() => ({ message: '' })),
  withdrawSchoolRequest: aboutSpace(),
  listSchoolRequests: aboutSpace(),
  answerSchoolRequest: aboutSpace((_target, ids) => ({ learnerId: ids['gogo'], decision: 'approved' })),
  handOverSchool: aboutSpace((_target, ids) => ({ memberId: ids['dade'] })),
  rateSchool: aboutSpace(() => ({ stars: 4 })),
  listSchoolResources: aboutSpace(),
  listSchoolClasses: aboutSpace(),
  getSchoolNetwork: self(),
  askSchoolLink: aboutSpace((_target, ids) => ({ otherId: ids['far school'] })),
  answerSchoolLink: aboutSpace((_target, ids) => ({ otherId: ids['far school'], isAgreed: true })),
  endSchoolLink: aboutSpace((_target, ids) => ({ otherId: ids['far school'] })),
  listSchedule: self({ from: '2026-03-01T22:00:00.000Z', to: '2026-03-08T22:00:00.000Z' }),
  getScheduleEvent: aboutEvent(),
  addScheduleEvent: aboutSpace(() => ({ id: '01900000-0000-7000-8000-00000000000e', ...eventInput() })),
  changeScheduleEvent: aboutEvent({ part: 'all', ...eventInput() }),
  removeScheduleEvent: aboutEvent({ part: 'all' }),
  restoreScheduleEvent: aboutEvent({ part: 'all', recurrence: null }),
  getCalendarFeed: self(),
  renewCalendarFeed: self({ names: 'initials' }),
  endCalendarFeed: self(),
  renameSpace: aboutSpace(() => ({ name: 'Other' })),
  deleteSpace: aboutSpace(),
  joinSpace: {
    scope: 'consent',
    targets: ['self', ...CHILDREN],
    input: (target, ids) => ({ code: ids['class code'], ...(target === 'self' ? {} : { childId: ids[target] }) }),
  },
  addChildToSpace: {
    scope: 'manage-account',
    targets: SPACES,
    input: (target, ids) => ({ spaceId: ids[target], childId: ids['thandi'] }),
  },
  changeMember: aboutSpace((target, ids) => ({
    memberId: ids[MEMBER[target] ?? ''],
    role: target === 'school' ? 'member' : 'student',
    tags: ['view'],
  })),
  endMembership: {
    scope: 'manage-account',
    targets: [...SPACES, ...Object.keys(PLACES)],
    input: (target, ids) => {
      const [space, member] = PLACES[target] ?? [target, MEMBER[target] ?? '']
      return { spaceId: ids[space], memberId: ids[member] }
    },
  },
  inviteMember: aboutSpace((target) => ({
    email: 'aunt@example.com',
    role: target === 'school' ? 'member' : 'student',
    tags: ['view'],
  })),
  withdrawSpaceInvitation: aboutSpace((target, ids) => ({ id: ids[`invitation to ${target}`] })),
  listClasses: self(),
  getClass: aboutSpace(),
  createClass: {
    targets: ['self', 'school'],
    input: (target, ids) => ({ ...CLASS, ...(target === 'self' ? {} : { schoolId: ids[target] }) }),
  },
  changeClass: aboutSpace(() => CLASS),
  archiveClass: aboutSpace(() => ({ isArchived: true })),
  changeClassCode: aboutSpace(() => ({ isOn: false })),
  readClassCode: { targets: ['self'], input: (_, ids) => ({ code: ids['class code'] }) },
  offerCourse: aboutSpace(() => ({ offer: { description: 'Zulu for beginners', level: 'beginner', weeks: 10 } })),
  listCourses: self(),
  enrol: {
    scope: 'consent',
    targets: ['self', ...CHILDREN],
    input: (target, ids) => ({ courseId: 'xh.beginner', ...(target === 'self' ? {} : { childId: ids[target] }) }),
  },
  endEnrolment: {
    scope: 'consent',
    targets: ['self', ...CHILDREN],
    input: (target, ids) => ({ courseId: 'xh.beginner', ...(target === 'self' ? {} : { childId: ids[target] }) }),
  },
  listAnnouncements: aboutSpace(),
  listOwnAnnouncements: self(),
  writeAnnouncement: aboutSpace(() => ({ ...ANNOUNCEMENT, text: 'Bring a book.' })),
  changeAnnouncement: aboutSpace((_, ids) => ({ id: ids['announcement'], text: 'Bring two.' })),
  deleteAnnouncement: aboutSpace((_, ids) => ({ id: ids['announcement'] })),
  restoreAnnouncement: aboutSpace((_, ids) => ({ id: ids['announcement'] })),
  readSpaceInvitation: byEmail('space letter'),
  acceptSpaceInvitation: byEmail('space letter'),
  refuseSpaceInvitation: byEmail('space letter'),
} as const satisfies Partial<Record<CallName, Row>>

const ROSTER = {
  search: { targets: ['self'], input: () => ({ text: 'a' }) },
  listStudents: {
    targets: ['self', ...SPACES],
    input: (target, ids) => (target === 'self' ? {} : { spaceId: ids[target] }),
  },
  getStudent: aboutSpace((target, ids) => ({ id: ids[`student of ${target}`] })),
  saveStudent: aboutSpace(() => ({
    id: '01890000-0000-7000-8000-000000000017',
    revision: null,
    name: 'A new student',
    grade: '4',
  })),
  setStudentStatus: aboutSpace((target, ids) => ({ id: ids[`student of ${target}`], status: 'inactive' })),
  joinStudent: aboutSpace((target, ids) => ({ id: ids[`student of ${target}`], enteredId: null })),
  partStudent: aboutSpace((target, ids) => ({ id: ids[`student of ${target}`] })),
  previewImport: aboutSpace(() => ({ columns: ['name'], rows: [['A new student']] })),
  importStudents: aboutSpace(() => ({ columns: ['name'], rows: [['A new student']], token: 'of another preview' })),
  exportStudents: aboutSpace(),
  removeStudent: aboutSpace((target, ids) => ({ id: ids[`student of ${target}`] })),
} as const satisfies Partial<Record<CallName, Row>>

/** Lessons: one that the teacher shares with the class, one of somebody else, and one that never was. */
const LESSONS = ['lesson of class', 'far lesson', 'gone']
const aboutLesson = (more: object | ((ids: Ids) => object) = {}, name: 'id' | 'planId' = 'planId'): Row => ({
  targets: LESSONS,
  input: (target, ids) => ({ [name]: ids[target], ...(typeof more === 'function' ? more(ids) : more) }),
})

/** Id of a file that no lesson has. */
const FILE_ID = '00000000-0000-4000-8000-0000000000ff'

const UPLOADS = ['upload of teacher', 'upload of makhulu', 'gone']

/** Headers that begin an upload for a lesson. */
const beginning = (target: string, ids: Ids): Record<string, string> => ({
  ...TUS,
  'upload-length': '10',
  'upload-metadata': metadataOf({ lesson: ids[target] ?? '' }),
})

const LESSON_PLANS = {
  listPlans: self(),
  getPlan: aboutLesson({}, 'id'),
  saveDraft: {
    targets: ['self', ...LESSONS],
    input: (target, ids) => ({
      planId: target === 'self' ? PLAN_ID : ids[target],
      base: null,
      plan: lessonPlanInput({ title: 'Greetings' }),
    }),
  },
  publishPlan: aboutLesson({ revision: 1 }),
  listPlanVersions: aboutLesson({}, 'id'),
  getPlanVersion: aboutLesson({ version: 1 }),
  getVersion: aboutLesson(),
  duplicatePlan: aboutLesson({ newId: PLAN_ID, title: 'Copy' }),
  archivePlan: aboutLesson({ isArchived: true }),
  deletePlan: aboutLesson(),
  restorePlan: aboutLesson(),
  sharePlan: aboutLesson((ids) => ({ spaceId: ids['class'], mayEdit: false })),
  unsharePlan: aboutLesson((ids) => ({ spaceId: ids['class'] })),
  getUploadRules: self(),
  finishUpload: aboutLesson({ id: FILE_ID }),
  listLessonFiles: aboutLesson({}, 'id'),
  removeLessonFile: aboutLesson({ fileId: FILE_ID }),
} as const satisfies Partial<Record<CallName, Row>>

/** Resources of the market: a published one of the teacher's that nobody has yet, and one that never was. */
const RESOURCES = ['resource', 'gone']
const aboutResource = (more: object = {}): Row => ({
  targets: RESOURCES,
  input: (target, ids) => ({ id: ids[target], ...more }),
})

const MARKET = {
  listResources: self(),
  getResource: aboutResource(),
  takeResource: aboutResource(),
  listLibrary: self(),
  linkMarketFile: aboutResource({ fileId: FILE_ID }),
  openInBuilder: aboutResource({ newId: PLAN_ID }),
  rateResource: aboutResource({ stars: 5 }),
  reportResource: aboutResource({ reason: 'wrong' }),
  forkResource: aboutResource({ newId: RESOURCE_ID, newPlanId: PLAN_ID }),
  listOwnResources: self(),
  getOwnResource: aboutResource(),
  saveResource: {
    targets: ['self', 'resource'],
    input: (target, ids) => ({
      id: target === 'self' ? RESOURCE_ID : ids[target],
      text: resourceText(),
      lesson: null,
      fileIds: [],
    }),
  },
  submitResource: aboutResource({ commission: 15 }),
  withdrawResource: aboutResource(),
  listMarketQueue: forStaff(self()),
  decideSubmission: forStaff(
    aboutResource({ version: 1, submittedAt: '2026-03-02T09:00:00.000Z', decision: 'published', reason: '' }),
  ),
  decideReview: forStaff(aboutResource({ learnerId: FILE_ID, decision: 'shown' })),
  decideMarketReport: forStaff(self({ reportId: FILE_ID, decision: 'kept', reason: '' })),
} as const satisfies Partial<Record<CallName, Row>>

/** Every call, with what it is asked about: one without a row doesn't compile. */
export const ROWS: Readonly<Record<CallName, Row>> = {
  ...ACCOUNTS,
  ...LEARNING,
  ...FAMILIES,
  ...OF_AGE,
  ...TOGETHER,
  ...ROSTER,
  ...ASSIGNMENTS,
  ...LESSON_PLANS,
  ...MARKET,
}

/** Routes that are no call of the contract: what each is asked about, and at which address. */
export const OTHER_ROUTES: Readonly<
  Record<
    string,
    {
      targets: readonly string[]
      address: (target: string, ids: Ids) => string
      headers?: (target: string, ids: Ids) => Record<string, string>
    }
  >
> = {
  'GET /api/openapi.json': { targets: ['self'], address: () => '/api/openapi.json' },
  'GET /api/accounts/login': { targets: ['self'], address: () => '/api/accounts/login' },
  'GET /api/hub/callback': { targets: ['self'], address: () => '/api/hub/callback?code=made-up&state=made-up' },
  'POST /api/hub/logout': { targets: ['self'], address: () => '/api/hub/logout' },
  'GET /audio/recordings/:name': {
    targets: ['approved recording', 'recording of makhulu', 'gone'],
    address: (target, ids) => `/audio/recordings/${ids[`file of ${target}`]}.wav`,
  },
  'GET /calendar/:name': {
    targets: ['calendar of gogo', 'gone'],
    address: (target, ids) => `/calendar/${target === 'gone' ? 'x'.repeat(43) : ids[target]}.ics`,
  },
  'GET /api/market-files/:resource/:version/:file': {
    targets: RESOURCES,
    address: (target, ids) => `/api/market-files/${ids[target]}/1/${FILE_ID}?until=1&signature=forged`,
  },
  'GET /api/lesson-files/:plan/:name': {
    targets: [...LESSONS, 'file of class'],
    address: (target, ids) =>
      target === 'file of class'
        ? `/api/lesson-files/${ids['lesson of class']}/${ids[target]}?version=1`
        : `/api/lesson-files/${ids[target]}/${FILE_ID}`,
  },
  'OPTIONS /api/uploads': { targets: ['self'], address: () => '/api/uploads', headers: () => TUS },
  'POST /api/uploads': { targets: LESSONS, address: () => '/api/uploads', headers: beginning },
  'PATCH /api/uploads/:id': {
    targets: UPLOADS,
    address: (target, ids) => `/api/uploads/${ids[target]}`,
    headers: () => ({ ...TUS, 'upload-offset': '5', 'content-type': TUS_TYPE }),
  },
  'DELETE /api/uploads/:id': {
    targets: UPLOADS,
    address: (target, ids) => `/api/uploads/${ids[target]}`,
    headers: () => TUS,
  },
  'GET *': { targets: ['self'], address: () => '/nowhere' },
}

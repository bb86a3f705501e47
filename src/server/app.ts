import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { assignmentsSchemas } from '#contract/assignments-schemas.ts'
import { addressRange } from '#server/platform/http/address-range.ts'
import {
  accounts,
  accountSweeps,
  deleteAdult,
  followFactorRemovals,
  registerAccounts,
  sessions,
  users,
  verifications,
  type AccountsParts,
} from '#server/features/accounts/index.ts'
import {
  createAssignment,
  findAssigners,
  findFirstHandIns,
  registerAssignments,
  type AssignmentsParts,
} from '#server/features/assignments/index.ts'
import {
  childrenSweeps,
  endExpired,
  findWaiting,
  isAssistantAgreed,
  judgeEntry,
  listNames,
  noteLogin,
  registerChildren,
  requireGuardian,
  tellFirst,
  type ChildrenParts,
} from '#server/features/children/index.ts'
import { communitySweeps, createShownList, registerCommunity } from '#server/features/community/index.ts'
import { registerFeatureSettings } from '#server/features/feature-settings/index.ts'
import { createOwnCourses, registerClasses, sweepAnnouncements } from '#server/features/classes/index.ts'
import { registerGuest } from '#server/features/guest/index.ts'
import { recordByServer, recordRequests, recordSweeps, registerRecords } from '#server/features/records/index.ts'
import { findApprovedOf, moveRecordings, registerRecordings, spokenNamesOf } from '#server/features/recordings/index.ts'
import { noteReferral, partnerSweeps, registerPartners } from '#server/features/partners/index.ts'
import { registerReports } from '#server/features/reports/index.ts'
import { registerRoster, rosterSweeps } from '#server/features/roster/index.ts'
import { registerHealth } from '#server/features/health/index.ts'
import { createHubParts, findWayOut, hubSweeps, registerHub } from '#server/features/hub/index.ts'
import { registerCurriculum } from '#server/features/curriculum/index.ts'
import { registerInsights } from '#server/features/insights/index.ts'
import { connectModel, khuluSweeps, registerKhulu, sweepDisclosures } from '#server/features/khulu/index.ts'
import {
  describeItem,
  learningSweeps,
  loadLearningContent,
  registerLearning,
  type FindItem,
  type LearningContent,
} from '#server/features/learning/index.ts'
import {
  countOwnSteps,
  lessonPlanSweeps,
  loadOwnSteps,
  registerLessonPlans,
} from '#server/features/lesson-plans/index.ts'
import { registerMarket } from '#server/features/market/index.ts'
import { notificationSweeps, registerNotifications } from '#server/features/notifications/index.ts'
import { registerOperator } from '#server/features/operator/index.ts'
import { collectCopy, registerOwnData } from '#server/features/own-data/index.ts'
import {
  leaveClasses,
  leaveTheirs,
  listLeft,
  listSpaceNames,
  registerSpaces,
  type SpacesParts,
  sweepSpaces,
  withdrawInvitationsBy,
} from '#server/features/spaces/index.ts'
import { registerSchools, schoolSweeps } from '#server/features/schools/index.ts'
import { registerSearch } from '#server/features/search/index.ts'
import { findLanguage, registerSettings } from '#server/features/settings/index.ts'
import { registerSchedule, scheduleSweeps } from '#server/features/schedule/index.ts'
import { registerStaff } from '#server/features/staff/index.ts'
import { registerSwitches } from '#server/features/switches/index.ts'
import { forgetLearnt, personalDataOf } from '#server/personal-data.ts'
import { REPORTABLE } from '#server/reportable.ts'
import { STAFF_COUNTS } from '#server/staff-counts.ts'
import { copyAttachments, registerUploads, uploadSweeps } from '#server/features/uploads/index.ts'
import type { Config } from '#server/platform/config/read-config.ts'
import { USUAL_UPLOADS, type UploadSettings } from '#server/platform/config/upload-settings.ts'
import { asAccount, asNobody, asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import type { Files } from '#server/platform/files/create-files.ts'
import { answerFaults, answerUnreadableAddress, answerUnreadableRequest } from '#server/platform/http/answer-faults.ts'
import { closePromptly } from '#server/platform/http/close-promptly.ts'
import { describeApi } from '#server/platform/http/describe-api.ts'
import { logRequests } from '#server/platform/http/log-requests.ts'
import { readScriptHashes } from '#server/platform/http/read-script-hashes.ts'
import { refuseMisfits } from '#server/platform/http/refuse-misfits.ts'
import { readFormerNames } from '#server/platform/http/read-former-names.ts'
import { refuseAmbiguousRequests } from '#server/platform/http/refuse-ambiguous-requests.ts'
import { refuseForeignOrigins } from '#server/platform/http/refuse-foreign-origins.ts'
import { secureHeaders } from '#server/platform/http/secure-headers.ts'
import { servePages } from '#server/platform/http/serve-pages.ts'
import { createIdentity } from '#server/platform/identity/create-identity.ts'
import type { PasswordCost } from '#server/platform/identity/hash-passwords.ts'
import { inLane } from '#server/platform/identity/take-turns.ts'
import type { Log } from '#server/platform/log/create-log.ts'
import type { Jobs } from '#server/platform/jobs/run-jobs.ts'
import type { Mail, Outbox } from '#server/platform/mail/create-mail.ts'
import { sweepAll, type Sweeps } from '#server/platform/process/sweep-retention.ts'
import { serveOutbox } from '#server/platform/mail/serve-outbox.ts'

type SpacesTelling = Parameters<typeof registerSpaces>[1]['tellFirst']

const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url))

/** Largest request, in bytes: a full batch of events fits, however long its answers and whatever script they are in. */
const BODY_LIMIT = 1024 * 1024

/** Milliseconds in which a request must have arrived whole, however slowly its body drips. */
const REQUEST_TIMEOUT = 30_000

/** Milliseconds for a request's headers to arrive, and for an idle connection to stay open. */
const HEADERS_TIMEOUT = 15_000
const KEEP_ALIVE_TIMEOUT = 60_000

/** Milliseconds between two looks for connections whose time is over. */
const CHECK_INTERVAL = 2000

/** Smallest answer that is worth compressing, in bytes. */
const COMPRESSION_THRESHOLD = 1024

/**
 * Parts that the app is built from. In development `shownOutbox` shows the emails that no server delivers. `findItem`
 * replaces the project's own content.
 */
export type AppParts = {
  database: Database
  config: Pick<Config, 'operator' | 'origin' | 'secret'> &
    Partial<Pick<Config, 'hub' | 'khuluModel' | 'proxies' | 'showsApi' | 'staff' | 'uploads'>>
  webRoot: string
  /** Folder of the steps that the build made. Tests have none, and make the few that they need. */
  stepsFolder?: string
  clock: () => Date
  log: Log
  jobs: Jobs
  mail: Mail
  files: Files
  shownOutbox?: Outbox
  findItem?: FindItem
  /** Milliseconds to wait for the hub. */
  hubPatience?: number
  /** Milliseconds for a request to arrive; tests set fewer than the default. */
  requestTimeout?: number
  /** Cost of hashing a password; tests set less than the default. */
  passwordCost?: PasswordCost
}

async function registerPlatform(app: FastifyInstance, { config, webRoot, log, clock }: AppParts): Promise<void> {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // Only JSON is taken: a form or plain text is what another site's page can send without asking first.
  app.removeContentTypeParser('text/plain')
  closePromptly(app)
  logRequests(app, log)
  await secureHeaders(app, readScriptHashes(webRoot), config.origin.startsWith('https:'))
  refuseAmbiguousRequests(app)
  refuseForeignOrigins(app, [config.origin])
  answerFaults(app, log)
  refuseMisfits(app)
  readFormerNames(app)
  // After the body is read: what comes of a socket's events knows of no request.
  app.addHook('preValidation', (_request, _reply, done) => asNobody(clock, done))
  app.addHook('preValidation', ({ routeOptions, ip }, _reply, done) =>
    inLane({ kind: routeOptions.url ?? '', source: () => addressRange(ip).name }, done),
  )
  await app.register(compress, {
    threshold: COMPRESSION_THRESHOLD,
    customTypes: /^application\/json/,
    globalDecompression: false,
  })
  await describeApi(app, '0.1.0', config.showsApi === true)
}

/** Returns the sweeps: for each retention rule, the job that deletes data after its time. */
export function sweepsOf({
  database,
  config,
  mail,
}: Pick<AppParts, 'database' | 'mail'> & Pick<AccountsParts, 'config'>): Sweeps {
  const children = childrenSweeps({
    database,
    config,
    mail,
    findLanguage,
    forgetLearnt,
    leaveClasses,
    recordByServer,
  })
  return {
    ...accountSweeps(database),
    ...hubSweeps(database),
    ...khuluSweeps(database),
    ...learningSweeps(database),
    ...lessonPlanSweeps(database),
    ...notificationSweeps(database),
    ...partnerSweeps(database),
    ...recordSweeps(database),
    ...rosterSweeps(database),
    ...scheduleSweeps(database),
    ...schoolSweeps(database),
    ...uploadSweeps(database),
    ...communitySweeps(database),
    ...children,
    invitation: async (now) => {
      await children['invitation'](now)
      await sweepSpaces(database, now)
    },
    email: mail.sweep,
    announcement: (now) => sweepAnnouncements(database, now),
  }
}

/** Handles the chores that need no feature's parts. */
function handleChores(parts: AppParts): void {
  const { database, clock, files, jobs, log } = parts
  jobs.handleChore('sweep-disclosures', () => sweepDisclosures(database))
  jobs.handleChore('move-recordings', async () => {
    await moveRecordings(parts)
  })
  jobs.handleChore('sweep-files', files.sweep)
  jobs.handleChore('sweep-retention', () => sweepAll(sweepsOf(parts), clock(), log))
}

/** Returns how first guardians are told of changes, in the transaction that makes them. */
const tellingOf =
  (families: ChildrenParts): SpacesTelling =>
  (childId, byId, change, transaction) =>
    tellFirst({ ...families, database: transaction }, childId, byId, change)

/** Returns how a sign-up keeps with which referral code it was made. */
const notingReferrals =
  ({ database, clock }: Pick<AppParts, 'database' | 'clock'>): AccountsParts['noteReferral'] =>
  (referral) =>
    noteReferral(database, { ...referral, at: clock() })

/** Registers the features of the dashboard, by which parents and teachers run a family or a class. */
function registerDashboard(
  app: FastifyInstance,
  families: ChildrenParts & { jobs: Jobs },
  {
    content,
    files,
    limits = USUAL_UPLOADS,
  }: { content: LearningContent; files: Files; limits: UploadSettings | undefined },
): void {
  registerCurriculum(app, { ...families, listModules: content.listModules })
  registerRoster(app, families)
  const groups: SpacesParts = {
    ...families,
    tellFirst: tellingOf(families),
  }
  registerClasses(app, { ...groups, listOwnCourses: createOwnCourses(PROJECT_FOLDER) })
  const assigning: AssignmentsParts = {
    ...families,
    requireGuardian: (visit, childId, act) => requireGuardian(families, visit, childId, act),
    describeItems: async (database, itemIds) => {
      const findOwnStep = await loadOwnSteps(database, itemIds)
      return (language, itemId) => describeItem({ ...content, findOwnStep }, language, itemId)
    },
    countAsked: async (database, language, target) =>
      target.kind === 'own-lesson' ? countOwnSteps(database, target) : content.countAsked(language, target),
  }
  registerAssignments(app, { ...assigning, jobs: families.jobs })
  registerInsights(app, {
    ...families,
    content,
    findHandIns: findFirstHandIns,
    assign: (input, teaching) =>
      createAssignment(assigning, assignmentsSchemas.createAssignment.input.parse(input), teaching),
  })
  registerReports(app, assigning)
  registerSearch(app, { ...groups, ...assigning })
  const lessons = { ...families, findAssigners, copyFiles: copyAttachments }
  registerLessonPlans(app, lessons)
  registerUploads(app, { ...lessons, files, limits })
  registerMarket(app, { ...families, files })
  registerSchedule(app, families)
  registerSchools(app, groups)
  registerPartners(app, families)
}

/** Registers the work of staff, and what adults contribute to it. */
function registerContributions(
  app: FastifyInstance,
  people: AccountsParts,
  listItems: Parameters<typeof createShownList>[1],
): void {
  registerStaff(app, { ...people, countWaiting: STAFF_COUNTS })
  registerFeatureSettings(app, people)
  registerCommunity(app, {
    ...people,
    listShown: createShownList(PROJECT_FOLDER, listItems),
    findRecordings: findApprovedOf,
    reportable: REPORTABLE,
  })
}

/** Builds the server: every call of the contract, and the built pages. Nothing listens yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { database, config, clock, jobs, log, requestTimeout = REQUEST_TIMEOUT } = parts
  const trustProxy = config.proxies && config.proxies.length > 0 ? [...config.proxies] : false
  const app = Fastify({
    // A request that still comes while the server closes is answered like any other, and not in Fastify's own words:
    // the database is closed last.
    return503OnClosing: false,
    bodyLimit: BODY_LIMIT,
    trustProxy,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerUnreadableRequest,
    requestTimeout,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    http: {
      headersTimeout: Math.min(HEADERS_TIMEOUT, requestTimeout),
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL, requestTimeout),
    },
  })
  await registerPlatform(app, parts)
  recordRequests(app, { database, clock, log })
  const identity = createIdentity({
    database,
    config,
    clock,
    log,
    passwordCost: parts.passwordCost,
    tables: { users, sessions, accounts, verifications },
  })
  registerHealth(app, { database })
  registerOperator(app, config.operator)
  const telling = { database, config, mail: parts.mail, findLanguage }
  const persons = {
    database,
    identity,
    mail: parts.mail,
    clock,
    config,
    recordByServer,
    judgeEntry: (account: Parameters<AccountsParts['judgeEntry']>[0]) =>
      asAccount(account.id, () => judgeEntry({ database, clock }, account)),
    noteReferral: notingReferrals(parts),
    withdrawSent: (id: string): Promise<void> => asSystem(() => withdrawInvitationsBy(database, id)),
    findWaiting: (name: string) => findWaiting(database, name, clock()),
    noteOwnLogin: async (id: string) => {
      await noteLogin(database, id, null, clock())
      await tellFirst({ ...telling, clock }, id, null, 'ownLogin')
    },
  }
  const hub = createHubParts(persons, log, parts.hubPatience)
  jobs.handleChore('follow-factor-removals', () => followFactorRemovals(persons))
  const people: AccountsParts = { ...persons, leaveHub: (account) => findWayOut(hub, account) }
  await registerHub(app, hub)
  registerAccounts(app, people)
  const families: ChildrenParts = {
    ...people,
    config,
    collectCopy: (id) => collectCopy({ database, clock, personalData }, id),
    forgetLearnt,
    leaveClasses,
    leaveTheirs,
    findLanguage,
    model: config.khuluModel,
  }
  const personalData = personalDataOf({ ...families, files: parts.files })
  registerChildren(app, families)
  jobs.handleChore('end-expired-access', () => endExpired(families))
  registerSpaces(app, { ...people, tellFirst: tellingOf(families) })
  registerOwnData(app, { ...people, personalData, deleteAdult, listLeft })
  registerSettings(app, { ...families, jobs })
  registerNotifications(app, { ...people, jobs })
  registerRecords(app, families)
  registerSwitches(app, {
    database,
    identity,
    clock,
    requireGuardian: (visit, childId, act) => requireGuardian(families, visit, childId, act),
  })
  registerRecordings(app, { ...people, files: parts.files, findTexts: spokenNamesOf(PROJECT_FOLDER) })
  const loaded = loadLearningContent(PROJECT_FOLDER, parts.stepsFolder)
  if (parts.stepsFolder !== undefined) loaded.prepare()
  registerContributions(app, people, loaded.listItems)
  const content = { ...loaded, findItem: parts.findItem ?? loaded.findItem }
  registerLearning(app, { database, identity, clock, log, ...content, loadOwnSteps })
  registerDashboard(app, { ...families, jobs }, { content, files: parts.files, limits: config.uploads })
  registerGuest(app, { database, identity, clock })
  const model = config.khuluModel && {
    ...connectModel(config.khuluModel, PROJECT_FOLDER),
    isAgreed: (id: string) => isAssistantAgreed(database, id),
    log,
    listNames: async ({ id }: { id: string }) => {
      const spaces = await listSpaceNames(database, id)
      return { ...spaces, people: [...(await listNames(database, id)), ...spaces.people] }
    },
  }
  registerKhulu(app, { database, identity, clock, config, model })
  handleChores(parts)
  if (parts.shownOutbox) serveOutbox(app, parts.shownOutbox)
  await servePages(app, parts.webRoot)
  return app
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { accountsCalls } from '#contract/accounts.ts'
import type { Call } from '#contract/call.ts'
import type { FindItem } from '#server/features/learning/index.ts'
import { buildApp, type AppParts } from '#server/app.ts'
import { users } from '#server/features/accounts/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { createFiles, prepareArrivals, type Files } from '#server/platform/files/create-files.ts'
import { storeInFolder } from '#server/platform/files/store-in-folder.ts'
import type { LogDetails } from '#server/platform/log/create-log.ts'
import type { EmailRequest } from '#server/platform/mail/email.ts'
import type { OperatorState } from '#server/platform/config/read-operator.ts'
import { notedJobs, notedMail } from './noted-mail.ts'
import { TEST_OPERATOR } from './test-operator.ts'
import { test as databaseTest } from './database-test.ts'

/** Result of a call, as a browser sees it. */
export type Answer = { status: number; body: Record<string, unknown>; response: LightMyRequestResponse }

/** One browser: it keeps cookies, and sends what browsers send. */
export type Visitor = {
  /** The server that it visits. */
  app: FastifyInstance
  cookies: Map<string, string>
  send: (call: Call, input?: object, headers?: Record<string, string>) => Promise<Answer>
}

type Settings = AppParts['config']

/** Changes to a test's defaults; an operator is set unless the test says otherwise. */
type TestChanges = Partial<Omit<AppParts, 'config'>> & {
  config?: Omit<Settings, 'operator'> & { operator?: OperatorState }
}

/** The parts that a test with a server can ask for. */
export type Fixtures = {
  /** The server's clock; a test moves it by setting `now`. */
  time: { now: Date }
  /** Everything that was logged. */
  logged: string[]
  /** Every email that was to be sent, in order. */
  sentEmails: EmailRequest[]
  /** The folder of stored files. */
  filesFolder: string
  files: Files
  buildTestApp: (changes?: TestChanges) => Promise<FastifyInstance>
  app: FastifyInstance
  /** A new browser in front of `app`, at a network address if one is given. */
  visit: (address?: string) => Visitor
  /** A new browser in front of a server of the test's own. */
  visitAt: (app: FastifyInstance, address?: string) => Visitor
  /**
   * Creates a browser with a new account of this name, logged in. Its address is confirmed, unless it is to be
   * `unconfirmed`.
   */
  signUpAs: (username: string, address?: 'unconfirmed') => Promise<Visitor>
}

export const ORIGIN = 'http://localhost:3000'

/** Returns a sign-up that nothing is wrong with. */
export const signUpInput = (username: string): Record<string, unknown> => ({
  email: `${username}@example.com`,
  password: 'a quiet river bend',
  confirmPassword: 'a quiet river bend',
  firstName: 'Nomsa',
  lastName: 'Dlamini',
  username,
  termsAccepted: true,
})

/**
 * Marks the addresses of these accounts as confirmed, without an email. Only confirmed adults add children or consent.
 */
export async function confirmAddresses(database: Database, ...usernames: string[]): Promise<void> {
  await asSystem(() => database.update(users).set({ emailVerified: true }).where(inArray(users.username, usernames)))
}

/** Finds an item of a small course: a greeting and a number. */
const findItem: FindItem = (language, itemId) => {
  if (language !== 'xh') return undefined
  const item = { english: 'hello', pronunciation: 'MO-lo', review: 'drafted' as const }
  if (itemId === 'phrases.greetings.hello')
    return { ...item, id: itemId, section: 'phrases', category: 'greetings', target: 'Molo', also: ['Molo mhlobo'] }
  if (itemId === 'numbers.cardinal.one')
    return { ...item, id: itemId, section: 'numbers', category: 'cardinal', target: 'nye', also: [] }
  return undefined
}

function keepCookies(cookies: Map<string, string>, response: LightMyRequestResponse): void {
  for (const { name, value, maxAge } of response.cookies) {
    if (maxAge === 0) cookies.delete(name)
    else cookies.set(name, value)
  }
}

/** Returns a new browser in front of an app. */
export function visitor(app: FastifyInstance, remoteAddress = '127.0.0.1'): Visitor {
  const cookies = new Map<string, string>()
  return {
    app,
    cookies,
    send: async ([method, path], input = {}, headers = {}) => {
      const response = await app.inject({
        method,
        url: path,
        remoteAddress,
        headers: {
          host: 'localhost:3000',
          origin: ORIGIN,
          'sec-fetch-site': 'same-origin',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
        ...(method === 'GET'
          ? { query: Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)])) }
          : { payload: input }),
      })
      await app.recordsWritten()
      keepCookies(cookies, response)
      const type = String(response.headers['content-type'])
      const isJson = type.startsWith('application/json') && response.payload !== ''
      return { status: response.statusCode, body: isJson ? response.json() : {}, response }
    },
  }
}

/** A vitest `test` with a server of its own over a database of its own. */
export const test = databaseTest.extend<Fixtures>({
  time: async ({}, use) => use({ now: new Date('2026-03-02T10:00:00.000Z') }),
  logged: async ({}, use) => use([]),
  sentEmails: async ({}, use) => use([]),
  filesFolder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'funda-files-'))
    await use(folder)
    rmSync(folder, { recursive: true, force: true })
  },
  files: async ({ appDatabase, filesFolder, time }, use) => {
    const arrivals = join(filesFolder, 'arriving')
    await prepareArrivals(arrivals, time.now)
    await use(
      createFiles({ database: appDatabase, store: storeInFolder(filesFolder), arrivals, clock: () => time.now }),
    )
  },
  buildTestApp: async ({ appDatabase, files, time, logged, sentEmails }, use) => {
    const apps: FastifyInstance[] = []
    const write = (message: string, { request }: LogDetails = {}): void =>
      void logged.push(request === undefined ? message : `request ${request}: ${message}`)
    await use(async ({ config, ...changes } = {}) => {
      const app = await buildApp({
        database: appDatabase,
        config: {
          operator: TEST_OPERATOR,
          origin: ORIGIN,
          secret: 'a secret for tests, long enough',
          showsApi: true,
          ...config,
        },
        webRoot: import.meta.dirname,
        clock: () => time.now,
        log: { error: write, warn: write, info: write, debug: write },
        jobs: notedJobs(),
        mail: notedMail(sentEmails, {
          forget: async (address) =>
            void sentEmails.splice(0, sentEmails.length, ...sentEmails.filter(({ to }) => to !== address)),
        }),
        findItem,
        files,
        passwordCost: { memory: 64, passes: 1 },
        ...changes,
      })
      apps.push(app)
      return app
    })
    await Promise.all(apps.map((app) => app.close()))
  },
  app: async ({ buildTestApp }, use) => use(await buildTestApp()),
  visit: async ({ app }, use) => use((address) => visitor(app, address)),
  visitAt: async ({}, use) => use((app, address) => visitor(app, address)),
  signUpAs: async ({ visit, database }, use) =>
    use(async (username, address) => {
      const browser = visit()
      const { status, body } = await browser.send(accountsCalls.signUp, signUpInput(username))
      if (status !== 200) throw new Error(`sign-up of ${username} was refused: ${JSON.stringify(body)}`)
      if (address !== 'unconfirmed') await confirmAddresses(database, username)
      return browser
    }),
})

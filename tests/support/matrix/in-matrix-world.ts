import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { onTestFinished, vi } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { createFiles, prepareArrivals } from '#server/platform/files/create-files.ts'
import { storeInFolder } from '#server/platform/files/store-in-folder.ts'
import { confirmAddresses, ORIGIN, signUpInput, visitor, type Fixtures, type Visitor } from '../app-test.ts'
import { buildWorld, SECRET, STAFF, type World } from './build-world.ts'
import { inOneTransaction } from './in-one-transaction.ts'

/** A server with the actors of the matrix, in a transaction of the test's own. */
export type MatrixWorld = {
  app: FastifyInstance
  database: Database
  world: World
  visit: () => Visitor
  /** Runs a part of the test and rolls back everything that it changed. */
  attempt: <Result>(work: () => Promise<Result>) => Promise<Result>
}

type Parts = Pick<Fixtures, 'buildTestApp' | 'sentEmails' | 'time' | 'filesFolder'> & { databaseUrl: string }

/** Builds a server and the actors of the matrix, runs a test among them, and rolls everything back. */
export async function inMatrixWorld(
  { databaseUrl, buildTestApp, sentEmails, time, filesFolder }: Parts,
  work: (parts: MatrixWorld) => Promise<void>,
  config: { showsApi?: boolean } = {},
): Promise<void> {
  // The server's sweeps share the test's one transaction: on a slow machine one would come among the requests.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await inOneTransaction(databaseUrl, async (database, attempt) => {
    // The files of another connection would wait for rows that the test's own transaction holds.
    const arrivals = join(filesFolder, 'arriving')
    await prepareArrivals(arrivals, time.now)
    const files = createFiles({
      database,
      // Bytes stay when their row goes: a rollback brings the row back, and never the bytes.
      store: { ...storeInFolder(filesFolder), remove: async () => {} },
      arrivals,
      clock: () => time.now,
    })
    const app = await buildTestApp({
      database,
      files,
      config: { origin: ORIGIN, secret: SECRET, staff: STAFF, ...config },
    })
    const visit = () => visitor(app)
    const signUpAs = async (username: string, address?: 'unconfirmed') => {
      const browser = visit()
      await browser.send(accountsCalls.signUp, signUpInput(username))
      if (address !== 'unconfirmed') await confirmAddresses(database, username)
      return browser
    }
    const world = await buildWorld({ database, visit, signUpAs, sentEmails, time })
    await work({ app, database, world, visit, attempt })
  })
}

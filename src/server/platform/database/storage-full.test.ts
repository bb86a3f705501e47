import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { learningCalls } from '#contract/learning.ts'
import { openDatabase, type Database } from '#server/platform/database/open-database.ts'
import { signUpInput, test as appTest } from '../../../../tests/support/app-test.ts'
import { makeEvent } from '../../../../tests/support/make-event.ts'

/** A server whose disk is full while `disk.isFull` is true. */
const test = appTest.extend<{ disk: { isFull: boolean }; appDatabase: Database }>({
  disk: async ({}, use) => use({ isFull: false }),
  appDatabase: async ({ databaseUrl, disk }, use) => {
    const { database, close } = openDatabase(databaseUrl, { max: 3, isFull: () => disk.isFull })
    await use(database)
    await close()
  },
})

const FULL = { status: 507, body: { error: { code: 'storage-full', retryAfter: 5 } } }

test('a full disk: events are refused with 507 and kept later, once (C1)', async ({ signUpAs, disk }) => {
  const browser = await signUpAs('zola')
  const events = [makeEvent()]
  disk.isFull = true
  expect(await browser.send(learningCalls.recordEvents, { events })).toMatchObject(FULL)
  disk.isFull = false
  expect(await browser.send(learningCalls.recordEvents, { events })).toMatchObject({ status: 200 })
  expect((await browser.send(learningCalls.listEvents)).body['events']).toHaveLength(1)
})

test('a full disk: progress that was not counted yet is shown, and counted on when there is room (C1)', async ({
  signUpAs,
  disk,
}) => {
  const browser = await signUpAs('zola')
  await browser.send(learningCalls.recordEvents, { events: [makeEvent()] })
  const answers = async () =>
    (
      (await browser.send(learningCalls.getProgress, { utcOffsetMinutes: 120 })).body['progress'] as
        | { answers: number }
        | undefined
    )?.answers
  disk.isFull = true
  expect(await answers()).toBe(1)
  disk.isFull = false
  expect(await answers()).toBe(1)
})

test('a full disk: a session due for renewal stays logged in, and new logins fail (C1)', async ({
  signUpAs,
  visit,
  database,
  disk,
}) => {
  const browser = await signUpAs('zola')
  await database.execute(
    sql`update sessions set expires_at = expires_at - interval '2 days', updated_at = updated_at - interval '2 days'`,
  )
  disk.isFull = true
  expect(await browser.send(accountsCalls.getMe)).toMatchObject({
    status: 200,
    body: { account: { username: 'zola' } },
  })
  const { password } = signUpInput('zola')
  expect(await visit().send(accountsCalls.signIn, { name: 'zola', password })).toMatchObject(FULL)
  disk.isFull = false
  expect(await browser.send(accountsCalls.getMe)).toMatchObject({ status: 200 })
})

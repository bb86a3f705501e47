import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { learningCalls } from '#contract/learning.ts'
import { childrenCalls } from '#contract/children.ts'
import { settingsCalls } from '#contract/settings.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { users } from '#server/features/accounts/index.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { runJobs, type Jobs } from '#server/platform/jobs/run-jobs.ts'
import { findDigests, writeDigests } from '#server/features/settings/send-digests.ts'
import { ORIGIN, test } from '../../../../tests/support/app-test.ts'
import { addChildTo, PICTURES } from '../../../../tests/support/children.ts'
import { makeEvents } from '../../../../tests/support/make-event.ts'
import { notedJobs, notedMail } from '../../../../tests/support/noted-mail.ts'

const OFF = { weeklyDigest: false, emailReports: false, assignmentEmails: false, firstNameOnly: false }

test('settings: all off until an adult turns one on, and a change is kept', async ({ signUpAs }) => {
  const gogo = await signUpAs('gogo', 'unconfirmed')
  expect((await gogo.send(settingsCalls.getSettings)).body).toEqual({ settings: OFF, isConfirmed: false })
  expect(
    (await gogo.send(settingsCalls.changeSettings, { settings: { ...OFF, weeklyDigest: true }, language: 'xh' }))
      .status,
  ).toBe(200)
  expect((await gogo.send(settingsCalls.getSettings)).body).toMatchObject({ settings: { ...OFF, weeklyDigest: true } })
})

test('digests: weekly and monthly about each child who learnt, to a confirmed address, until off', async ({
  signUpAs,
  visit,
  database,
  sentEmails,
  time,
}) => {
  const gogo = await signUpAs('gogo')
  for (const name of ['thandi', 'sipho']) await addChildTo(gogo, name)
  const tablet = visit()
  await tablet.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  await tablet.send(learningCalls.recordEvents, { events: makeEvents(3) })
  const [thandi] = await database.select({ id: users.id }).from(users).where(eq(users.username, 'thandi'))
  await gogo.send(settingsCalls.changeSettings, {
    settings: { ...OFF, weeklyDigest: true, emailReports: true },
    language: 'af',
  })
  const told = async (at: string): Promise<unknown[]> => {
    time.now = new Date(at)
    const before = sentEmails.length
    const queued: NonNullable<Parameters<typeof notedJobs>[0]> = []
    const parts = {
      database,
      clock: () => time.now,
      config: { origin: ORIGIN, secret: 'x' },
      mail: notedMail(sentEmails),
    }
    await findDigests({ ...parts, jobs: notedJobs(queued) })
    // Each is done twice, as after a server that was killed.
    for (const { job } of [...queued, ...queued]) if ('digest' in job.data) await writeDigests(parts, job.data)
    return sentEmails.slice(before)
  }
  await database.update(users).set({ emailVerified: false }).where(eq(users.email, 'gogo@example.com'))
  expect(await told('2026-03-08T22:00:00.000Z')).toEqual([])
  await database.update(users).set({ emailVerified: true }).where(eq(users.email, 'gogo@example.com'))
  expect(await told('2026-03-08T21:59:59.000Z')).toEqual([])
  const week = {
    kind: 'child-week',
    to: 'gogo@example.com',
    language: 'af',
    about: thandi?.id,
    link: `${ORIGIN}/children`,
    values: { username: 'thandi', days: 1, answers: 3, right: 3, from: '2026-03-02', to: '2026-03-08' },
  }
  expect(await told('2026-03-08T22:00:00.000Z')).toEqual([week])
  expect(await told('2026-03-09T10:00:00.000Z')).toEqual([])
  expect(await told('2026-03-31T22:00:00.000Z')).toEqual([
    { ...week, kind: 'child-month', values: { ...week.values, from: '2026-03-01', to: '2026-03-31' } },
  ])
  await gogo.send(settingsCalls.changeSettings, { settings: OFF, language: 'af' })
  await tablet.send(learningCalls.recordEvents, { events: makeEvents(4) })
  expect(await told('2026-05-04T10:00:00.000Z')).toEqual([])
})

test('members of a class: see only the first name of a person who wants that; a family sees both', async ({
  signUpAs,
}) => {
  const teacher = await signUpAs('nomsa')
  await teacher.send(settingsCalls.changeSettings, { settings: { ...OFF, firstNameOnly: true }, language: 'en' })
  const nameIn = async (kind: 'class' | 'family'): Promise<unknown> => {
    const { body } = await teacher.send(spacesCalls.createSpace, { kind, name: kind })
    return (await teacher.send(spacesCalls.getSpace, { spaceId: body['spaceId'] })).body['members']
  }
  expect([await nameIn('class'), await nameIn('family')]).toMatchObject([
    [{ name: 'Nomsa' }],
    [{ name: 'Nomsa Dlamini' }],
  ])
  expect((await teacher.send(accountsCalls.getProfile)).body).toMatchObject({ profile: { lastName: 'Dlamini' } })
})

test('digests: 10,000 that are due are queued as jobs of 100, each once though found twice', async ({
  database,
  databaseUrl,
  appDatabase,
  time,
}) => {
  await database.execute(sql`
    with made as (insert into users (id, username, first_name, last_name, email, email_verified, age_band,
        terms_accepted_at, created_at, updated_at)
      select gen_random_uuid(), 'reader' || n, 'x', '', 'reader' || n || '@example.com', true, 'adult', now(), now(), now()
      from generate_series(1, 10000) n returning id)
    insert into account_settings (learner_id, weekly_digest, email_reports, first_name_only, language, weekly_digest_at, email_reports_at)
    select id, true, false, false, 'en', '2026-01-01', '2026-01-01' from made`)
  const { query, close } = openDatabase(databaseUrl, { max: 1 })
  const silent = { warn: () => {}, debug: () => {} }
  const real = runJobs({ query, log: silent })
  const sizes: number[] = []
  const jobs: Jobs = {
    ...real,
    queue: async (transaction, queue, page) => {
      for (const { data } of page) if ('digest' in data) sizes.push(data.readerIds.length)
      await real.queue(transaction, queue, page)
    },
  }
  for (let look = 0; look < 2; look++)
    await asSystem(() => findDigests({ database: appDatabase, clock: () => time.now, jobs }))
  const { rows } = await database.execute(sql`
    select count(*)::int as jobs, sum(jsonb_array_length(data -> 'readerIds'))::int as readers
    from jobs.job where name = 'write-digest'`)
  expect([sizes.length, Math.max(...sizes)]).toEqual([200, 100])
  expect(rows).toMatchObject([{ jobs: 100, readers: 10_000 }])
  await close()
})

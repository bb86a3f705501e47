import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { asAccount, asSystem } from '#server/platform/database/actor.ts'
import { openDatabase, type Database } from '#server/platform/database/open-database.ts'
import { runJobs, type RunningJobs } from '#server/platform/jobs/run-jobs.ts'
import { connectSmtp, type Carrier } from '#server/platform/mail/connect-smtp.ts'
import { createMail, type RunningMail } from '#server/platform/mail/create-mail.ts'
import type { EmailRequest } from '#server/platform/mail/email.ts'
import { readSmtpAddress } from '#server/platform/mail/mail-settings.ts'
import { readMailTexts } from '#server/platform/mail/read-mail-texts.ts'
import { emails } from '#server/platform/mail/tables.ts'
import { test as databaseTest } from '../../../../tests/support/database-test.ts'
import { startSmtpServer, type SmtpServer } from '../../../../tests/support/smtp-server.ts'
import { TEST_OPERATOR } from '../../../../tests/support/test-operator.ts'

const texts = readMailTexts(path.join(import.meta.dirname, '../../../../locales'))
const FROM = 'Funda <no-reply@funda.example>'
const message: EmailRequest = {
  kind: 'reset-password',
  to: 'nomsa@example.com',
  language: 'xh',
  link: 'https://funda.example/reset-password#abc',
}
const DAY = 24 * 60 * 60 * 1000

type Fixtures = {
  server: SmtpServer
  logged: string[]
  time: { now: Date }
  /** Starts the mail of one server on the test's database. */
  mailThrough: (carrier: Carrier | null) => Promise<RunningMail & { jobs: RunningJobs }>
}

const test = databaseTest.extend<Fixtures>({
  server: async ({}, use) => {
    const server = await startSmtpServer()
    await use(server)
    await server.close()
  },
  logged: async ({}, use) => use([]),
  time: async ({}, use) => use({ now: new Date('2026-03-02T10:00:00.000Z') }),
  mailThrough: async ({ databaseUrl, logged, time }, use) => {
    const ends: (() => Promise<void>)[] = []
    const write = (line: string): void => void logged.push(line)
    const log = { error: write, warn: write, info: write, debug: () => {} }
    await use(async (carrier) => {
      const { database, query, close } = openDatabase(databaseUrl, { max: 6 })
      const jobs = runJobs({ query, log, look: 0.5 })
      const mail = createMail({
        database,
        jobs,
        secret: 'a secret of this test',
        sender: TEST_OPERATOR,
        texts,
        carrier,
        clock: () => time.now,
        log,
      })
      await jobs.start()
      ends.push(async () => {
        await jobs.stop()
        mail.close()
        await close()
      })
      return { ...mail, jobs }
    })
    for (const end of ends) await end()
  },
})

const smtpTo = (port: number, credentials = ''): Carrier =>
  connectSmtp(readSmtpAddress(`smtp://${credentials}127.0.0.1:${port}`), FROM)

const countEmails = async (database: Database): Promise<number> => (await database.select().from(emails)).length
const untilEmpty = (database: Database): Promise<void> =>
  expect.poll(() => countEmails(database), { timeout: 10_000 }).toBe(0)

/** Lets every waiting try begin now, as if its pause were over. */
const endPauses = (database: Database): Promise<unknown> =>
  database.execute(sql`update jobs.job set start_after = now() where state in ('created', 'retry')`)

test("an email: reaches the mail server in the reader's language, and its row goes (H5)", async ({
  server,
  database,
  appDatabase,
  mailThrough,
}) => {
  const carrier = connectSmtp(readSmtpAddress(`smtp://127.0.0.1:${server.port}`), FROM, 'hello@learn.example.com')
  const mail = await mailThrough(carrier)
  await mail.send(message, appDatabase)
  const [kept] = await database.select().from(emails)
  await server.untilTaken(1)
  expect(server.taken).toMatchObject([{ from: 'no-reply@funda.example', to: ['nomsa@example.com'] }])
  const source = server.taken[0]?.message ?? ''
  for (const line of [
    'From: Funda <no-reply@funda.example>',
    'Reply-To: hello@learn.example.com',
    'To: nomsa@example.com',
    'Subject: Khetha iphasiwedi entsha',
    'Auto-Submitted: auto-generated',
    'Content-Language: xh',
    `Message-ID: <${kept?.id}@funda.example>`,
  ])
    expect(source.split('\n')).toContain(line)
  expect(source).toContain('Content-Type: text/plain; charset=utf-8')
  expect(source).toContain('Content-Type: text/html; charset=utf-8')
  expect(source.replaceAll('=\n', '')).toContain('https://funda.example/reset-password#abc')
  await untilEmpty(database)
})

test('email in a transaction: sent after the commit, never after a rollback', async ({
  server,
  database,
  appDatabase,
  mailThrough,
}) => {
  const mail = await mailThrough(smtpTo(server.port))
  await appDatabase
    .transaction(async (transaction) => {
      await mail.send({ ...message, to: 'undone@example.com' }, transaction)
      throw new Error('undone')
    })
    .catch(() => {})
  await asAccount(randomUUID(), () => appDatabase.transaction((transaction) => mail.send(message, transaction)))
  await server.untilTaken(1)
  await untilEmpty(database)
  expect(server.taken.map(({ to }) => to)).toEqual([['nomsa@example.com']])
  const { rows } = await database.execute(sql`select count(*)::int as jobs from jobs.job where name = 'send-email'`)
  expect(rows).toEqual([{ jobs: 1 }])
})

test('an email in the database: encrypted, its job holds an id, no account sees it', async ({
  database,
  appDatabase,
  mailThrough,
}) => {
  const mail = await mailThrough(null)
  await mail.send({ ...message, about: randomUUID() }, appDatabase)
  const rows = await database.select().from(emails)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.sealed).not.toContain('reset-password')
  const { rows: jobs } = await database.execute(sql`select data from jobs.job where name = 'send-email'`)
  expect(jobs).toEqual([{ data: { emailId: rows[0]?.id } }])
  expect(await appDatabase.select().from(emails)).toEqual([])
  expect(await asAccount(randomUUID(), () => appDatabase.select().from(emails))).toEqual([])
  expect(await asSystem(() => appDatabase.select({ id: emails.id }).from(emails))).toEqual([{ id: rows[0]?.id }])
  expect(await mail.list()).toMatchObject([{ message: { to: 'nomsa@example.com', language: 'xh' } }])
})

test('mail server with credentials: receives the name and password', async ({ appDatabase, mailThrough }) => {
  const server = await startSmtpServer({ credentials: { user: 'funda', pass: 'p@ss' } })
  const mail = await mailThrough(smtpTo(server.port, 'funda:p%40ss@'))
  await mail.send(message, appDatabase)
  await server.untilTaken(1)
  expect(server.taken).toHaveLength(1)
  await server.close()
})

test('email deferred by a busy mail server: kept, and sent again later', async ({
  server,
  database,
  appDatabase,
  mailThrough,
  logged,
}) => {
  server.refusals.push('451 later')
  const mail = await mailThrough(smtpTo(server.port))
  await mail.send(message, appDatabase)
  await expect.poll(() => logged.length, { timeout: 10_000 }).toBe(2)
  expect(logged).toEqual(['mail: an email could not be sent (EENVELOPE)', 'jobs: send-email failed (Error EENVELOPE)'])
  expect(await countEmails(database)).toBe(1)
  await expect.poll(() => endPauses(database).then(() => server.taken.length), { timeout: 10_000 }).toBe(1)
  await untilEmpty(database)
})

test('permanently refused email: not tried again', async ({ server, database, appDatabase, mailThrough }) => {
  server.refusals.push('550 no such user')
  const mail = await mailThrough(smtpTo(server.port))
  await mail.send(message, appDatabase)
  await untilEmpty(database)
  expect(server.taken).toEqual([])
})

test('an email that nobody takes: given up at the last try, no log names anybody [ASVS V16.5.2]', async ({
  database,
  appDatabase,
  mailThrough,
  logged,
}) => {
  const gone = await startSmtpServer()
  await gone.close()
  const mail = await mailThrough(smtpTo(gone.port))
  await mail.send(message, appDatabase)
  await expect.poll(() => logged.some((line) => line.startsWith('jobs:')), { timeout: 10_000 }).toBe(true)
  const { rows } = await database.execute(sql`select output::text as output from jobs.job where name = 'send-email'`)
  await database.execute(sql`update jobs.job set retry_count = retry_limit - 1 where name = 'send-email'`)
  await expect.poll(() => endPauses(database).then(() => countEmails(database)), { timeout: 10_000 }).toBe(0)
  expect(logged.at(-1)).toBe('mail: an email is given up after an hour')
  expect(`${logged.join('\n')} ${JSON.stringify(rows)}`).not.toMatch(/nomsa|reset-password|127\.0\.0\.1/)
})

test('mail server elsewhere without TLS: gets no email', async ({
  server,
  database,
  appDatabase,
  mailThrough,
  logged,
}) => {
  const carrier = connectSmtp({ ...readSmtpAddress(`smtp://127.0.0.1:${server.port}`), requireTls: true }, FROM)
  const mail = await mailThrough(carrier)
  await mail.send(message, appDatabase)
  await expect.poll(() => logged.length, { timeout: 10_000 }).toBeGreaterThan(0)
  expect([server.taken, await countEmails(database)]).toEqual([[], 1])
})

test('no mail server: emails stay in the database for seven days', async ({
  database,
  appDatabase,
  mailThrough,
  time,
}) => {
  const mail = await mailThrough(null)
  await mail.send(message, appDatabase)
  time.now = new Date(time.now.getTime() + 7 * DAY)
  await asSystem(() => mail.sweep(time.now))
  expect(await countEmails(database)).toBe(1)
  time.now = new Date(time.now.getTime() + 1)
  await asSystem(() => mail.sweep(time.now))
  expect(await countEmails(database)).toBe(0)
})

test("a child's account has no address: its email is thrown away, and the next one is sent", async ({
  server,
  database,
  appDatabase,
  mailThrough,
}) => {
  const mail = await mailThrough(smtpTo(server.port))
  await mail.send({ ...message, to: '01890000-0000-7000-8000-000000000001@child.invalid' }, appDatabase)
  await mail.send(message, appDatabase)
  await server.untilTaken(1)
  await untilEmpty(database)
  expect(server.taken.map(({ to }) => to)).toEqual([['nomsa@example.com']])
})

test('emails of an account that is gone: deleted, also between two tries; others stay', async ({
  database,
  appDatabase,
  mailThrough,
}) => {
  const carried: string[] = []
  let refuse: (() => void) | undefined
  const mail = await mailThrough({
    carry: async ({ to }) => {
      carried.push(to)
      await new Promise<void>((resolve) => {
        refuse = resolve
      })
      throw new Error('away')
    },
    close: () => {},
  })
  const childId = randomUUID()
  await mail.send(message, appDatabase)
  await expect.poll(() => carried, { timeout: 10_000 }).toEqual(['nomsa@example.com'])
  await mail.jobs.stop()
  await mail.send({ ...message, to: 'thandi@example.com', about: childId }, appDatabase)
  await mail.send({ ...message, to: 'sipho@example.com' }, appDatabase)
  await mail.forget('nomsa@example.com', appDatabase)
  await mail.forget(childId, appDatabase)
  refuse?.()
  expect((await database.select().from(emails)).map(({ recipient }) => recipient)).toEqual(['sipho@example.com'])
})

test('two servers on one database: each of 40 emails is sent once', async ({
  server,
  database,
  appDatabase,
  mailThrough,
}) => {
  const [one] = await Promise.all([mailThrough(smtpTo(server.port)), mailThrough(smtpTo(server.port))])
  for (let number = 0; number < 40; number++)
    await one.send({ ...message, to: `reader${number}@example.com` }, appDatabase)
  await server.untilTaken(40)
  await untilEmpty(database)
  expect(new Set(server.taken.flatMap(({ to }) => to)).size).toBe(40)
  expect(server.taken).toHaveLength(40)
})

test('a server killed after the delivery of an email: the copy has the same Message-ID', async ({
  server,
  database,
  appDatabase,
  mailThrough,
}) => {
  const through = smtpTo(server.port)
  // The first server is killed between the mail server's answer and its own note of it.
  const dying = await mailThrough({
    carry: async (...email) => {
      await through.carry(...email)
      await new Promise(() => {})
    },
    close: through.close,
  })
  await dying.send(message, appDatabase)
  await server.untilTaken(1)
  void dying.jobs.stop()
  await database.execute(sql`update jobs.job set state = 'retry', start_after = now() where name = 'send-email'`)
  await mailThrough(smtpTo(server.port))
  await server.untilTaken(2)
  await untilEmpty(database)
  const named = server.taken.map(({ message: source }) => /^Message-ID: (.*)$/m.exec(source)?.[1])
  expect(new Set(named).size).toBe(1)
})

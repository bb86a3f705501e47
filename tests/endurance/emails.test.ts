import { rmSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, test, type ExpectStatic } from 'vitest'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { runJobs } from '#server/platform/jobs/run-jobs.ts'
import { createMail } from '#server/platform/mail/create-mail.ts'
import { readMailTexts } from '#server/platform/mail/read-mail-texts.ts'
import { runApp, type RunningApp } from '../support/endurance/run-app.ts'
import { runPgbouncer } from '../support/endurance/run-pgbouncer.ts'
import { runPostgres, VERSIONS, type Version } from '../support/endurance/run-postgres.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { TEST_OPERATOR } from '../support/test-operator.ts'

const SECRET = 'a secret that both servers of this test have'
const quiet = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} }
const messageIdOf = ({ message }: { message: string }): string => /^Message-ID: (.*)$/m.exec(message)?.[1] ?? ''
const times = (ids: readonly string[], id: string): number => ids.filter((other) => other === id).length

/** Emails that one server works on at once: so many copies can come of one kill. */
const AT_ONCE = 3
const EMAILS = 60
/** The number of kills, one of two servers each. */
const KILLS = 2
/** Milliseconds for a test: a job in hand at a kill waits for two missed signs of life. */
const PATIENCE = 300_000

async function killWhileSending(expect: ExpectStatic, version: Version, isPooled: boolean): Promise<void> {
  const [folder, smtp, postgres] = [
    makeScratchFolder('endurance-emails'),
    await startSmtpServer(),
    await runPostgres(version),
  ]
  const pooler = isPooled ? await runPgbouncer(postgres) : undefined
  const url = pooler?.url ?? postgres.url
  const serve = (): Promise<RunningApp> =>
    runApp({
      FUNDA_DATA: folder,
      FUNDA_SECRET: SECRET,
      DATABASE_URL: url,
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    })
  const apps = [await serve(), await serve()]
  const { database, query, close } = openDatabase(url, { max: 4 })
  const mail = createMail({
    database,
    jobs: runJobs({ query, log: quiet }),
    secret: SECRET,
    sender: TEST_OPERATOR,
    texts: readMailTexts(path.join(import.meta.dirname, '../../locales')),
    carrier: null,
    clock: () => new Date(),
    log: quiet,
  })
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      const before = smtp.taken.length
      for (let number = 0; number < EMAILS; number++)
        await mail.send({ kind: 'hub-linked', to: `r${kill}-${number}@example.com`, language: 'en' }, database)
      await smtp.untilTaken(before + EMAILS / 3)
      await apps.shift()?.kill()
      apps.push(await serve())
      const sent = (): number => new Set(smtp.taken.map(messageIdOf)).size
      await expect.poll(sent, { timeout: 120_000, interval: 200 }).toBe((kill + 1) * EMAILS)
    }
    await expect
      .poll(
        async () =>
          (
            await postgres.ask(
              "select id from jobs.job where state in ('created', 'retry', 'active') and name = 'send-email'",
            )
          ).length,
        {
          timeout: 120_000,
          interval: 200,
        },
      )
      .toBe(0)
    const ids = smtp.taken.map(messageIdOf)
    const copies = [...new Set(ids)].filter((id) => times(ids, id) > 1)
    expect(new Set(smtp.taken.flatMap(({ to }) => to)).size).toBe(KILLS * EMAILS)
    expect(copies.length).toBeLessThanOrEqual(KILLS * AT_ONCE)
    expect(await postgres.ask("select * from pg_locks where locktype = 'advisory'")).toEqual([])
    const { rows } = await database.execute(sql`select current_setting('funda.actor', true) as actor`)
    expect([null, '']).toContain(rows[0]?.['actor'])
  } finally {
    await close()
    for (const app of apps) await app.stop()
    await pooler?.remove()
    await postgres.remove()
    await smtp.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

// They mostly wait for signs of life, each with servers and a database of its own: together they take as long as one.
describe.concurrent('a server killed while sending emails', { timeout: PATIENCE }, () => {
  test.for(VERSIONS)('PostgreSQL %i, a killed server: the other sends each email, few twice', (version, { expect }) =>
    killWhileSending(expect, version, false),
  )

  test('pgbouncer, a killed server: the other sends each email, no lock is left', ({ expect }) =>
    killWhileSending(expect, 18, true))
})

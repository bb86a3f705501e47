import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect } from 'vitest'
import { connectSmtp, type Carrier } from '#server/platform/mail/connect-smtp.ts'
import { createMail, type RunningMail } from '#server/platform/mail/create-mail.ts'
import type { LetterRequest } from '#server/platform/mail/letter.ts'
import { readSmtpAddress } from '#server/platform/mail/mail-settings.ts'
import { openOutbox, type Outbox } from '#server/platform/mail/open-outbox.ts'
import { readMailTexts } from '#server/platform/mail/read-mail-texts.ts'
import { startSmtpServer, type SmtpServer } from '../../../../tests/support/smtp-server.ts'
import { TEST_OPERATOR } from '../../../../tests/support/test-operator.ts'

const texts = readMailTexts(path.join(import.meta.dirname, '../../../../locales'))
const FROM = 'Funda <no-reply@funda.example>'
const letter: LetterRequest = {
  kind: 'reset-password',
  to: 'nomsa@example.com',
  language: 'xh',
  link: 'https://funda.example/reset-password#abc',
}
const DAY = 24 * 60 * 60 * 1000

type Fixtures = {
  folder: string
  outbox: Outbox
  server: SmtpServer
  logged: string[]
  time: { now: Date }
  /** Milliseconds that were waited between tries; no test waits them. */
  waited: number[]
  mailThrough: (carrier: Carrier | null, outboxOf?: Outbox) => RunningMail
}

const test = base.extend<Fixtures>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'funda-mail-'))
    await use(folder)
    rmSync(folder, { recursive: true })
  },
  outbox: async ({ folder }, use) => use(openOutbox(folder)),
  server: async ({}, use) => {
    const server = await startSmtpServer()
    await use(server)
    await server.close()
  },
  logged: async ({}, use) => use([]),
  time: async ({}, use) => use({ now: new Date('2026-03-02T10:00:00.000Z') }),
  waited: async ({}, use) => use([]),
  mailThrough: async ({ outbox, logged, time, waited }, use) => {
    const running: RunningMail[] = []
    const write = (message: string): void => void logged.push(message)
    await use((carrier, outboxOf = outbox) => {
      const mail = createMail({
        sender: TEST_OPERATOR,
        outbox: outboxOf,
        texts,
        carrier,
        clock: () => time.now,
        log: { error: write, warn: write, info: write, debug: write },
        wait: async (milliseconds, signal) => {
          signal.throwIfAborted()
          waited.push(milliseconds)
        },
      })
      running.push(mail)
      return mail
    })
    for (const mail of running) await mail.close()
  },
})

test('an answer to an email reaches the operator (H5)', async ({ server, mailThrough }) => {
  mailThrough(connectSmtp(readSmtpAddress(`smtp://127.0.0.1:${server.port}`), FROM, 'hello@learn.example.com')).send(
    letter,
  )
  await server.untilTaken(1)
  expect(server.taken[0]?.message).toMatch(/^Reply-To: hello@learn\.example\.com$/m)
})

const smtpTo = (port: number, credentials = ''): Carrier =>
  connectSmtp(readSmtpAddress(`smtp://${credentials}127.0.0.1:${port}`), FROM)

/** Looks again until it holds: what works in the background says nothing when it is done. */
const eventually = (look: () => Promise<void>): Promise<void> =>
  expect.poll(async () => look().then(() => 'holds', String)).toBe('holds')
const untilEmpty = (outbox: Outbox): Promise<void> => eventually(async () => expect(await outbox.list()).toEqual([]))

test("an email: reaches the mail server in the reader's language, as text and HTML", async ({
  server,
  outbox,
  mailThrough,
}) => {
  mailThrough(smtpTo(server.port)).send(letter)
  await server.untilTaken(1)
  expect(server.taken).toMatchObject([{ from: 'no-reply@funda.example', to: ['nomsa@example.com'] }])
  const message = server.taken[0]?.message ?? ''
  expect(message).toMatch(/^From: Funda <no-reply@funda\.example>$/m)
  expect(message).toMatch(/^To: nomsa@example\.com$/m)
  expect(message).toMatch(/^Subject: Khetha iphasiwedi entsha$/m)
  expect(message).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(message).toMatch(/^Content-Language: xh$/m)
  expect(message).toContain('Content-Type: text/plain; charset=utf-8')
  expect(message).toContain('Content-Type: text/html; charset=utf-8')
  expect(message.replaceAll('=\n', '')).toContain('https://funda.example/reset-password#abc')
  await untilEmpty(outbox)
})

test('a mail server that wants to know who sends is told', async ({ mailThrough }) => {
  const server = await startSmtpServer({ credentials: { user: 'funda', pass: 'p@ss' } })
  mailThrough(smtpTo(server.port, 'funda:p%40ss@')).send(letter)
  await server.untilTaken(1)
  expect(server.taken).toHaveLength(1)
  await server.close()
})

test('a letter that a busy mail server puts off is sent again', async ({ server, mailThrough, waited, logged }) => {
  server.refusals.push('451 later', '451 later')
  mailThrough(smtpTo(server.port)).send(letter)
  await server.untilTaken(1)
  expect(waited).toEqual([0, 5000, 30_000])
  expect(logged).toEqual(Array(2).fill('mail: a letter could not be sent (EENVELOPE)'))
})

test('a letter that is refused for good is not tried again', async ({ server, outbox, mailThrough, waited }) => {
  server.refusals.push('550 no such user')
  mailThrough(smtpTo(server.port)).send(letter)
  await eventually(async () => expect(waited).toEqual([0]))
  await untilEmpty(outbox)
  expect(server.taken).toEqual([])
})

test('a letter that no mail server takes is given up in the end, and the log names nobody [ASVS V16.5.2]', async ({
  outbox,
  mailThrough,
  waited,
  logged,
}) => {
  const gone = await startSmtpServer()
  await gone.close()
  mailThrough(smtpTo(gone.port)).send(letter)
  await eventually(async () => expect(logged.at(-1)).toBe('mail: a letter is given up after an hour'))
  expect(waited.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(DAY / 24)
  expect(logged.join('\n')).not.toMatch(/nomsa|reset-password|127\.0\.0\.1/)
  await untilEmpty(outbox)
})

test('a mail server without TLS elsewhere than on this machine gets no letter', async ({
  server,
  mailThrough,
  logged,
}) => {
  const carrier = connectSmtp({ ...readSmtpAddress(`smtp://127.0.0.1:${server.port}`), requireTls: true }, FROM)
  mailThrough(carrier).send(letter)
  await eventually(async () => expect(logged.at(-1)).toContain('given up'))
  expect(server.taken).toEqual([])
})

test('letters that an earlier run left behind are sent at the next start, once', async ({
  server,
  outbox,
  mailThrough,
}) => {
  const hung: Carrier = { carry: () => new Promise(() => {}), close: () => {} }
  const first = mailThrough(hung)
  first.send(letter)
  await eventually(async () => expect(await outbox.list()).toHaveLength(1))
  await first.close()
  const second = mailThrough(smtpTo(server.port))
  await second.resume()
  await server.untilTaken(1)
  await untilEmpty(outbox)
  await second.resume()
  expect(server.taken).toHaveLength(1)
})

test('emails without a mail server: stay in the outbox, deleted after seven days', async ({
  folder,
  outbox,
  mailThrough,
  time,
}) => {
  const mail = mailThrough(null)
  mail.send(letter)
  await eventually(async () =>
    expect(await outbox.list()).toMatchObject([
      { at: '2026-03-02T10:00:00.000Z', letter: { to: 'nomsa@example.com' } },
    ]),
  )
  const [file = ''] = readdirSync(path.join(folder, 'outbox'))
  expect([
    statSync(path.join(folder, 'outbox')).mode & 0o777,
    statSync(path.join(folder, 'outbox', file)).mode & 0o777,
  ]).toEqual([0o700, 0o600])
  time.now = new Date(time.now.getTime() + 7 * DAY)
  await mail.resume()
  expect(await outbox.list()).toHaveLength(1)
  time.now = new Date(time.now.getTime() + 1)
  await mail.resume()
  expect(await outbox.list()).toEqual([])
})

test('a full disk keeps no letter from being sent', async ({ server, outbox, mailThrough, logged }) => {
  const full: Outbox = {
    ...outbox,
    keep: () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' })),
  }
  mailThrough(smtpTo(server.port), full).send(letter)
  await server.untilTaken(1)
  expect(logged).toEqual(['mail: a letter could not be kept (ENOSPC)'])
})

test("a child's account has no address: nothing is written to one that can't exist", async ({
  outbox,
  mailThrough,
}) => {
  const mail = mailThrough(null)
  mail.send({ ...letter, to: '01890000-0000-7000-8000-000000000001@child.invalid' })
  mail.send(letter)
  await expect
    .poll(async () => (await outbox.list()).map((waiting) => waiting.letter.to))
    .toEqual(['nomsa@example.com'])
})

test('emails to an address without an account: removed from outbox and queue, others stay', async ({
  outbox,
  mailThrough,
}) => {
  const kept = mailThrough(null)
  kept.send(letter)
  kept.send({ ...letter, to: 'thandi@example.com' })
  await expect.poll(async () => (await outbox.list()).length).toBe(2)
  await kept.forget('nomsa@example.com')
  expect((await outbox.list()).map(({ letter: { to } }) => to)).toEqual(['thandi@example.com'])
  await kept.forget('thandi@example.com')

  const carried: string[] = []
  let refuse: (() => void) | undefined
  const carrying = mailThrough({
    carry: async ({ to }) => {
      carried.push(to)
      await new Promise<void>((resolve) => {
        refuse = resolve
      })
      throw new Error('away')
    },
    close: () => {},
  })
  carrying.send(letter)
  await expect.poll(() => carried).toEqual(['nomsa@example.com'])
  await carrying.forget('nomsa@example.com')
  refuse?.()
  await expect.poll(async () => (await outbox.list()).length).toBe(0)
  expect(carried).toEqual(['nomsa@example.com'])
})

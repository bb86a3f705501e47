import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { CallName } from '#contract/call-of.ts'
import { childrenCalls } from '#contract/children.ts'
import { guestCalls } from '#contract/guest.ts'
import { accountsCalls } from '#contract/accounts.ts'
import { learningCalls } from '#contract/learning.ts'
import { users } from '#server/features/accounts/index.ts'
import { createLog } from '#server/platform/log/create-log.ts'
import { guardConsole } from '#server/platform/log/guard-console.ts'
import { signUpInput, test, type Visitor } from '../../tests/support/app-test.ts'
import { AGREED, PICTURES } from '../../tests/support/children.ts'
import { makeEvent } from '../../tests/support/make-event.ts'
import { CALLS, ROWS } from '../../tests/support/matrix/rows.ts'

/** A text that is nowhere else; every name, address, answer and browser below has it. */
const CANARY = 'zkcanary'
/** A network address that is nobody else's here. */
const ADDRESS = '203.0.113.77'

const PERSON = { ...signUpInput(CANARY), firstName: `${CANARY} first`, lastName: `${CANARY} last` }

/**
 * Writes the input with every text replaced: addresses by one of the canary's, everything else by the canary itself.
 */
function withCanaries(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('@') ? `${CANARY}@example.com` : CANARY
  if (Array.isArray(value)) return value.map(withCanaries)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withCanaries(inner)]))
}

/** Returns the same with one text replaced at a time, so that the others still pass. */
function oneByOne(input: object): object[] {
  return Object.entries(input)
    .filter(([, value]) => typeof value === 'string')
    .map(([key, value]) => ({ ...input, [key]: `${CANARY}${String(value)}` }))
}

const HEADERS = {
  'user-agent': `Mozilla ${CANARY}`,
  'x-forwarded-for': ADDRESS,
  referer: `http://localhost:3000/${CANARY}`,
}

/** Calls that end the session, tried last. */
const ENDINGS: readonly CallName[] = ['signOut', 'deleteOwnAccount']

async function askEverything(browser: Visitor): Promise<Set<number>> {
  const statuses = new Set<number>()
  for (const name of [...(Object.keys(ROWS) as CallName[]).filter((one) => !ENDINGS.includes(one)), ...ENDINGS]) {
    const input = ROWS[name].input(
      ROWS[name].targets[0] ?? '',
      Object.fromEntries(ROWS[name].targets.map((target) => [target, crypto.randomUUID()])),
    )
    for (const tried of [withCanaries(input) as object, ...oneByOne(input), { ...input, [CANARY]: CANARY }])
      statuses.add((await browser.send(CALLS[name], tried, HEADERS)).status)
  }
  return statuses
}

test(
  'logs of server, driver and database: whatever is sent or fails, nobody is in them (M10) [ASVS V16.2.5]',
  { timeout: 240_000 },
  async ({ buildTestApp, visitAt, database, appDatabase }) => {
    const lines: string[] = []
    const take = (line: string): void => void lines.push(line)
    const log = createLog('debug', 'json', { clock: () => new Date(), out: take, err: take })
    const spies = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')].map((spy) =>
      spy.mockImplementation((chunk) => {
        take(String(chunk))
        return true
      }),
    )
    const giveBack = guardConsole(log)
    const statuses = new Set<number>()
    try {
      const app = await buildTestApp({ log })
      const browser = visitAt(app, ADDRESS)
      await browser.send(accountsCalls.signUp, PERSON, HEADERS)
      await database.update(users).set({ emailVerified: true })
      // Unique violations by races.
      await Promise.all(
        Array.from({ length: 12 }, async () =>
          statuses.add(
            (
              await visitAt(app, ADDRESS).send(
                accountsCalls.signUp,
                { ...PERSON, email: `${CANARY}2@example.com`, username: `${CANARY}2` },
                HEADERS,
              )
            ).status,
          ),
        ),
      )
      const child = await Promise.all(
        Array.from({ length: 6 }, () =>
          browser.send(childrenCalls.addChild, { username: `${CANARY}3`, secret: PICTURES, ...AGREED }, HEADERS),
        ),
      )
      expect(child.filter(({ status }) => status === 200)).toHaveLength(1)
      const tablet = visitAt(app, ADDRESS)
      expect(
        (await tablet.send(childrenCalls.signInChild, { username: `${CANARY}3`, secret: PICTURES }, HEADERS)).status,
      ).toBe(200)
      await tablet.send(learningCalls.recordEvents, { events: [makeEvent({ answer: `${CANARY} answer` })] }, HEADERS)
      for (const one of [browser, tablet, visitAt(app, ADDRESS)])
        for (const status of await askEverything(one)) statuses.add(status)
      // A unique violation, a value of the wrong form and one that a check refuses, each with the canary as a parameter
      // and in the statement.
      const [known] = await database.select().from(users).limit(1)
      if (!known) throw new Error('Nobody has an account.')
      const refused = [
        appDatabase.insert(users).values({ ...known, id: crypto.randomUUID() }),
        appDatabase.execute(sql`select ${CANARY}::uuid`),
        appDatabase.execute(sql.raw(`select '${CANARY}'::jsonb`)),
        appDatabase.insert(users).values({
          ...known,
          id: crypto.randomUUID(),
          email: `${CANARY}6@example.com`,
          username: `${CANARY}6`,
          ageBand: CANARY as 'adult',
        }),
      ]
      expect((await Promise.allSettled(refused)).map(({ status }) => status)).toEqual(refused.map(() => 'rejected'))
      // Refusals of the database itself: a missing table, and text that it can't store.
      const again = visitAt(app, ADDRESS)
      await again.send(
        accountsCalls.signUp,
        { ...PERSON, email: `${CANARY}4@example.com`, username: `${CANARY}4` },
        HEADERS,
      )
      await again.send(
        guestCalls.transferGuestSession,
        {
          guestSessionId: crypto.randomUUID(),
          createdAt: '2026-03-01T10:00:00.000Z',
          data: { text: `${CANARY}\u0000` },
        },
        HEADERS,
      )
      for (const table of ['learning_events', 'sign_in_attempts', 'sessions', 'users']) {
        await database.execute(sql`alter table ${sql.identifier(table)} rename to away`)
        statuses.add(
          (
            await again.send(
              learningCalls.recordEvents,
              { events: [makeEvent({ answer: `${CANARY} answer` })] },
              HEADERS,
            )
          ).status,
        )
        statuses.add(
          (
            await visitAt(app, ADDRESS).send(
              accountsCalls.signIn,
              { name: CANARY, password: `${CANARY} password` },
              HEADERS,
            )
          ).status,
        )
        statuses.add(
          (
            await visitAt(app, ADDRESS).send(
              accountsCalls.signUp,
              { ...PERSON, email: `${CANARY}5@example.com`, username: `${CANARY}5` },
              HEADERS,
            )
          ).status,
        )
        await database.execute(sql`alter table away rename to ${sql.identifier(table)}`)
      }
    } finally {
      giveBack()
      for (const spy of spies) spy.mockRestore()
    }
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404, 409, 500]))
    const events = lines.map((line) => (JSON.parse(line) as { event: string }).event)
    expect(events).toEqual(expect.arrayContaining(['request', 'request-failed']))
    const [place] = await database
      .select({ cluster: sql<string>`current_setting('data_directory')` })
      .from(sql`(select 1) as one`)
    const ownLog = readFileSync(path.join(place?.cluster ?? '', '..', 'postgres.log'), 'utf8')
    for (const [name, text] of [
      ['server', lines.join('')],
      ['database', ownLog],
    ] as const) {
      expect([
        name,
        text
          .split('\n')
          .filter((line) => line.includes(CANARY) || line.includes(ADDRESS))
          .slice(0, 3),
      ]).toEqual([name, []])
    }
    expect(ownLog).toContain('LOG:')
  },
)

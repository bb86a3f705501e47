import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { childrenCalls } from '#contract/children.ts'
import { khuluCalls } from '#contract/khulu.ts'
import { khuluData } from '#server/features/khulu/collect-khulu.ts'
import { khuluSweeps, sweepDisclosures } from '#server/features/khulu/sweeps.ts'
import { khuluHistories, khuluMessages } from '#server/features/khulu/tables.ts'
import { users } from '#server/features/accounts/index.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { test, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, PICTURES } from '../../../../tests/support/children.ts'
import { eventId } from '../../../../tests/support/make-event.ts'

const { exchangeMessages, clearMessages } = khuluCalls
const NOW = '2026-03-02T10:00:00.000Z'
const DAY = 24 * 60 * 60 * 1000
const answer = {
  says: [{ text: 'khulu.plural', words: { noun: 'inja' }, values: { meaning: 'dog', other: { text: 'khulu.who.2' } } }],
  blocks: [
    { kind: 'practise', address: '/grammar?category=nouns', label: { text: 'khulu.practise' } },
    { kind: 'ask', questions: [{ text: 'khulu.practise' }] },
  ],
  sources: [{ kind: 'lexicon', id: 'noun.dog', word: 'inja' }],
} as const

const message = (number: number, changes: object = {}): Record<string, unknown> => ({
  id: eventId(number),
  text: `question ${number}`,
  sender: 'user',
  timestamp: '2026-03-02T09:59:00.000Z',
  ...changes,
})
const exchange = (browser: Visitor, messages: object[], more: object = {}) =>
  browser.send(exchangeMessages, { messages, sentAt: NOW, ...more })
const textsOf = (body: Record<string, unknown>): string[] =>
  (body['messages'] as { text: string }[]).map(({ text }) => text)

test('Khulu conversation: a guest can neither store, read nor clear one', async ({ visit, database }) => {
  expect((await exchange(visit(), [message(1)])).status).toBe(401)
  expect((await visit().send(clearMessages)).status).toBe(401)
  expect(await database.$count(khuluMessages)).toBe(0)
})

const WRONG = [
  [{ id: 'x' }, 'messages.0.id'],
  [{ sender: 'teacher' }, 'messages.0.sender'],
  [{ text: 'a\0' }, 'input'],
  [{ text: 'half \uD83D' }, 'input'],
  [{ text: 'x'.repeat(4001) }, 'messages.0.text'],
  [{ timestamp: 'now' }, 'messages.0.timestamp'],
  [{ learnerId: eventId(9) }, 'messages.0.learnerId'],
  [
    {
      answer: {
        ...answer,
        blocks: [{ kind: 'practise', address: 'javascript:alert(1)', label: { text: 'khulu.practise' } }],
      },
    },
    'messages.0.answer.blocks.0.address',
  ],
  [
    {
      answer: {
        ...answer,
        blocks: [{ kind: 'practise', address: '//evil.example', label: { text: 'khulu.practise' } }],
      },
    },
    'messages.0.answer.blocks.0.address',
  ],
  [{ answer: { ...answer, says: [{ text: 'shell.title' }] } }, 'messages.0.answer.says.0.text'],
  [{ answer: { ...answer, blocks: [{ kind: 'html', html: '<b>' }] } }, 'messages.0.answer.blocks.0.kind'],
] as const

test('an invalid message, or one that draws foreign content: refused with its whole batch', async ({
  signUpAs,
  database,
}) => {
  const browser = await signUpAs('nomsa')
  for (const [wrong, field] of WRONG) {
    const { status, body } = await exchange(browser, [message(1, wrong), message(2)])
    expect([status, Object.keys((body['error'] as { fields: object }).fields)]).toEqual([400, [field]])
  }
  for (const more of [
    { after: -1 },
    { after: 'x' },
    { clearedAt: 'yesterday' },
    { sentAt: undefined },
    { learnerId: eventId(1) },
  ])
    expect((await exchange(browser, [message(1)], more)).status).toBe(400)
  expect(
    (
      await exchange(
        browser,
        Array.from({ length: 61 }, (_, index) => message(index)),
      )
    ).status,
  ).toBe(400)
  expect(await database.$count(khuluMessages)).toBe(0)
})

test('Khulu conversation: shown on another device, each message once, with the same parts [S3.09]', async ({
  signUpAs,
  visit,
}) => {
  const phone = await signUpAs('nomsa')
  const sent = [message(1), message(2, { sender: 'khulu', timestamp: '2026-03-02T09:59:01.000Z', answer })]
  const first = await exchange(phone, sent)
  expect([first.status, first.body]).toEqual([200, { messages: [], cursor: 2, clearedAt: null }])
  // The same request again, as after an answer that was lost.
  expect((await exchange(phone, sent)).body).toEqual({ messages: [], cursor: 2, clearedAt: null })
  const other = visit()
  other.cookies.clear()
  for (const [name, value] of phone.cookies) other.cookies.set(name, value)
  const shown = await exchange(other, [message(3, { timestamp: '2026-03-02T09:58:00.000Z' })])
  expect(shown.body).toEqual({ messages: sent, cursor: 3, clearedAt: null })
  expect(textsOf((await exchange(phone, [], { after: 2 })).body)).toEqual(['question 3'])
  expect(textsOf((await exchange(phone, [], { after: 3 })).body)).toEqual([])
})

test("an earlier version's device sends a disclosure: it and its answer aren't kept or copied (B1)", async ({
  signUpAs,
  database,
}) => {
  const phone = await signUpAs('nomsa')
  const care = {
    says: [{ text: 'khulu.safe.abuse' }],
    blocks: [{ kind: 'helplines', lines: [{ name: 'SADAG', number: '0800 567 567' }] }],
    sources: [],
  }
  const beside = { ...care, blocks: [{ kind: 'beside', line: { name: 'Childline South Africa', number: '116' } }] }
  const told = [
    message(1, { text: 'my uncle touches me' }),
    message(2, { sender: 'khulu', answer: care }),
    message(3, { text: 'I am sad' }),
    message(4, { sender: 'khulu', answer: beside }),
  ]
  expect((await exchange(phone, [...told, message(5)])).status).toBe(200)
  expect((await database.select({ text: khuluMessages.text }).from(khuluMessages)).map(({ text }) => text)).toEqual([
    'question 5',
  ])
})

const EARLIER = [
  message(1),
  message(2, { text: 'my uncle touches me', timestamp: '2026-03-02T09:59:01.000Z' }),
  message(3, { sender: 'khulu', text: 'Umalume wam', timestamp: '2026-03-02T09:59:02.000Z', answer }),
]

/** Writes a conversation as an earlier version kept it, disclosures included. */
async function keepAsEarlier(database: Database, username: string): Promise<string> {
  const [found] = await database.select({ id: users.id }).from(users).where(eq(users.username, username))
  const learnerId = found?.id ?? ''
  await database.insert(khuluHistories).values({ learnerId, lastSequence: EARLIER.length, passedCheck: 0 })
  await database.insert(khuluMessages).values(
    EARLIER.map((kept, index) => ({
      learnerId,
      id: eventId(index + 1),
      sequence: index + 1,
      sender: kept['sender'] === 'khulu' ? ('khulu' as const) : ('user' as const),
      text: String(kept['text']),
      answer: null,
      saidAt: new Date(String(kept['timestamp'])),
      receivedAt: new Date(NOW),
    })),
  )
  return learnerId
}

test('disclosure of an earlier version: the next exchange deletes it and shows it to no device (B1)', async ({
  signUpAs,
  database,
}) => {
  const phone = await signUpAs('nomsa')
  await keepAsEarlier(database, 'nomsa')
  for (const _ of ['first', 'again']) expect(textsOf((await exchange(phone, [])).body)).toEqual(['question 1'])
  expect(await database.$count(khuluMessages)).toBe(1)
})

test('disclosure of an earlier version: left out of the copy before the sweep, deleted by it (B1)', async ({
  signUpAs,
  database,
}) => {
  for (const name of ['nomsa', 'sipho']) {
    await signUpAs(name)
    const id = await keepAsEarlier(database, name)
    expect((await khuluData.collect(database, id))['khuluMessages']).toMatchObject([{ text: 'question 1' }])
  }
  expect(await database.$count(khuluMessages)).toBe(6)
  await sweepDisclosures(database)
  expect((await database.select({ text: khuluMessages.text }).from(khuluMessages)).map(({ text }) => text)).toEqual([
    'question 1',
    'question 1',
  ])
  await sweepDisclosures(database)
  expect(await database.$count(khuluMessages)).toBe(2)
})

test('Khulu conversation: ten simultaneous requests store each message once', async ({ signUpAs, database }) => {
  const phone = await signUpAs('nomsa')
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => exchange(phone, [message(1), message(2 + index)])),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  const rows = await database
    .select({ sequence: khuluMessages.sequence })
    .from(khuluMessages)
    .orderBy(khuluMessages.sequence)
  expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 11 }, (_, index) => index + 1))
})

test("another account's Khulu conversation: can't be read, changed or cleared, even by its ids", async ({
  signUpAs,
  database,
}) => {
  const nomsa = await signUpAs('nomsa')
  await exchange(nomsa, [message(1)])
  const sipho = await signUpAs('sipho')
  expect((await exchange(sipho, [message(1, { text: 'mine' })])).body).toMatchObject({ messages: [], cursor: 1 })
  await sipho.send(clearMessages)
  expect(textsOf((await exchange(nomsa, [])).body)).toEqual(['question 1'])
  expect(await database.select({ text: khuluMessages.text }).from(khuluMessages)).toEqual([{ text: 'question 1' }])
})

test('Khulu conversation: a device gets the newest sixty messages in their order', async ({ signUpAs }) => {
  const phone = await signUpAs('nomsa')
  for (const from of [1, 41])
    await exchange(
      phone,
      Array.from({ length: 40 }, (_, index) =>
        message(from + index, { timestamp: new Date(Date.parse(NOW) - (200 - from - index) * 1000).toISOString() }),
      ),
    )
  const texts = textsOf((await exchange(phone, [])).body)
  expect([texts.length, texts[0], texts.at(-1)]).toEqual([60, 'question 21', 'question 80'])
})

test('cleared on one device: the conversation is deleted, and another device begins after it', async ({
  signUpAs,
  database,
  time,
}) => {
  const phone = await signUpAs('nomsa')
  await exchange(phone, [message(1), message(2)])
  time.now = new Date(Date.parse(NOW) + 60_000)
  const { status, body } = await phone.send(clearMessages)
  expect([status, body]).toEqual([200, { clearedAt: time.now.toISOString() }])
  expect(await database.$count(khuluMessages)).toBe(0)
  time.now = new Date(Date.parse(NOW) + 120_000)
  const sentAt = time.now.toISOString()
  // The other device had read both and has an older one unsent.
  const answered = await exchange(phone, [message(3), message(4, { timestamp: '2026-03-02T10:01:30.000Z' })], {
    after: 2,
    clearedAt: null,
    sentAt,
  })
  expect(answered.body).toEqual({ messages: [], cursor: 3, clearedAt: body['clearedAt'] })
  expect(textsOf((await exchange(phone, [], { after: 2, clearedAt: null, sentAt })).body)).toEqual(['question 4'])
  expect((await phone.send(clearMessages)).status).toBe(200)
  expect((await phone.send(clearMessages)).status).toBe(200)
})

test('cleared offline: messages of that time are deleted, later ones stay', async ({ signUpAs, time }) => {
  const phone = await signUpAs('nomsa')
  await exchange(phone, [message(1)])
  time.now = new Date(Date.parse(NOW) + 600_000)
  await exchange(phone, [message(2, { timestamp: time.now.toISOString() })], { sentAt: time.now.toISOString() })
  expect((await phone.send(clearMessages, { secondsAgo: 300 })).body).toEqual({ clearedAt: '2026-03-02T10:05:00.000Z' })
  expect(textsOf((await exchange(phone, [])).body)).toEqual(['question 2'])
  for (const secondsAgo of [-1, 1.5, 'now', 90 * 24 * 60 * 60 + 1])
    expect((await phone.send(clearMessages, { secondsAgo })).status).toBe(400)
})

test('Khulu message times: corrected when a device clock is two days slow or a year fast', async ({
  signUpAs,
  database,
}) => {
  const phone = await signUpAs('nomsa')
  for (const [number, ahead] of [
    [1, -2 * DAY],
    [2, 365 * DAY],
  ] as const) {
    await exchange(phone, [message(number, { timestamp: new Date(Date.parse(NOW) + ahead - 60_000).toISOString() })], {
      sentAt: new Date(Date.parse(NOW) + ahead).toISOString(),
    })
  }
  expect(await database.select({ saidAt: khuluMessages.saidAt }).from(khuluMessages)).toEqual([
    { saidAt: new Date('2026-03-02T09:59:00.000Z') },
    { saidAt: new Date('2026-03-02T09:59:00.000Z') },
  ])
})

test("messages: a child's go after 30 days, an adult's after 90; expired ones aren't stored", async ({
  signUpAs,
  visit,
  database,
  time,
}) => {
  const adult = await signUpAs('gogo')
  await addChildTo(adult, 'thandi')
  const child = visit()
  await child.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  const daysAgo = (days: number, milliseconds = 0): { timestamp: string } => ({
    timestamp: new Date(Date.parse(NOW) - days * DAY + milliseconds).toISOString(),
  })
  const all = [
    message(1),
    message(2, daysAgo(30, 1)),
    message(3, daysAgo(30)),
    message(4, daysAgo(90, 1)),
    message(5, daysAgo(90)),
  ]
  for (const browser of [adult, child]) await exchange(browser, all)
  const count = async (band: 'adult' | 'child'): Promise<number> =>
    (
      await database
        .select()
        .from(khuluMessages)
        .innerJoin(users, eq(users.id, khuluMessages.learnerId))
        .where(eq(users.ageBand, band))
    ).length
  expect([await count('adult'), await count('child')]).toEqual([4, 2])
  for (const [days, adults, children] of [
    [0, 4, 2],
    [1, 3, 1],
    [29, 3, 1],
    [30, 3, 0],
    [59, 3, 0],
    [60, 2, 0],
    [61, 1, 0],
    [89, 1, 0],
    [90, 0, 0],
  ] as const) {
    time.now = new Date(Date.parse(NOW) + days * DAY)
    for (const sweep of Object.values(khuluSweeps(database))) await sweep(time.now)
    expect([days, await count('adult'), await count('child')]).toEqual([days, adults, children])
  }
})

test("a guardian's copy: holds all of the child's questions; after withdrawal none is left", async ({
  signUpAs,
  visit,
  database,
}) => {
  const guardian = await signUpAs('gogo')
  const childId = await addChildTo(guardian, 'thandi')
  const child = visit()
  await child.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  await exchange(child, [
    message(1, { text: 'canary 4711' }),
    message(2, { sender: 'khulu', text: 'canary 4712', answer }),
  ])
  const { body } = await guardian.send(childrenCalls.exportChild, { childId })
  expect(body['tables']).toMatchObject({
    khuluMessages: [
      { text: 'canary 4711', sender: 'user' },
      { text: 'canary 4712', answer },
    ],
    khuluHistories: [{ clearedAt: null }],
  })
  expect((await (await signUpAs('sipho')).send(childrenCalls.exportChild, { childId })).status).toBe(404)
  await guardian.send(childrenCalls.withdrawConsent, { childId })
  expect([await database.$count(khuluMessages), await database.$count(khuluHistories)]).toEqual([0, 0])
})

test('deleted child: its Khulu conversation is deleted too', async ({ signUpAs, visit, database }) => {
  const guardian = await signUpAs('gogo')
  const childId = await addChildTo(guardian, 'thandi')
  const child = visit()
  await child.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  await exchange(child, [message(1)])
  await guardian.send(childrenCalls.deleteChild, { childId })
  expect([await database.$count(khuluMessages), await database.$count(khuluHistories)]).toEqual([0, 0])
})

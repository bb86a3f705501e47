import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { khuluCalls } from '#contract/khulu.ts'
import { learningCalls } from '#contract/learning.ts'
import { recordingsCalls } from '#contract/recordings.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { QUOTAS, type QuotaKind } from '#core/people/quotas.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { test, type Answer, type Visitor } from '../../tests/support/app-test.ts'
import { AGREED, PICTURES } from '../../tests/support/children.ts'
import { eventId, makeEvent } from '../../tests/support/make-event.ts'
import { recordingInput, soundOf } from '../../tests/support/recording-input.ts'

/** Number of parallel requests that the quota has room for. */
const ROOM = 5
/** Requests at the same moment. */
const AT_ONCE = 25

const idOf = async (browser: Visitor): Promise<string> =>
  ((await browser.send(accountsCalls.getMe)).body['account'] as { id: string }).id

/** Fills an account up to some short of a quota, in the tables themselves. */
const FILL: Readonly<
  Record<
    'spaces' | 'recordings-waiting' | 'chat-messages',
    (database: Database, id: string, rows: number) => Promise<unknown>
  >
> = {
  spaces: (database, id, rows) =>
    database.execute(sql`
    with made as (insert into spaces (space_id, kind, name, created_at)
      select gen_random_uuid(), 'family', 'x', now() from generate_series(1, ${rows}) returning space_id)
    insert into space_members (space_id, learner_id, role, tags, joined_at)
    select space_id, ${id}, 'parent', '{admin}', now() from made`),
  'recordings-waiting': (database, id, rows) =>
    database.execute(sql`
    insert into recordings (learner_id, id, language, clip_name, text, sound, file, state, consent_version, recorded_at)
    select ${id}, gen_random_uuid(), 'xh', 'x', 'x', '\\x00', 'f' || n, 'waiting', 'x', now() from generate_series(1, ${rows}) n`),
  'chat-messages': async (database, id, rows) => {
    await database.execute(sql`insert into khulu_histories (learner_id, last_sequence) values (${id}, ${rows})`)
    await database.execute(
      sql`insert into khulu_messages (learner_id, id, sequence, sender, text, said_at, received_at)
        select ${id}, gen_random_uuid(), n, 'user', 'x', '2026-03-02T09:00:00Z', '2026-03-02T09:00:00Z'
        from generate_series(1, ${rows}) n`,
    )
  },
}

const ASK: Readonly<Record<keyof typeof FILL, (browser: Visitor, index: number) => Promise<Answer>>> = {
  spaces: (browser) => browser.send(spacesCalls.createSpace, { kind: 'class', name: 'Grade 3' }),
  'recordings-waiting': (browser, index) =>
    browser.send(recordingsCalls.addRecording, recordingInput({ sound: soundOf(300 + index) })),
  'chat-messages': (browser) =>
    browser.send(khuluCalls.exchangeMessages, {
      messages: [{ id: crypto.randomUUID(), text: 'molo', sender: 'user', timestamp: '2026-03-02T10:00:00.000Z' }],
      sentAt: '2026-03-02T10:00:00.000Z',
    }),
}

for (const kind of ['spaces', 'recordings-waiting', 'chat-messages'] as const) {
  test(`quotas: ${AT_ONCE} parallel requests don't pass ${kind}, and a near end is told (H3) [ASVS V2.4.1]`, async ({
    signUpAs,
    database,
  }) => {
    const browser = await signUpAs('nomsa')
    await FILL[kind](database, await idOf(browser), QUOTAS[kind] - ROOM)
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => ASK[kind](browser, index)))
    const taken = answers.filter(({ status }) => status === 200)
    expect([taken.length, answers.filter(({ status }) => status === 409).length]).toEqual([ROOM, AT_ONCE - ROOM])
    const told = taken.map(({ body }) => body['near'] as { quota: QuotaKind; used: number; most: number })
    expect(told.map(({ quota, most }) => [quota, most])).toEqual(taken.map(() => [kind, QUOTAS[kind]]))
    expect(told.map(({ used }) => used).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: ROOM }, (_, index) => QUOTAS[kind] - ROOM + 1 + index),
    )
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      error: { code: 'quota-reached', quota: kind },
    })
  })
}

test('children: two added at once fill the last place once, and the guardian is told (H3)', async ({
  signUpAs,
  database,
}) => {
  const browser = await signUpAs('nomsa')
  const id = await idOf(browser)
  await database.execute(sql`
    with made as (insert into users (id, username, first_name, last_name, email, age_band, terms_accepted_at, created_at, updated_at)
      select gen_random_uuid(), 'child' || n, 'x', '', 'child' || n || '@child.invalid', 'child', now(), now(), now()
      from generate_series(1, ${QUOTAS.children - 1}) n returning id)
    insert into guardian_relations (learner_id, guardian_id, scopes, created_at) select id, ${id}, '{}', now() from made`)
  const add = (username: string): Promise<Answer> =>
    browser.send(childrenCalls.addChild, { username, secret: PICTURES, ...AGREED })
  const answers = await Promise.all([add('thandi'), add('sipho')])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(answers.filter(({ status }) => status === 200).map(({ body }) => body['near'])).toEqual([
    {
      quota: 'children',
      used: QUOTAS.children,
      most: QUOTAS.children,
    },
  ])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    error: { code: 'quota-reached', quota: 'children' },
  })
})

const fillEvents = async (database: Database, id: string, rows: number, receivedAt: Date): Promise<void> => {
  await database.execute(
    sql`insert into learning_streams (learner_id, last_sequence) values (${id}, ${rows})
      on conflict (learner_id) do update set last_sequence = ${rows}`,
  )
  await database.execute(sql`
    insert into learning_events (learner_id, id, sequence, language, section, item_id, exercise_type, answer, verdict,
      milliseconds, device_id, occurred_at, utc_offset_minutes, verified, clock_corrected, received_at)
    select ${id}, gen_random_uuid(), n, 'xh', 'phrases', 'x', 'type-translation', 'x', 'wrong', 1, 'd',
      '2026-03-01T10:00:00Z', 120, false, false, ${receivedAt.toISOString()}
    from generate_series(1, ${rows}) n`)
}

const batch = (from: number, length: number): { events: object[] } => ({
  events: Array.from({ length }, (_, index) => makeEvent({ id: eventId(from + index) })),
})

test('quotas: the events of one day are bounded, told when near, and taken again the next day (H3)', async ({
  signUpAs,
  database,
  time,
}) => {
  const browser = await signUpAs('nomsa')
  await fillEvents(database, await idOf(browser), QUOTAS['events-a-day'] - 100, time.now)
  expect(await browser.send(learningCalls.recordEvents, batch(1, 100))).toMatchObject({
    status: 200,
    body: { near: { quota: 'events-a-day' } },
  })
  const refused = await browser.send(learningCalls.recordEvents, batch(101, 1))
  expect(refused).toMatchObject({
    status: 409,
    body: { error: { code: 'quota-reached', quota: 'events-a-day', retryAfter: 14 * 60 * 60 } },
  })
  expect((await browser.send(learningCalls.recordEvents, batch(1, 100))).body).toMatchObject({
    accepted: { length: 100 },
  })
  time.now = new Date(time.now.getTime() + 14 * 60 * 60 * 1000)
  const next = await browser.send(learningCalls.recordEvents, batch(101, 100))
  expect([next.status, next.body['near']]).toEqual([200, undefined])
})

test('quotas: all events of an account are bounded (H3)', async ({ signUpAs, database, time }) => {
  const browser = await signUpAs('nomsa')
  const id = await idOf(browser)
  await fillEvents(database, id, 10, new Date(time.now.getTime() - 48 * 60 * 60 * 1000))
  await database.execute(sql`update learning_streams set last_sequence = ${QUOTAS.events - 1} where learner_id = ${id}`)
  expect(await browser.send(learningCalls.recordEvents, batch(1, 2))).toMatchObject({
    status: 409,
    body: { error: { code: 'quota-reached', quota: 'events' } },
  })
  expect(await browser.send(learningCalls.recordEvents, batch(1, 1))).toMatchObject({
    status: 200,
    body: { near: { quota: 'events', used: QUOTAS.events } },
  })
})

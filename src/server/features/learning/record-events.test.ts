import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { learningCalls } from '#contract/learning.ts'
import { GUEST_LIFE_DAYS } from '#core/learning/event-time.ts'
import type { LearningEvent } from '#core/learning/learning-event.ts'
import { keepEvents } from '#server/features/learning/queries.ts'
import { learningEvents } from '#server/features/learning/tables.ts'
import { asAccount } from '#server/platform/database/actor.ts'
import { eventId, makeEvent, makeEvents } from '../../../../tests/support/make-event.ts'
import { test, type Visitor } from '../../../../tests/support/app-test.ts'

const { recordEvents, listEvents, getProgress } = learningCalls

const kept = async (browser: Visitor): Promise<LearningEvent[]> =>
  (await browser.send(listEvents)).body['events'] as LearningEvent[]

test('event batch: refused without an account, and nothing is stored', async ({ visit, database }) => {
  const { status, body } = await visit().send(recordEvents, { events: [makeEvent()] })
  expect([status, body]).toMatchObject([401, { error: { code: 'not-signed-in' } }])
  expect(await database.$count(learningEvents)).toBe(0)
})

for (const [name, input, field, code] of [
  ['no events at all', {}, 'events', 'missing'],
  ['an empty batch', { events: [] }, 'events', 'too-short'],
  ['more than 200 events', { events: makeEvents(201) }, 'events', 'too-long'],
  [
    "another learner's id",
    { events: [makeEvent()], learnerId: '01999999-0000-7000-8000-000000000009' },
    'learnerId',
    'unknown-field',
  ],
] as const) {
  test(`event batch with ${name}: refused`, async ({ signUpAs }) => {
    const { status, body } = await (await signUpAs('nomsa')).send(recordEvents, input)
    expect([status, body]).toMatchObject([400, { error: { code: 'invalid-input', fields: { [field]: code } } }])
  })
}

test('full event batch: all events are stored and come back verified', async ({ signUpAs, time }) => {
  time.now = new Date('2026-03-02T13:00:00.000Z')
  const browser = await signUpAs('nomsa')
  const events = makeEvents(200)
  const { status, body } = await browser.send(recordEvents, { events })
  expect([status, body]).toEqual([200, { accepted: events.map((event) => event.id), rejected: [] }])
  expect(await kept(browser)).toEqual(events.map((event) => ({ ...event, verified: true, clockCorrected: false })))
})

test('event batch: stored without reading the events that the learner has', async ({
  signUpAs,
  database,
  appDatabase,
  time,
}) => {
  const browser = await signUpAs('nomsa')
  await browser.send(recordEvents, { events: makeEvents(200) })
  // The planner knows the size of the table only then.
  await database.execute(sql`analyze learning_events`)
  const [owner] = await database.select({ id: learningEvents.learnerId }).from(learningEvents).limit(1)
  const id = owner?.id ?? ''
  const read = await asAccount(id, () =>
    appDatabase.transaction(async (transaction) => {
      const countRead = async (): Promise<number> => {
        const { rows } = await transaction.execute<{ read: string }>(sql`
          select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'learning_events'`)
        return Number(rows[0]?.read)
      }
      const before = await countRead()
      const event = { ...makeEvent({ id: eventId(201) }), verified: true, clockCorrected: false }
      await keepEvents(transaction, id, [event], time.now)
      return (await countRead()) - before
    }),
  )
  expect(read).toBeLessThan(5)
  expect(await kept(browser)).toHaveLength(201)
})

test('repeated events: stored once, in one batch or in two', async ({ signUpAs }) => {
  const browser = await signUpAs('nomsa')
  const events = makeEvents(3)
  const first = await browser.send(recordEvents, { events: [...events, ...events] })
  const again = await browser.send(recordEvents, { events: events.toReversed() })
  expect(first.body['accepted']).toEqual([...events, ...events].map((event) => event.id))
  expect(again.body['accepted']).toEqual(events.toReversed().map((event) => event.id))
  expect((await kept(browser)).map((event) => event.id)).toEqual(events.map((event) => event.id))
})

test('stored event: a later one with the same id doesn’t change it', async ({ signUpAs }) => {
  const browser = await signUpAs('nomsa')
  await browser.send(recordEvents, { events: [makeEvent({ answer: 'Hambani' })] })
  await browser.send(recordEvents, { events: [makeEvent({ answer: 'Molo' })] })
  expect(await kept(browser)).toMatchObject([{ answer: 'Hambani', verdict: 'wrong' }])
})

test('event batch: an invalid event is rejected alone, and the valid ones are stored', async ({ signUpAs }) => {
  const browser = await signUpAs('nomsa')
  const good = makeEvent()
  const bad = [
    { ...makeEvent({ id: eventId(2) }), verdict: 'perfect' },
    { ...makeEvent({ id: eventId(3) }), answer: 'x'.repeat(501) },
    { ...makeEvent({ id: eventId(4) }), answer: 'nul \u0000' },
    { ...makeEvent({ id: eventId(5) }), occurredAt: 'yesterday' },
    { ...makeEvent(), id: 'one' },
    { ...makeEvent(), id: '9b2f8c1e-0d8e-4b6a-9d57-0f6f3a1c2b3d' },
    null,
  ]
  const { status, body } = await browser.send(recordEvents, { events: [...bad, good] })
  expect(status).toBe(200)
  expect(body['accepted']).toEqual([good.id])
  expect(body['rejected']).toEqual([
    ...[2, 3, 4, 5].map((number, index) => ({ index, id: eventId(number), code: 'invalid-event' })),
    { index: 4, id: 'one', code: 'invalid-id' },
    { index: 5, id: '9b2f8c1e-0d8e-4b6a-9d57-0f6f3a1c2b3d', code: 'invalid-id' },
    { index: 6, id: null, code: 'invalid-id' },
  ])
  expect(await kept(browser)).toHaveLength(1)
})

test("the server judges anew: the device's verdict is never believed [ASVS V2.3.2]", async ({ signUpAs }) => {
  const browser = await signUpAs('nomsa')
  await browser.send(recordEvents, {
    events: [
      makeEvent({ id: eventId(1), answer: 'Hambani', verdict: 'correct' }),
      makeEvent({ id: eventId(2), answer: '  MOLO ', verdict: 'wrong', errorClass: 'spelling' }),
      makeEvent({ id: eventId(3), answer: 'molo mhlobo', verdict: 'wrong' }),
      makeEvent({ id: eventId(4), answer: '', verdict: 'correct' }),
      makeEvent({ id: eventId(5), answer: '', verdict: 'revealed' }),
      makeEvent({ id: eventId(6), itemId: 'numbers.cardinal.one', answer: 'nye', section: 'phrases' }),
    ],
  })
  expect((await kept(browser)).map(({ verdict, errorClass, section }) => [verdict, errorClass, section])).toEqual([
    ['wrong', 'other-word', 'phrases'],
    ['correct', null, 'phrases'],
    ['variant', null, 'phrases'],
    ['wrong', 'empty', 'phrases'],
    ['revealed', null, 'phrases'],
    ['correct', null, 'numbers'],
  ])
})

test('a typed answer: checked by the grammar; variants earn points, and a slip is named', async ({ signUpAs }) => {
  const browser = await signUpAs('nomsa')
  await browser.send(recordEvents, {
    events: ['Molo, mhlobo!', 'Mollo', 'Molweni'].map((answer, index) =>
      makeEvent({ id: eventId(index + 1), answer, verdict: 'correct' }),
    ),
  })
  expect((await kept(browser)).map(({ verdict, errorClass }) => [verdict, errorClass])).toEqual([
    ['variant', null],
    ['slip', 'spelling'],
    ['wrong', 'other-word'],
  ])
  expect((await browser.send(getProgress)).body['progress']).toMatchObject({ points: 10, answers: 3 })
})

test('chosen word: checked like a typed one', async ({ signUpAs }) => {
  const browser = await signUpAs('nomsa')
  await browser.send(recordEvents, {
    events: [
      makeEvent({
        id: eventId(1),
        exerciseType: 'choose-word',
        itemId: 'numbers.cardinal.one',
        answer: 'nye',
        verdict: 'wrong',
      }),
      makeEvent({
        id: eventId(2),
        exerciseType: 'choose-word',
        itemId: 'numbers.cardinal.one',
        answer: 'mbini',
        verdict: 'correct',
      }),
    ],
  })
  expect((await kept(browser)).map((event) => event.verdict)).toEqual(['correct', 'wrong'])
})

test('game answers: checked again, a chosen meaning by the item and a built word by the word', async ({ signUpAs }) => {
  const browser = await signUpAs('nomsa')
  const asked = [
    ['choose-meaning', 'hello'],
    ['listen-and-choose', 'Hello'],
    ['match-pairs', 'goodbye'],
    ['build-word', 'molo'],
    ['build-word', 'lomo'],
  ] as const
  await browser.send(recordEvents, {
    events: asked.map(([exerciseType, answer], index) =>
      makeEvent({ id: eventId(index + 1), exerciseType, answer, verdict: index === 0 ? 'wrong' : 'correct' }),
    ),
  })
  expect((await kept(browser)).map((event) => [event.verdict, 'verified' in event && event.verified])).toEqual(
    ['correct', 'correct', 'wrong', 'correct', 'wrong'].map((verdict) => [verdict, true]),
  )
})

test("answers the server can't check: stored unverified, and earn no points", async ({ signUpAs }) => {
  const browser = await signUpAs('nomsa')
  const { body } = await browser.send(recordEvents, {
    events: [
      makeEvent({ id: eventId(1), itemId: 'phrases.greetings.unknown' }),
      makeEvent({ id: eventId(2), language: 'zu' }),
      makeEvent({ id: eventId(3), exerciseType: 'story-question' }),
    ],
  })
  expect(body['accepted']).toHaveLength(3)
  expect((await kept(browser)).map((event) => [event.verdict, 'verified' in event && event.verified])).toEqual(
    Array.from({ length: 3 }, () => ['correct', false]),
  )
  expect((await browser.send(getProgress)).body['progress']).toMatchObject({ points: 0, answers: 0 })
})

test("event times: outside the account's life or in the future, they count on arrival (Low)", async ({
  signUpAs,
  time,
}) => {
  const browser = await signUpAs('nomsa')
  const times = [
    '2026-03-02T10:05:00.000Z',
    '2026-03-02T10:05:00.001Z',
    '2026-01-20T10:00:00.000Z',
    '2026-01-19T09:59:59.999Z',
    '2026-03-03T09:00:00.000Z',
    '2036-03-02T10:00:00.000Z',
    '1970-01-01T00:00:00.000Z',
    '0000-01-01T00:00:00.000Z',
    '2024-02-29T23:59:59.999Z',
  ]
  await browser.send(recordEvents, {
    events: times.map((occurredAt, index) => makeEvent({ id: eventId(index + 1), occurredAt })),
  })
  const now = time.now.toISOString()
  expect(
    (await kept(browser)).map((event) => [event.occurredAt, 'clockCorrected' in event && event.clockCorrected]),
  ).toEqual([[times[0], false], [now, true], [times[2], false], ...times.slice(3).map(() => [now, true])])
})

test("event times: 500 answers dated back over half a year give at most a guest's streak (Low)", async ({
  signUpAs,
  time,
}) => {
  const browser = await signUpAs('nomsa')
  const events = Array.from({ length: 500 }, (_, index) =>
    makeEvent({
      id: eventId(index + 1),
      occurredAt: new Date(time.now.getTime() - index * 9 * 60 * 60 * 1000).toISOString(),
    }),
  )
  for (let from = 0; from < events.length; from += 100)
    expect((await browser.send(recordEvents, { events: events.slice(from, from + 100) })).status).toBe(200)
  const { streak, days } = (await browser.send(getProgress)).body['progress'] as {
    streak: { longest: number }
    days: object[]
  }
  expect([streak.longest, days.length].every((count) => count <= GUEST_LIFE_DAYS + 1)).toBe(true)
})

test('bad input: one bad event, however bad, never fails its batch, and each is named with why (M12)', async ({
  signUpAs,
}) => {
  const browser = await signUpAs('nomsa')
  const nested = Array.from({ length: 200 }).reduce<unknown>((inner) => [inner], 1)
  const bad = [
    makeEvent({ id: eventId(2), itemId: 'a\0b' }),
    makeEvent({ id: eventId(3), answer: '\0' }),
    makeEvent({ id: eventId(4), itemId: 'half \uD83D' }),
    { ...makeEvent({ id: eventId(5) }), cards: nested },
    { ...makeEvent({ id: eventId(6) }), answer: { length: nested } },
    makeEvent({ id: 'x'.repeat(5000) }),
    null,
    [],
    'text',
    { ...makeEvent({ id: eventId(7) }), milliseconds: 1e308 },
  ]
  const { status, body } = await browser.send(recordEvents, {
    events: [makeEvent({ id: eventId(1) }), ...bad, makeEvent({ id: eventId(8), answer: 'half an emoji \uD83D' })],
  })
  expect([status, body['accepted']]).toEqual([200, [eventId(1), eventId(8)]])
  expect((body['rejected'] as { index: number; code: string }[]).map(({ index, code }) => [index, code])).toEqual(
    bad.map((event, index) => [
      index + 1,
      typeof (event as { id?: unknown } | null)?.id === 'string' && (event as { id: string }).id.length < 100
        ? 'invalid-event'
        : 'invalid-id',
    ]),
  )
  expect((await kept(browser)).map(({ answer }) => answer)).toEqual(['Molo', 'half an emoji \uFFFD'])
})

test('two learners: each sees only their own events, even under the same ids', async ({ signUpAs }) => {
  const nomsa = await signUpAs('nomsa')
  const thandi = await signUpAs('thandi')
  await nomsa.send(recordEvents, { events: makeEvents(5) })
  await thandi.send(recordEvents, { events: [makeEvent({ answer: 'Hambani' })] })
  expect(await kept(nomsa)).toHaveLength(5)
  expect(await kept(thandi)).toMatchObject([{ id: eventId(1), verdict: 'wrong' }])
  expect((await nomsa.send(getProgress)).body['progress']).toMatchObject({ points: 50 })
  expect((await thandi.send(getProgress)).body['progress']).toMatchObject({ points: 0, answers: 1 })
})

const answer = fc.constantFrom('Molo', 'molo mhlobo', 'Hambani', '')
const history = fc.array(
  fc.record({ answer, device: fc.integer({ min: 1, max: 3 }), minute: fc.integer({ min: 0, max: 5000 }) }),
  { minLength: 1, maxLength: 24 },
)

/** Cuts events into batches, some sent again, in an order that has nothing to do with time. */
const shuffled = (events: LearningEvent[]): fc.Arbitrary<LearningEvent[][]> =>
  fc
    .array(fc.shuffledSubarray(events, { minLength: 1 }), { maxLength: 4 })
    .map((extra) => [
      ...extra,
      ...Array.from({ length: Math.ceil(events.length / 5) }, (_, index) => events.slice(index * 5, index * 5 + 5)),
    ])
    .chain((batches) => fc.shuffledSubarray(batches, { minLength: batches.length }))

test(
  'event batches of three devices: any order, repeated or simultaneous, gives one state',
  { timeout: 60_000 },
  async ({ signUpAs }) => {
    let learners = 0
    const scenario = history.chain((steps) => {
      const events = steps.map(({ answer: given, device, minute }, index) =>
        makeEvent({
          id: eventId(index + 1),
          answer: given,
          deviceId: `device-${device}`,
          occurredAt: new Date(Date.UTC(2026, 1, 20) + minute * 60_000).toISOString(),
        }),
      )
      return fc.record({ events: fc.constant(events), batches: shuffled(events) })
    })
    const stateOf = async (browser: Visitor): Promise<unknown> => ({
      events: (await kept(browser)).toSorted((one, other) => one.id.localeCompare(other.id)),
      progress: (await browser.send(getProgress)).body['progress'],
    })
    await fc.assert(
      fc.asyncProperty(scenario, fc.boolean(), async ({ events, batches }, atOnce) => {
        const orderly = await signUpAs(`orderly${++learners}`)
        const messy = await signUpAs(`messy${learners}`)
        await orderly.send(recordEvents, { events })
        if (atOnce) await Promise.all(batches.map((batch) => messy.send(recordEvents, { events: batch })))
        else for (const batch of batches) await messy.send(recordEvents, { events: batch })
        expect(await stateOf(messy)).toEqual(await stateOf(orderly))
      }),
      { numRuns: 25 },
    )
  },
)

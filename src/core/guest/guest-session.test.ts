import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createGuestSession } from '#core/guest/create-guest-session.ts'
import { describeGuestSession } from '#core/guest/describe-guest-session.ts'
import { GUEST_DAYS, GUEST_RENEWALS, isExpired, type GuestSession, type JsonValue } from '#core/guest/guest-session.ts'
import { initialiseGuestSession } from '#core/guest/initialise-guest-session.ts'
import { readGuestSession } from '#core/guest/read-guest-session.ts'
import { renewGuestSession } from '#core/guest/renew-guest-session.ts'
import { saveGuestData } from '#core/guest/save-guest-data.ts'
import { startNewGuestSession } from '#core/guest/start-new-guest-session.ts'
import { transferGuestSession } from '#core/guest/transfer-guest-session.ts'

const DAY = 86_400_000
const START = Date.parse('2026-03-02T08:00:00.000Z')

const fresh = createGuestSession('guest-1', START)
const withData = saveGuestData(fresh, 'progress', { points: 120 }, START + 1000).session
const usedUp: GuestSession = { ...withData, renewalsUsed: GUEST_RENEWALS }
const usedUpEmpty: GuestSession = { ...fresh, renewalsUsed: GUEST_RENEWALS }

test('guest session: lasts 7 days and can be renewed 5 times [S9.01]', () => {
  expect([GUEST_DAYS, GUEST_RENEWALS]).toEqual([7, 5])
})

test('guest session: has the specified fields [S3.06]', () => {
  expect(withData).toEqual({
    id: 'guest-1',
    createdAt: '2026-03-02T08:00:00.000Z',
    expiresAt: '2026-03-09T08:00:00.000Z',
    renewalsUsed: 0,
    data: { progress: { value: { points: 120 }, savedAt: '2026-03-02T08:00:01.000Z' } },
  })
})

test.each<[string, GuestSession | undefined, number, string]>([
  ['missing', undefined, 0, 'new'],
  ['active', fresh, 1 * DAY, 'kept'],
  ['active with data', withData, 7 * DAY - 1, 'kept'],
  ['expired with nothing saved', fresh, 7 * DAY, 'new'],
  ['expired with saved data', withData, 7 * DAY, 'kept'],
  ['expired with every renewal used', usedUp, 7 * DAY, 'kept'],
  ['expired with every renewal used and nothing saved', usedUpEmpty, 7 * DAY, 'kept'],
  ['created by a clock that was then set back', withData, -400 * DAY, 'kept'],
])(
  'at app start a session that is %s is made new or kept as specified [S4.01] [S4.06] [S7.03]',
  (_, session, later, outcome) => {
    const initialised = initialiseGuestSession(session, 'guest-2', START + later)
    expect(initialised).toEqual(outcome === 'kept' ? session : createGuestSession('guest-2', START + later))
  },
)

test.each([
  [0, false],
  [7 * DAY - 1, false],
  [7 * DAY, true],
  [700 * DAY, true],
  [-700 * DAY, false],
])('a session %i ms after its creation is expired: %s [S4.01]', (later, expired) =>
  expect(isExpired(fresh, START + later)).toBe(expired),
)

test('renewal: the session ends 7 days later, five times and no more [S4.02] [S4.05]', () => {
  let session = withData
  for (let used = 1; used <= GUEST_RENEWALS; used++) {
    const renewed = renewGuestSession(session, START + used * DAY)
    expect(renewed).toEqual({
      result: 'renewed',
      session: { ...withData, renewalsUsed: used, expiresAt: new Date(START + (used + 7) * DAY).toISOString() },
    })
    session = renewed.session
  }
  expect(renewGuestSession(session, START + 6 * DAY)).toEqual({ result: 'maximum-renewals', session })
})

test('guest data: saved only while the session is unexpired [S4.03]', () => {
  expect(saveGuestData(fresh, 'progress', 1, START + 7 * DAY)).toEqual({ result: 'expired', session: fresh })
  const saved = saveGuestData(withData, 'progress', 2, START + 7 * DAY - 1)
  expect(saved.result).toBe('saved')
  expect(saved.session.data).toEqual({ progress: { value: 2, savedAt: '2026-03-09T07:59:59.999Z' } })
})

test('the expired screen: starts a session, unless one lasts or renewals are used up [S4.04] [S4.05]', () => {
  const late = START + 8 * DAY
  expect(startNewGuestSession(withData, 'guest-2', late)).toEqual({
    result: 'started',
    session: createGuestSession('guest-2', late),
  })
  expect(startNewGuestSession(withData, 'guest-2', START)).toEqual({ result: 'still-active', session: withData })
  expect(startNewGuestSession(usedUp, 'guest-2', late)).toEqual({ result: 'maximum-renewals', session: usedUp })
})

test('a transfer: hands the data over by id and ends the session; a second hands nothing [S4.06] [S7.03]', () => {
  const first = transferGuestSession(usedUp, 'user-1')
  expect(first).toEqual({ userId: 'user-1', data: usedUp.data, session: undefined })
  expect(transferGuestSession(first.session, 'user-1')).toEqual({ userId: 'user-1', data: {}, session: undefined })
})

test.each<[string, GuestSession, number, ReturnType<typeof describeGuestSession>]>([
  ['new', fresh, 0, { status: 'active', daysRemaining: 7, renewalsRemaining: 5, hasUnsavedData: false }],
  [
    'an hour old',
    withData,
    DAY / 24,
    { status: 'active', daysRemaining: 7, renewalsRemaining: 5, hasUnsavedData: true },
  ],
  ['a day old', withData, DAY, { status: 'active', daysRemaining: 6, renewalsRemaining: 5, hasUnsavedData: true }],
  [
    'in its last millisecond',
    withData,
    7 * DAY - 1,
    { status: 'active', daysRemaining: 1, renewalsRemaining: 5, hasUnsavedData: true },
  ],
  ['over', withData, 7 * DAY, { status: 'expired', daysRemaining: 0, renewalsRemaining: 5, hasUnsavedData: true }],
  [
    'active without renewals',
    usedUp,
    DAY,
    { status: 'active', daysRemaining: 6, renewalsRemaining: 0, hasUnsavedData: true },
  ],
  [
    'over without renewals',
    usedUp,
    9 * DAY,
    { status: 'maximum-renewals-reached', daysRemaining: 0, renewalsRemaining: 0, hasUnsavedData: true },
  ],
  [
    'seen by a clock set back a year',
    withData,
    -365 * DAY,
    { status: 'active', daysRemaining: 7, renewalsRemaining: 5, hasUnsavedData: true },
  ],
  [
    'said to have been renewed too often',
    { ...fresh, renewalsUsed: 9 },
    0,
    { status: 'active', daysRemaining: 7, renewalsRemaining: 0, hasUnsavedData: false },
  ],
])(
  'a session that is %s is described with its days and renewals remaining [S3.06]',
  (_, session, later, description) => {
    expect(describeGuestSession(session, START + later)).toEqual(description)
  },
)

test('guest session: an empty device has none, and that is no error', () => {
  expect(readGuestSession(null)).toEqual({})
})

const stored = (changes: object): string => JSON.stringify({ ...withData, ...changes })

test.each([
  ['', 'not JSON'],
  ['{"id":', 'not JSON'],
  ['null', 'not an object'],
  ['[]', 'not an object'],
  ['"guest"', 'not an object'],
  [stored({ id: '' }), 'no valid id'],
  [stored({ createdAt: 'yesterday' }), 'no valid createdAt'],
  [stored({ expiresAt: 5 }), 'no valid expiresAt'],
  [stored({ renewalsUsed: -1 }), 'no valid renewalsUsed'],
  [stored({ renewalsUsed: 1.5 }), 'no valid renewalsUsed'],
  [stored({ data: null }), 'no valid data'],
  [stored({ data: { points: 4 } }), 'no valid data'],
  [stored({ data: { points: { savedAt: '2026-03-02T08:00:01.000Z' } } }), 'no valid data'],
  [stored({ data: { points: { value: 1, savedAt: 'once' } } }), 'no valid data'],
])('a stored session of %j is none, with an error to log: %s [S4.07]', (text, error) => {
  const read = readGuestSession(text)
  expect(read.session).toBeUndefined()
  expect(read.error).toContain(error)
})

test('guest session: any stored text reads as a session or an error, never throws [S4.07]', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = readGuestSession(text)
      expect((read.session === undefined) !== (read.error === undefined)).toBe(true)
    }),
  )
})

type Step = { kind: 'renew' } | { kind: 'save'; key: string; value: JsonValue } | { kind: 'start' } | { kind: 'new' }
const steps = fc.array(
  fc.tuple(
    fc.oneof(
      fc.constant<Step>({ kind: 'renew' }),
      fc.constant<Step>({ kind: 'start' }),
      fc.constant<Step>({ kind: 'new' }),
      fc.record({
        kind: fc.constant('save' as const),
        key: fc.string(),
        value: fc.jsonValue() as fc.Arbitrary<JsonValue>,
      }),
    ),
    fc.integer({ min: -30 * DAY, max: 30 * DAY }),
  ),
  { maxLength: 30 },
)

function take(session: GuestSession, step: Step, now: number): GuestSession {
  if (step.kind === 'renew') return renewGuestSession(session, now).session
  if (step.kind === 'save') return saveGuestData(session, step.key, step.value, now).session
  return step.kind === 'new'
    ? startNewGuestSession(session, 'next', now).session
    : initialiseGuestSession(session, 'next', now)
}

test('a session with any clock: readable, within limits, keeps unexpired data [S4.01] [S4.02] [S4.03]', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      let session = fresh
      let now = START
      for (const [step, jump] of taken) {
        now += jump
        const next = take(session, step, now)
        if (!isExpired(session, now))
          expect(Object.keys(next.data)).toEqual(expect.arrayContaining(Object.keys(session.data)))
        session = next
        const shown = describeGuestSession(session, now)
        expect(session.renewalsUsed).toBeLessThanOrEqual(GUEST_RENEWALS)
        expect(shown.daysRemaining > 0).toBe(shown.status === 'active')
        expect(shown.daysRemaining).toBeLessThanOrEqual(GUEST_DAYS)
        expect(readGuestSession(JSON.stringify(session))).toEqual({
          session: JSON.parse(JSON.stringify(session)) as GuestSession,
        })
      }
    }),
  )
})

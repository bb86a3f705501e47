import ICAL from 'ical.js'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { ownDataCalls } from '#contract/own-data.ts'
import { scheduleCalls as calls } from '#contract/schedule.ts'
import type { ScheduleOccurrence, SchedulePlace } from '#contract/schedule-schemas.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { QUOTAS } from '#core/people/quotas.ts'
import { FEED_LIMIT } from '#server/features/schedule/calendar-feed.ts'
import { calendarFeeds, scheduleEvents } from '#server/features/schedule/tables.ts'
import { test, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, joinAsGuardian, PICTURES } from '../../../../tests/support/children.ts'
import { eventInput } from '../../../../tests/support/event-input.ts'

const MARCH = { from: '2026-02-28T22:00:00.000Z', to: '2026-03-31T22:00:00.000Z' }
const WEEKLY = { frequency: 'weekly', every: 1 }

const make = async (browser: Visitor, kind: string): Promise<string> =>
  String((await browser.send(spacesCalls.createSpace, { kind, name: `Our ${kind}` })).body['spaceId'])
const idOf = async (browser: Visitor): Promise<string> =>
  ((await browser.send(accountsCalls.getMe)).body['account'] as { id: string }).id

async function join(teacher: Visitor, guardian: Visitor, spaceId: string, childId?: string): Promise<void> {
  const { space } = (await teacher.send(spacesCalls.getSpace, { spaceId })).body as { space: { joinCode: string } }
  const { status } = await guardian.send(spacesCalls.joinSpace, { code: space.joinCode, childId })
  if (status !== 200) throw new Error('joining was refused')
}

async function add(browser: Visitor, spaceId: string, changes: object = {}): Promise<string> {
  const id = crypto.randomUUID()
  const { status, body } = await browser.send(calls.addScheduleEvent, { spaceId, id, ...eventInput(changes) })
  if (status !== 200) throw new Error(`adding was refused: ${JSON.stringify(body)}`)
  return id
}

async function list(browser: Visitor, span = MARCH): Promise<ScheduleOccurrence[]> {
  const { status, body } = await browser.send(calls.listSchedule, span)
  if (status !== 200) throw new Error(`the list was refused with ${status}`)
  return body['occurrences'] as ScheduleOccurrence[]
}

/** Returns each event as its title and its beginning. */
const seen = async (browser: Visitor, span = MARCH): Promise<string[]> =>
  (await list(browser, span)).map(({ title, startsAt }) => `${title} ${startsAt.slice(5, 16)}`)

test('event of a family: everybody in it sees it, nobody else does, only parents change it', async ({
  visit,
  signUpAs,
}) => {
  const [gogo, other] = [await signUpAs('gogo'), await signUpAs('nomsa')]
  const childId = await addChildTo(gogo, 'thandi')
  const spaceId = await make(gogo, 'family')
  const id = await add(gogo, spaceId, { title: 'Swimming', learnerId: childId, note: 'Bring a towel' })
  const child = visit()
  await child.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  const expected = {
    spaceId,
    id,
    originalDate: '2026-03-02',
    startsAt: '2026-03-02T13:00:00.000Z',
    endsAt: '2026-03-02T13:45:00.000Z',
    date: '2026-03-02',
    time: '15:00',
    minutes: 45,
    zone: 'Africa/Johannesburg',
    title: 'Swimming',
    note: 'Bring a towel',
    learner: { id: childId, name: 'thandi' },
    recurs: false,
    isChanged: false,
  }
  expect([await list(gogo), await list(child), await list(other)]).toEqual([[expected], [expected], []])
  expect(((await gogo.send(calls.listSchedule, MARCH)).body['places'] as SchedulePlace[])[0]).toEqual({
    spaceId,
    kind: 'family',
    name: 'Our family',
    mayChange: true,
    learners: [{ id: childId, name: 'thandi' }],
  })
  for (const [browser, status] of [
    [visit(), 401],
    [child, 403],
    [other, 404],
  ] as const) {
    const about = { spaceId, id, part: 'all' }
    expect([
      (await browser.send(calls.addScheduleEvent, { spaceId, id: crypto.randomUUID(), ...eventInput() })).status,
      (await browser.send(calls.changeScheduleEvent, { ...about, ...eventInput() })).status,
      (await browser.send(calls.removeScheduleEvent, about)).status,
      (await browser.send(calls.restoreScheduleEvent, { ...about, recurrence: null })).status,
      (await browser.send(calls.getScheduleEvent, { spaceId, id })).status,
    ]).toEqual([status, status, status, status, status])
  }
  expect((await visit().send(calls.listSchedule, MARCH)).status).toBe(401)
})

test('class event: students and guardians who see progress get theirs; no trace after leaving', async ({
  visit,
  signUpAs,
  sentEmails,
}) => {
  const [teacher, gogo, dade, malume] = [
    await signUpAs('mfundisi'),
    await signUpAs('gogo'),
    await signUpAs('dade'),
    await signUpAs('malume'),
  ]
  const spaceId = await make(teacher, 'class')
  const [thandi, sipho] = [await addChildTo(gogo, 'thandi'), await addChildTo(dade, 'sipho')]
  await join(teacher, gogo, spaceId, thandi)
  await join(teacher, dade, spaceId, sipho)
  const invitation = { childId: thandi, email: 'malume@example.com', scopes: ['manage-account'] }
  await joinAsGuardian(gogo, malume, invitation, sentEmails)
  await add(teacher, spaceId, { title: 'Everybody' })
  await add(teacher, spaceId, { title: 'Extra help', learnerId: sipho, date: '2026-03-03' })
  const tablet = visit()
  await tablet.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  const titles = async (browser: Visitor) => (await list(browser)).map(({ title }) => title)
  expect({
    teacher: await titles(teacher),
    child: await titles(tablet),
    guardian: await titles(gogo),
    otherGuardian: await titles(dade),
    withoutScope: await titles(malume),
  }).toEqual({
    teacher: ['Everybody', 'Extra help'],
    child: ['Everybody'],
    guardian: ['Everybody'],
    otherGuardian: ['Everybody', 'Extra help'],
    withoutScope: [],
  })
  expect((await gogo.send(calls.addScheduleEvent, { spaceId, id: thandi, ...eventInput() })).status).toBe(404)
  await dade.send(spacesCalls.endMembership, { spaceId, memberId: sipho })
  await gogo.send(spacesCalls.endMembership, { spaceId, memberId: thandi })
  expect([await titles(teacher), await titles(tablet), await titles(gogo), await titles(dade)]).toEqual([
    ['Everybody'],
    [],
    [],
    [],
  ])
})

test('series: one, those that follow, or all are changed; the same request twice changes once', async ({
  signUpAs,
  database,
}) => {
  const gogo = await signUpAs('gogo')
  const spaceId = await make(gogo, 'family')
  const id = await add(gogo, spaceId, { title: 'Read', recurrence: { ...WEEKLY, count: 5 } })
  const about = { spaceId, id }
  const one = {
    ...about,
    part: 'one',
    originalDate: '2026-03-09',
    ...eventInput({ title: 'Later', date: '2026-03-09', time: '17:00' }),
  }
  expect((await gogo.send(calls.changeScheduleEvent, one)).status).toBe(200)
  const rest = {
    ...about,
    part: 'following',
    originalDate: '2026-03-16',
    restId: crypto.randomUUID(),
    ...eventInput({ title: 'Read on', date: '2026-03-17', recurrence: { ...WEEKLY, count: 5 } }),
  }
  for (const _ of [1, 2]) expect((await gogo.send(calls.changeScheduleEvent, rest)).status).toBe(200)
  expect(await seen(gogo)).toEqual([
    'Read 03-02T13:00',
    'Later 03-09T15:00',
    'Read on 03-17T13:00',
    'Read on 03-24T13:00',
    'Read on 03-31T13:00',
  ])
  expect(await database.$count(scheduleEvents)).toBe(2)
  const all = {
    ...about,
    part: 'all',
    ...eventInput({ title: 'Sing', time: '08:00', recurrence: { ...WEEKLY, count: 2 } }),
  }
  expect((await gogo.send(calls.changeScheduleEvent, all)).status).toBe(200)
  expect((await seen(gogo)).slice(0, 2)).toEqual(['Sing 03-02T06:00', 'Later 03-09T15:00'])
  expect((await gogo.send(calls.getScheduleEvent, about)).body['event']).toMatchObject({
    title: 'Sing',
    recurrence: { frequency: 'weekly', count: 2, weekdays: ['mo'] },
  })
})

test('series: one, those that follow, or all are removed, and each removal is taken back', async ({ signUpAs }) => {
  const gogo = await signUpAs('gogo')
  const spaceId = await make(gogo, 'family')
  const id = await add(gogo, spaceId, { title: 'Read', recurrence: { ...WEEKLY, count: 4 } })
  const whole = ['Read 03-02T13:00', 'Read 03-09T13:00', 'Read 03-16T13:00', 'Read 03-23T13:00']
  for (const [part, originalDate, left] of [
    ['one', '2026-03-09', [whole[0], whole[2], whole[3]]],
    ['following', '2026-03-16', [whole[0], whole[1]]],
    ['following', '2026-03-02', []],
    ['all', undefined, []],
  ] as const) {
    const about = { spaceId, id, part, originalDate }
    const { status, body } = await gogo.send(calls.removeScheduleEvent, about)
    expect([part, status, await seen(gogo)]).toEqual([part, 200, left])
    const undo = { ...about, recurrence: body['recurrence'] }
    for (const _ of [1, 2]) expect((await gogo.send(calls.restoreScheduleEvent, undo)).status).toBe(200)
    expect([part, await seen(gogo)]).toEqual([part, whole])
  }
  expect(
    (await gogo.send(calls.removeScheduleEvent, { spaceId, id, part: 'one', originalDate: '2026-03-10' })).status,
  ).toBe(404)
})

test.for([
  ['no title', { title: ' ' }, 'title'],
  ['a date that the calendar lacks', { date: '2026-02-30' }, 'date'],
  ['a time of no clock', { time: '25:00' }, 'time'],
  ['no length', { minutes: 0 }, 'minutes'],
  ['more than a day', { minutes: 1441 }, 'minutes'],
  ['an offset for a zone', { zone: '+02:00' }, 'zone'],
  ['somebody who is no student', { learnerId: '01900000-0000-7000-8000-000000000009' }, 'learnerId'],
  ['a count and a last date', { recurrence: { ...WEEKLY, count: 2, until: '2026-04-01' } }, 'recurrence'],
  ['weekdays of a month', { recurrence: { frequency: 'monthly', every: 1, weekdays: ['mo'] } }, 'recurrence'],
  ['a count without end', { recurrence: { ...WEEKLY, count: 1e9 } }, 'recurrence.count'],
] as const)('bad event: %s is refused beside its field', async ([, changes, field], { signUpAs, database }) => {
  const gogo = await signUpAs('gogo')
  const spaceId = await make(gogo, 'family')
  const id = crypto.randomUUID()
  expect(await gogo.send(calls.addScheduleEvent, { spaceId, id, ...eventInput(changes) })).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid-input', fields: { [field]: expect.any(String) } } },
  })
  expect(await database.$count(scheduleEvents)).toBe(0)
})

test('schedule of a group: full at its quota, and only then', async ({ signUpAs, database }) => {
  const gogo = await signUpAs('gogo')
  const spaceId = await make(gogo, 'family')
  await add(gogo, spaceId)
  const [row] = await database.select().from(scheduleEvents)
  if (!row) throw new Error('There is no event')
  await database
    .insert(scheduleEvents)
    .values(Array.from({ length: QUOTAS['schedule-events'] - 2 }, () => ({ ...row, id: crypto.randomUUID() })))
  await add(gogo, spaceId)
  expect(await gogo.send(calls.addScheduleEvent, { spaceId, id: crypto.randomUUID(), ...eventInput() })).toMatchObject({
    status: 409,
    body: { error: { code: 'quota-reached', quota: 'schedule-events' } },
  })
})

const fetchFeed = (browser: Visitor, address: string, headers: Record<string, string> = {}) =>
  browser.app.inject({ method: 'GET', url: new URL(address).pathname, headers: { host: 'localhost:3000', ...headers } })

const summaries = (text: string): string[] =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('summary')))
    .toSorted()

test('calendar feed: shows what its owner sees, names students as chosen, is never logged', async ({
  visit,
  signUpAs,
  database,
  logged,
}) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  const spaceId = await make(gogo, 'family')
  await add(gogo, spaceId, { title: 'Swimming', learnerId: childId, note: 'A secret', recurrence: WEEKLY })
  const renew = async (names: string): Promise<string> =>
    String((await gogo.send(calls.renewCalendarFeed, { names })).body['address'])
  const addresses: string[] = []
  for (const [names, summary] of [
    ['none', 'Swimming'],
    ['initials', 'Swimming (T.)'],
    ['names', 'Swimming (thandi)'],
  ] as const) {
    const address = await renew(names)
    addresses.push(address)
    const answer = await fetchFeed(visit(), address)
    expect([answer.statusCode, answer.headers['content-type'], summaries(answer.body)]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      [summary],
    ])
    expect(answer.body).not.toContain('A secret')
    expect(names === 'names' || !answer.body.includes('thandi')).toBe(true)
  }
  const [, , address = ''] = addresses
  expect((await fetchFeed(visit(), addresses[0] ?? '')).statusCode).toBe(404)
  const { etag } = (await fetchFeed(visit(), address)).headers
  expect((await fetchFeed(visit(), address, { 'if-none-match': String(etag) })).statusCode).toBe(304)
  expect((await gogo.send(calls.getCalendarFeed)).body['feed']).toMatchObject({
    names: 'names',
    readAt: '2026-03-02T10:00:00.000Z',
  })
  const token = /([\w-]{43})\.ics$/.exec(address)?.[1] ?? 'none'
  expect(JSON.stringify(await database.select().from(calendarFeeds))).not.toContain(token)
  await gogo.send(spacesCalls.deleteSpace, { spaceId })
  expect(summaries((await fetchFeed(visit(), address)).body)).toEqual([])
  await gogo.send(calls.endCalendarFeed)
  expect((await fetchFeed(visit(), address)).statusCode).toBe(404)
  expect(logged.filter((line) => line.includes(token))).toEqual([])
})

test('calendar feed: a member who left the class reads an empty calendar at the next request', async ({
  visit,
  signUpAs,
}) => {
  const [teacher, student] = [await signUpAs('mfundisi'), await signUpAs('nomsa')]
  const spaceId = await make(teacher, 'class')
  await join(teacher, student, spaceId)
  await add(teacher, spaceId)
  const { address } = (await student.send(calls.renewCalendarFeed, { names: 'none' })).body as { address: string }
  expect(summaries((await fetchFeed(visit(), address)).body)).toEqual(['Reading together'])
  await student.send(spacesCalls.endMembership, { spaceId, memberId: await idOf(student) })
  expect(summaries((await fetchFeed(visit(), address)).body)).toEqual([])
})

test('calendar feed: read too often, it asks to wait; another address is not held up', async ({ visit, signUpAs }) => {
  const [gogo, dade] = [await signUpAs('gogo'), await signUpAs('dade')]
  const addressOf = async (browser: Visitor): Promise<string> =>
    String((await browser.send(calls.renewCalendarFeed, { names: 'none' })).body['address'])
  const address = await addressOf(gogo)
  for (let time = 0; time < FEED_LIMIT; time += 1) expect((await fetchFeed(visit(), address)).statusCode).toBe(200)
  const refused = await fetchFeed(visit(), address)
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await fetchFeed(visit(), await addressOf(dade))).statusCode).toBe(200)
})

test('calendar feed: no child has one', async ({ visit, signUpAs }) => {
  await addChildTo(await signUpAs('gogo'), 'thandi')
  const child = visit()
  await child.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  expect((await child.send(calls.renewCalendarFeed, { names: 'none' })).status).toBe(403)
  expect((await visit().send(calls.renewCalendarFeed, { names: 'none' })).status).toBe(401)
})

test('schedule and feed: in the copy without the secret; gone with the account', async ({ signUpAs, database }) => {
  const gogo = await signUpAs('gogo')
  const spaceId = await make(gogo, 'family')
  await add(gogo, spaceId, { title: 'Read' })
  await gogo.send(calls.renewCalendarFeed, { names: 'none' })
  const tables = (await gogo.send(ownDataCalls.exportOwnData)).body['tables'] as Record<string, object[]>
  expect([tables['scheduleEvents'], tables['calendarFeeds']]).toMatchObject([[{ title: 'Read' }], [{ names: 'none' }]])
  expect(JSON.stringify(tables['calendarFeeds'])).not.toContain('tokenHash')
  await gogo.send(ownDataCalls.deleteOwnAccount)
  expect([await database.$count(scheduleEvents), await database.$count(calendarFeeds)]).toEqual([0, 0])
})

import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { classesCalls } from '#contract/classes.ts'
import { notificationsCalls as calls } from '#contract/notifications.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { FIRST_CHOICES } from '#core/notifications/choices.ts'
import { notify } from '#server/features/notifications/index.ts'
import { findNotices, writeNotices } from '#server/features/notifications/send-notices.ts'
import { asSystem } from '#server/platform/database/actor.ts'
import { ORIGIN, test, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, PICTURES } from '../../../../tests/support/children.ts'
import { notedJobs, notedMail } from '../../../../tests/support/noted-mail.ts'

type Shown = { id: string; kind: string; group: string | null; isRead: boolean }

const idOf = async (browser: Visitor): Promise<string> =>
  ((await browser.send(accountsCalls.getMe)).body['account'] as { id: string }).id
const list = async (browser: Visitor): Promise<Shown[]> =>
  (await browser.send(calls.listNotifications)).body['notifications'] as Shown[]

test('notifications: one of each thing until it is read, counted, and marked as read once', async ({
  signUpAs,
  database,
  time,
}) => {
  const [nomsa, thabo] = [await signUpAs('nomsa'), await signUpAs('thabo')]
  const to = [await idOf(nomsa)]
  const clock = (): Date => time.now
  const tell = (): Promise<void> =>
    asSystem(() => notify({ clock }, database, { kind: 'report-ready', to, about: 'r1' }))
  await tell()
  await tell()
  const [first] = await list(nomsa)
  expect(await list(nomsa)).toMatchObject([{ kind: 'report-ready', group: null, isRead: false }])
  expect(await list(thabo)).toEqual([])
  await thabo.send(calls.readNotifications, { ids: [first?.id] })
  expect((await nomsa.send(calls.countNotifications)).body).toEqual({ unread: 1 })
  for (let twice = 0; twice < 2; twice++)
    expect((await nomsa.send(calls.readNotifications, { ids: [first?.id] })).body).toEqual({ unread: 0 })
  await tell()
  expect((await nomsa.send(calls.countNotifications)).body).toEqual({ unread: 1 })
  expect((await nomsa.send(calls.readNotifications, {})).body).toEqual({ unread: 0 })
})

test('notifications: a child gets none and asks for none; the guardian is told of the class', async ({
  signUpAs,
  visit,
  database,
}) => {
  const [teacher, gogo] = [await signUpAs('mfundisi'), await signUpAs('gogo')]
  const childId = await addChildTo(gogo, 'thandi')
  const made = await teacher.send(spacesCalls.createSpace, { kind: 'class', name: 'Grade 4' })
  const spaceId = String(made.body['spaceId'])
  const { space } = (await teacher.send(spacesCalls.getSpace, { spaceId })).body as { space: { joinCode: string } }
  await gogo.send(spacesCalls.joinSpace, { code: space.joinCode, childId })
  const id = '01890000-0000-7000-8000-000000000001'
  await teacher.send(classesCalls.writeAnnouncement, { spaceId, id, text: 'Sing with us on Friday' })
  expect(await list(gogo)).toMatchObject([{ kind: 'announcement', group: 'Grade 4' }])
  expect(await list(teacher)).toEqual([])
  const { rows } = await asSystem(() =>
    database.execute(sql`select count(*)::int as told from notifications where learner_id = ${childId}`),
  )
  expect(rows).toEqual([{ told: 0 }])
  const tablet = visit()
  await tablet.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  expect((await tablet.send(calls.listNotifications)).body).toMatchObject({ error: { code: 'guardian-needed' } })
})

test('notifications: a muted kind is not written', async ({ signUpAs, database, time }) => {
  const nomsa = await signUpAs('nomsa')
  const to = [await idOf(nomsa)]
  await nomsa.send(calls.changeNotificationChoices, { choices: { ...FIRST_CHOICES, muted: ['report-ready'] } })
  const parts = { clock: () => time.now }
  await asSystem(() => notify(parts, database, { kind: 'report-ready', to, about: 'r1' }))
  await asSystem(() => notify(parts, database, { kind: 'payment-confirmed', to, about: 'p1' }))
  expect(await list(nomsa)).toMatchObject([{ kind: 'payment-confirmed' }])
})

test('notices: one email a day, not in quiet hours, and once though the job is done again', async ({
  signUpAs,
  database,
  sentEmails,
  time,
}) => {
  const nomsa = await signUpAs('nomsa')
  const to = [await idOf(nomsa)]
  const clock = (): Date => time.now
  const parts = { database, clock, config: { origin: ORIGIN, secret: 'x' }, mail: notedMail(sentEmails) }
  const told = async (at: string): Promise<unknown[]> => {
    time.now = new Date(at)
    await asSystem(() => notify({ clock }, database, { kind: 'report-ready', to, about: at }))
    const before = sentEmails.length
    const queued: NonNullable<Parameters<typeof notedJobs>[0]> = []
    await asSystem(() => findNotices({ database, clock, jobs: notedJobs(queued) }))
    for (const { job } of [...queued, ...queued])
      if ('readerIds' in job.data) await asSystem(() => writeNotices(parts, job.data as { readerIds: string[] }))
    return sentEmails.slice(before)
  }
  expect(await told('2026-03-03T10:00:00.000Z')).toEqual([])
  await nomsa.send(calls.changeNotificationChoices, { choices: { ...FIRST_CHOICES, emails: 'daily' } })
  expect(await told('2026-03-03T18:30:00.000Z')).toEqual([])
  expect(await told('2026-03-04T05:10:00.000Z')).toEqual([
    {
      kind: 'notices',
      to: 'nomsa@example.com',
      language: 'en',
      about: to[0],
      link: `${ORIGIN}/dashboard/notifications`,
      values: { count: 3 },
    },
  ])
  expect(await told('2026-03-04T12:00:00.000Z')).toEqual([])
  expect(await told('2026-03-05T05:10:00.000Z')).toMatchObject([{ values: { count: 2 } }])
  await nomsa.send(calls.changeNotificationChoices, { choices: FIRST_CHOICES })
  expect(await told('2026-03-09T10:00:00.000Z')).toEqual([])
})

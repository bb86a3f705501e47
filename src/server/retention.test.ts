import { eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { learningCalls } from '#contract/learning.ts'
import { keptUntil, RETENTION, UNUSED_NOTICE, type LimitedRule } from '#core/privacy/retention.ts'
import { sweepsOf } from '#server/app.ts'
import { sessions, users, verifications } from '#server/features/accounts/index.ts'
import { emailChanges, factorRemovals, knownDevices, signInAttempts } from '#server/features/accounts/tables.ts'
import {
  childErasures,
  childRequests,
  comingsOfAge,
  consentEmails,
  guardianInvitations,
  joinCodes,
  unusedNotices,
} from '#server/features/children/tables.ts'
import { announcements } from '#server/features/classes/tables.ts'
import { contentReports } from '#server/features/community/tables.ts'
import { hubNotices } from '#server/features/hub/tables.ts'
import { khuluMessages } from '#server/features/khulu/tables.ts'
import { notifications } from '#server/features/notifications/tables.ts'
import { partnerApplications, referralCodes, referrals } from '#server/features/partners/tables.ts'
import { securityEvents } from '#server/features/records/tables.ts'
import { scheduleEvents } from '#server/features/schedule/tables.ts'
import { learningEvents } from '#server/features/learning/tables.ts'
import { lessonPlans } from '#server/features/lesson-plans/tables.ts'
import { schoolRequests } from '#server/features/schools/tables.ts'
import { students } from '#server/features/roster/tables.ts'
import { spaceInvitations, spaces } from '#server/features/spaces/tables.ts'
import { uploads } from '#server/features/uploads/tables.ts'
import { sweepAll } from '#server/platform/process/sweep-retention.ts'
import { ORIGIN, test as appTest } from '../../tests/support/app-test.ts'
import { addChildTo, PICTURES } from '../../tests/support/children.ts'
import { lessonPlanInput } from '../../tests/support/lesson-plan-input.ts'
import { makeEvent } from '../../tests/support/make-event.ts'
import { notedMail } from '../../tests/support/noted-mail.ts'

const NOW = new Date('2028-06-01T10:00:00.000Z')
const DAY = 24 * 60 * 60 * 1000
const SECOND = 1000

const test = appTest.extend<{ sweep: (now: Date) => Promise<void>; swept: string[] }>({
  swept: async ({}, use) => use([]),
  sweep: async ({ database, sentEmails, logged, swept }, use) =>
    use((now) =>
      sweepAll(
        sweepsOf({
          database,
          config: { origin: ORIGIN, secret: 'x' },
          mail: notedMail(sentEmails, { sweep: async () => void swept.push('email') }),
        }),
        now,
        { warn: (message) => void logged.push(message) },
      ),
    ),
})

test('retention: data goes at the listed time, and not a second before [ASVS V14.2.4]', async ({
  signUpAs,
  visit,
  database,
  logged,
  swept,
  sweep,
  time,
}) => {
  const guardian = await signUpAs('gogo')
  const guardianId = ((await guardian.send(accountsCalls.getMe)).body['account'] as { id: string }).id
  const childId = await addChildTo(guardian, 'thandi')
  const child = visit()
  await child.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  time.now = NOW
  await database.delete(sessions)
  await database.delete(verifications)
  await database.delete(consentEmails)
  await database.delete(signInAttempts)
  await database.delete(knownDevices)
  await database.update(users).set({ updatedAt: NOW })
  const spaceId = crypto.randomUUID()
  await database
    .insert(spaces)
    .values({ id: spaceId, kind: 'family', name: 'family', schoolId: null, joinCode: null, createdAt: NOW })
  await database.execute(
    sql`insert into space_members (space_id, learner_id, role, tags, joined_at)
      values (${spaceId}, ${guardianId}, 'parent', '{admin}', now())`,
  )
  const eventRow = {
    title: 'x',
    note: '',
    date: '2028-01-01',
    time: '15:00',
    minutes: 30,
    zone: 'UTC',
    cancelled: [],
    changes: [],
    sequence: 0,
    startsAt: NOW,
    createdAt: NOW,
    changedAt: NOW,
  }
  /** Written so that its time is over `left` after now. */
  const seed: Record<
    Exclude<LimitedRule, 'unused-child' | 'email'>,
    (left: number, name: string) => Promise<unknown>
  > = {
    session: (left, name) =>
      database
        .insert(sessions)
        .values({ id: crypto.randomUUID(), userId: childId, token: name, expiresAt: new Date(NOW.getTime() + left) }),
    'link-token': (left, name) =>
      database
        .insert(verifications)
        .values({ id: crypto.randomUUID(), identifier: name, value: name, expiresAt: new Date(NOW.getTime() + left) }),
    attempts: (left, name) =>
      database
        .insert(signInAttempts)
        .values({ subject: name, attempts: 1, startedAt: NOW, endsAt: new Date(NOW.getTime() + left) }),
    'known-device': (left, name) =>
      database.insert(knownDevices).values({
        userId: childId,
        device: name,
        seenAt: new Date(keptUntil('known-device', NOW).getTime() + left - 1),
      }),
    'content-report': (left) =>
      database.insert(contentReports).values({
        learnerId: guardianId,
        kind: 'recording',
        targetId: crypto.randomUUID(),
        reason: 'other',
        note: '',
        state: 'waiting',
        reportedAt: new Date(keptUntil('content-report', NOW).getTime() + left),
      }),
    upload: (left, name) =>
      database.insert(uploads).values({
        learnerId: guardianId,
        id: crypto.randomUUID(),
        planId: crypto.randomUUID(),
        name,
        bytes: 1,
        arrived: 0,
        refused: null,
        changedAt: new Date(keptUntil('upload', NOW).getTime() + left),
      }),
    'school-request': (left, name) =>
      database.insert(schoolRequests).values({
        spaceId,
        learnerId: name === 'over' ? childId : guardianId,
        message: '',
        state: 'waiting',
        reason: '',
        askedAt: new Date(keptUntil('school-request', NOW).getTime() + left),
      }),
    notification: (left) =>
      database.insert(notifications).values({
        learnerId: guardianId,
        id: crypto.randomUUID(),
        kind: 'report-ready',
        about: 'x',
        createdAt: new Date(keptUntil('notification', NOW).getTime() + left),
      }),
    announcement: (left) =>
      database.insert(announcements).values({
        spaceId,
        id: crypto.randomUUID(),
        authorId: guardianId,
        text: 'x',
        createdAt: new Date(keptUntil('announcement', NOW).getTime() + left),
        changedAt: null,
        deletedAt: null,
      }),
    'email-change': (left, name) =>
      database.insert(emailChanges).values({
        id: crypto.randomUUID(),
        userId: guardianId,
        hash: name,
        previous: 'x@example.com',
        askedAt: NOW,
        endsAt: new Date(NOW.getTime() + left),
      }),
    'factor-removal': (left, name) =>
      database.insert(factorRemovals).values({
        id: crypto.randomUUID(),
        userId: name === 'over' ? childId : guardianId,
        hash: name,
        askedAt: new Date(keptUntil('factor-removal', NOW).getTime() + left),
        readyAt: NOW,
        toldAt: NOW,
      }),
    'hub-notice': (left, name) =>
      database.insert(hubNotices).values({ id: name, expiresAt: new Date(NOW.getTime() + left) }),
    'child-request': (left, name) =>
      database.insert(childRequests).values({
        id: crypto.randomUUID(),
        username: name,
        parentEmail: 'x@example.com',
        password: 'x',
        createdAt: NOW,
        expiresAt: new Date(NOW.getTime() + left),
      }),
    'child-erasure': async (left, name) => {
      const [erasedId] = await database
        .insert(users)
        .values({
          id: crypto.randomUUID(),
          firstName: name,
          lastName: '',
          email: `${name}@child.invalid`,
          username: name,
          ageBand: 'child',
          termsAcceptedAt: NOW,
        })
        .returning({ id: users.id })
      await database.insert(childErasures).values({
        learnerId: erasedId?.id ?? '',
        what: 'account',
        askedBy: guardianId,
        askedAt: NOW,
        dueAt: new Date(NOW.getTime() + left),
      })
    },
    'coming-of-age': async (left, name) => {
      const [teen] = await database
        .insert(users)
        .values({
          id: crypto.randomUUID(),
          firstName: name,
          lastName: '',
          email: `teen-${name}@child.invalid`,
          username: `teen-${name}`,
          ageBand: 'teen',
          termsAcceptedAt: NOW,
        })
        .returning({ id: users.id })
      await database.insert(comingsOfAge).values({
        learnerId: teen?.id ?? '',
        email: `${name}@example.com`,
        language: 'en',
        askedAt: new Date(keptUntil('coming-of-age', NOW).getTime() + left),
      })
    },
    invitation: async (left, name) => {
      const row = {
        id: crypto.randomUUID(),
        invitedBy: guardianId,
        email: `${name}@example.com`,
        createdAt: NOW,
        expiresAt: new Date(NOW.getTime() + left),
      }
      await database.insert(guardianInvitations).values({ ...row, learnerId: childId, scopes: [] })
      await database.insert(spaceInvitations).values({ ...row, spaceId, role: 'parent', tags: [] })
    },
    answer: (left) =>
      database.execute(sql`insert into learning_events (learner_id, id, sequence, language, section, item_id,
        exercise_type, answer, verdict, milliseconds, device_id, occurred_at, utc_offset_minutes, verified, clock_corrected, received_at)
      values (${childId}, ${crypto.randomUUID()}, ${left + 5000}, 'xh', 'phrases', 'phrases.greetings.hello',
        'type-translation', 'Molo', 'correct', 1, 'tablet', now(), 120, true, false,
        ${new Date(keptUntil('answer', NOW).getTime() + left).toISOString()})`),
    roster: async (left, name) => {
      // A list is as old as its last change.
      const listId = crypto.randomUUID()
      await database
        .insert(spaces)
        .values({ id: listId, kind: 'class', name: 'class', schoolId: null, joinCode: null, createdAt: NOW })
      await database.execute(
        sql`insert into space_members (space_id, learner_id, role, tags, joined_at)
          values (${listId}, ${guardianId}, 'teacher', '{admin}', now())`,
      )
      await database.insert(students).values({
        spaceId: listId,
        id: crypto.randomUUID(),
        origin: 'entered',
        name,
        status: 'active',
        changedByHand: [],
        revision: 1,
        createdAt: NOW,
        changedAt: new Date(keptUntil('roster', NOW).getTime() + left),
      })
    },
    'consent-email': (left, name) =>
      database.insert(consentEmails).values({
        learnerId: childId,
        guardianId: name === 'over' ? guardianId : childId,
        email: 'x@example.com',
        decidedAt: NOW,
        dueAt: new Date(NOW.getTime() + left),
      }),
    'join-code': (left, name) =>
      database.insert(joinCodes).values({
        learnerId: name === 'over' ? guardianId : childId,
        code: name,
        madeBy: guardianId,
        expiresAt: new Date(NOW.getTime() + left),
      }),
    'chat-of-minors': (left) =>
      database.insert(khuluMessages).values({
        learnerId: childId,
        id: crypto.randomUUID(),
        sequence: left + 5000,
        sender: 'user',
        text: 'x',
        saidAt: new Date(keptUntil('chat-of-minors', NOW).getTime() + left),
        receivedAt: NOW,
      }),
    'chat-of-adults': (left) =>
      database.insert(khuluMessages).values({
        learnerId: guardianId,
        id: crypto.randomUUID(),
        sequence: left + 5000,
        sender: 'user',
        text: 'x',
        saidAt: new Date(keptUntil('chat-of-adults', NOW).getTime() + left),
        receivedAt: NOW,
      }),
    'deleted-lesson': (left) =>
      database.insert(lessonPlans).values({
        learnerId: guardianId,
        id: crypto.randomUUID(),
        state: 'draft',
        revision: 1,
        plan: lessonPlanInput(),
        clashes: [],
        createdAt: NOW,
        changedAt: NOW,
        changedBy: null,
        deletedAt: new Date(keptUntil('deleted-lesson', NOW).getTime() + left),
      }),
    schedule: (left) =>
      database.insert(scheduleEvents).values({
        ...eventRow,
        id: crypto.randomUUID(),
        spaceId,
        endsAt: new Date(keptUntil('schedule', NOW).getTime() + left),
      }),
    'removed-event': (left) =>
      database.insert(scheduleEvents).values({
        ...eventRow,
        id: crypto.randomUUID(),
        spaceId,
        removedAt: new Date(keptUntil('removed-event', NOW).getTime() + left),
      }),
    'partner-application': (left, name) =>
      database.insert(partnerApplications).values({
        learnerId: name === 'over' ? childId : guardianId,
        id: crypto.randomUUID(),
        tier: 'independent',
        about: name,
        state: 'refused',
        reason: 'x',
        sentAt: NOW,
        decidedAt: new Date(keptUntil('partner-application', NOW).getTime() + left),
      }),
    referral: async (left, name) => {
      await database
        .insert(referralCodes)
        .values({ learnerId: guardianId, code: 'BCDFGHJK', createdAt: NOW })
        .onConflictDoNothing()
      await database.insert(referrals).values({
        learnerId: name === 'over' ? childId : guardianId,
        code: 'BCDFGHJK',
        signedUpAt: new Date(keptUntil('referral', NOW).getTime() + left),
      })
    },
    security: (left, name) =>
      database.insert(securityEvents).values({
        learnerId: childId,
        id: crypto.randomUUID(),
        at: new Date(keptUntil('security', NOW).getTime() + left),
        event: 'logged-in',
        outcome: 'done',
        actorKind: 'nobody',
        times: name.length + 1000,
      }),
  }
  for (const write of Object.values(seed)) {
    await write(0, 'over')
    await write(SECOND, 'soon')
  }
  const count = async (): Promise<number[]> => [
    ...(await Promise.all(
      [
        sessions,
        verifications,
        signInAttempts,
        knownDevices,
        emailChanges,
        factorRemovals,
        hubNotices,
        childRequests,
        childErasures,
        comingsOfAge,
        guardianInvitations,
        spaceInvitations,
        consentEmails,
        joinCodes,
        lessonPlans,
        students,
        uploads,
        partnerApplications,
        referrals,
      ].map((table) => database.$count(table)),
    )),
    await database.$count(scheduleEvents, isNull(scheduleEvents.removedAt)),
    await database.$count(scheduleEvents, isNotNull(scheduleEvents.removedAt)),
    await database.$count(securityEvents, gte(securityEvents.times, 1000)),
    await database.$count(learningEvents, eq(learningEvents.answer, 'Molo')),
    await database.$count(khuluMessages, eq(khuluMessages.learnerId, childId)),
    await database.$count(khuluMessages, eq(khuluMessages.learnerId, guardianId)),
  ]
  expect(await count()).toEqual(Array<number>(25).fill(2))
  await sweep(NOW)
  expect(await count()).toEqual(Array<number>(25).fill(1))
  await sweep(new Date(NOW.getTime() + SECOND))
  expect(await count()).toEqual(Array<number>(25).fill(0))
  expect([
    await database.$count(learningEvents),
    await database.$count(users),
    swept,
    logged.filter((line) => line.includes('retention')),
  ]).toEqual([2, 4, ['email', 'email'], []])
})

test("answer with its text deleted by retention: still counts, and isn't stored a second time", async ({
  signUpAs,
  database,
  sweep,
  time,
}) => {
  const browser = await signUpAs('nomsa')
  await browser.send(learningCalls.recordEvents, { events: [makeEvent()] })
  const before = (await browser.send(learningCalls.getProgress)).body
  await database.update(learningEvents).set({ receivedAt: keptUntil('answer', time.now) })
  await sweep(time.now)
  expect(
    await database
      .select({ answer: learningEvents.answer, deviceId: learningEvents.deviceId, verdict: learningEvents.verdict })
      .from(learningEvents),
  ).toEqual([{ answer: '', deviceId: '-', verdict: 'correct' }])
  await browser.send(learningCalls.recordEvents, { events: [makeEvent()] })
  expect(await database.$count(learningEvents)).toBe(1)
  expect((await browser.send(learningCalls.getProgress)).body).toEqual(before)
  expect((await browser.send(learningCalls.listEvents)).status).toBe(200)
})

test("an unused child's account: guardians hear a month before; deleted unless the child returns", async ({
  signUpAs,
  visit,
  database,
  sentEmails,
  sweep,
  time,
}) => {
  const guardian = await signUpAs('gogo')
  for (const name of ['thandi', 'sipho']) await addChildTo(guardian, name)
  await database.delete(sessions)
  const start = NOW.getTime()
  await database.update(users).set({ updatedAt: NOW })
  const after = (milliseconds: number): Date => new Date(start + milliseconds)
  const { limit } = RETENTION['unused-child']
  const told = (): number => sentEmails.filter(({ kind }) => kind === 'child-unused').length
  await sweep(after(limit - UNUSED_NOTICE - SECOND))
  expect(told()).toBe(0)
  await sweep(after(limit - UNUSED_NOTICE))
  await sweep(after(limit - UNUSED_NOTICE + DAY))
  expect([told(), sentEmails.findLast(({ kind }) => kind === 'child-unused')]).toEqual([
    2,
    { kind: 'child-unused', to: 'gogo@example.com', language: 'en', link: `${ORIGIN}/children`, values: { days: 30 } },
  ])
  time.now = after(limit - DAY)
  await visit().send(childrenCalls.signInChild, { username: 'sipho', secret: PICTURES })
  await sweep(after(limit - SECOND))
  expect([await database.$count(users), await database.$count(unusedNotices)]).toEqual([3, 1])
  await sweep(after(limit))
  expect(
    (await database.select({ username: users.username }).from(users)).map(({ username }) => username).toSorted(),
  ).toEqual(['gogo', 'sipho'])
})

import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { classesCalls } from '#contract/classes.ts'
import { lessonPlansCalls } from '#contract/lesson-plans.ts'
import { notificationsCalls } from '#contract/notifications.ts'
import { schoolsCalls as calls } from '#contract/schools.ts'
import type { School } from '#contract/schools-schemas.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { usualTags, type SpaceRole } from '#core/permissions/spaces.ts'
import { SCHOOL_FACTS as FACTS } from '../../../../tests/support/school-facts.ts'
import { test, type Answer, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, PICTURES } from '../../../../tests/support/children.ts'
import { lessonPlanInput, PLAN_ID } from '../../../../tests/support/lesson-plan-input.ts'

const codeOf = ({ body }: Answer): unknown => (body['error'] as { code: string } | undefined)?.code
const idOf = async (browser: Visitor): Promise<string> =>
  ((await browser.send(accountsCalls.getMe)).body['account'] as { id: string }).id

async function found(browser: Visitor, facts: object = {}): Promise<string> {
  const { status, body } = await browser.send(calls.createSchool, { ...FACTS, ...facts })
  if (status !== 200) throw new Error(`founding was refused: ${JSON.stringify(body)}`)
  return String(body['spaceId'])
}

const look = async (browser: Visitor, spaceId: string): Promise<School> =>
  (await browser.send(calls.getSchool, { spaceId })).body['school'] as School
const list = async (browser: Visitor, input: object = {}): Promise<School[]> =>
  (await browser.send(calls.listSchools, input)).body['schools'] as School[]

/** Lets an adult into a school by request and approval. */
async function admit(founder: Visitor, other: Visitor, spaceId: string, role = 'member'): Promise<string> {
  const learnerId = await idOf(other)
  await other.send(calls.requestSchool, { spaceId, message: 'We live near.' })
  const { status } = await founder.send(calls.answerSchoolRequest, { spaceId, learnerId, decision: 'approved', role })
  expect(status).toBe(200)
  return learnerId
}

const setRole = (browser: Visitor, spaceId: string, memberId: string, role: SpaceRole): Promise<Answer> =>
  browser.send(spacesCalls.changeMember, { spaceId, memberId, role, tags: [...usualTags(role)] })

test('schools: found by name, place and region, by strangers too, with counts and no names', async ({ signUpAs }) => {
  const [nomsa, thabo] = [await signUpAs('nomsa'), await signUpAs('thabo')]
  const spaceId = await found(nomsa)
  await found(nomsa, { name: 'Khanya', location: 'Cape Town', region: 'western-cape' })
  expect((await list(thabo)).map(({ name }) => name)).toEqual(['Khanya', 'Siyafunda School'])
  expect(await list(thabo, { search: 'gqeb' })).toEqual([
    {
      id: spaceId,
      ...FACTS,
      students: 0,
      teachers: 1,
      rating: null,
      ratings: 0,
      membership: null,
      ownStars: null,
    },
  ])
  expect((await list(thabo, { region: 'western-cape' })).map(({ name }) => name)).toEqual(['Khanya'])
  expect(await list(thabo, { region: 'gauteng' })).toEqual([])
  expect((await look(nomsa, spaceId)).membership).toEqual({
    role: 'founder',
    status: 'active',
    reason: '',
    pendingRequests: 0,
  })
  expect((await thabo.send(calls.changeSchool, { spaceId, ...FACTS, name: 'Mine' })).status).toBe(404)
  expect((await nomsa.send(calls.changeSchool, { spaceId, ...FACTS, name: 'Funda' })).status).toBe(200)
  expect((await look(thabo, spaceId)).name).toBe('Funda')
})

test('joining: a request waits, is approved or refused with a reason, and both sides are told', async ({
  signUpAs,
  time,
}) => {
  const [nomsa, thabo, zola] = [await signUpAs('nomsa'), await signUpAs('thabo'), await signUpAs('zola')]
  const spaceId = await found(nomsa)
  for (const asking of [thabo, zola])
    expect((await asking.send(calls.requestSchool, { spaceId, message: 'We live near.' })).status).toBe(200)
  expect((await look(thabo, spaceId)).membership).toMatchObject({ role: null, status: 'pending' })
  expect((await look(nomsa, spaceId)).membership?.pendingRequests).toBe(2)
  expect((await nomsa.send(calls.listSchoolRequests, { spaceId })).body['requests']).toMatchObject([
    { name: 'Nomsa Dlamini', message: 'We live near.' },
    { name: 'Nomsa Dlamini' },
  ])
  const answer = { spaceId, learnerId: await idOf(thabo), decision: 'approved' }
  expect((await zola.send(calls.answerSchoolRequest, answer)).status).toBe(404)
  expect((await nomsa.send(calls.answerSchoolRequest, answer)).status).toBe(200)
  expect((await nomsa.send(calls.answerSchoolRequest, answer)).status).toBe(404)
  expect((await look(thabo, spaceId)).membership).toMatchObject({ role: 'member', status: 'active' })
  expect((await thabo.send(calls.answerSchoolRequest, { ...answer, learnerId: await idOf(zola) })).status).toBe(403)
  expect(codeOf(await thabo.send(calls.requestSchool, { spaceId, message: '' }))).toBe('already-on')
  const refusal = { spaceId, learnerId: await idOf(zola), decision: 'refused', reason: '' }
  expect(codeOf(await nomsa.send(calls.answerSchoolRequest, refusal))).toBe('invalid-input')
  await nomsa.send(calls.answerSchoolRequest, { ...refusal, reason: 'We are full this year.' })
  expect((await look(zola, spaceId)).membership).toMatchObject({
    status: 'refused',
    reason: 'We are full this year.',
  })
  expect((await zola.send(calls.requestSchool, { spaceId, message: '' })).status).toBe(403)
  time.now = new Date(time.now.getTime() + 31 * 24 * 60 * 60 * 1000)
  const later = await signUpAs('later')
  await later.send(calls.requestSchool, { spaceId, message: '' })
  await later.send(calls.withdrawSchoolRequest, { spaceId })
  expect((await look(later, spaceId)).membership).toBeNull()
  const told = async (browser: Visitor): Promise<string[]> =>
    (
      (await browser.send(notificationsCalls.listNotifications)).body['notifications'] as { kind: string }[] | undefined
    )?.map(({ kind }) => kind) ?? []
  expect(await told(nomsa)).toEqual(['join-request'])
  expect([await told(thabo), await told(zola)]).toEqual([['join-approved'], ['join-refused']])
})

test('school roles: the server lets each do what the role allows, and no more', async ({ signUpAs }) => {
  const [founder, second, teacher, member, stranger] = [
    await signUpAs('founder'),
    await signUpAs('second'),
    await signUpAs('mfundisi'),
    await signUpAs('member'),
    await signUpAs('stranger'),
  ]
  const spaceId = await found(founder)
  const secondId = await admit(founder, second, spaceId)
  const teacherId = await admit(founder, teacher, spaceId, 'teacher')
  const memberId = await admit(founder, member, spaceId)
  const founderId = await idOf(founder)
  expect((await setRole(founder, spaceId, secondId, 'co-founder')).status).toBe(200)
  const statuses = async (act: (browser: Visitor, at: number) => Promise<Answer>): Promise<number[]> => {
    const answers: number[] = []
    for (const [at, browser] of [founder, second, teacher, member, stranger].entries())
      answers.push((await act(browser, at)).status)
    return answers
  }
  const announce = (browser: Visitor, at: number): Promise<Answer> =>
    browser.send(classesCalls.writeAnnouncement, {
      spaceId,
      id: `01890000-0000-7000-8000-00000000000${at}`,
      text: 'An open day on Saturday',
    })
  expect(await statuses(announce)).toEqual([200, 200, 200, 403, 404])
  expect(await statuses((one) => one.send(classesCalls.listAnnouncements, { spaceId }))).toEqual([
    200, 200, 200, 200, 404,
  ])
  expect(await statuses((one) => one.send(calls.changeSchool, { spaceId, ...FACTS }))).toEqual([
    200, 200, 403, 403, 404,
  ])
  expect(await statuses((one) => one.send(calls.listSchoolRequests, { spaceId }))).toEqual([200, 200, 403, 403, 404])
  expect(await statuses((one) => one.send(calls.rateSchool, { spaceId, stars: 4 }))).toEqual([403, 403, 200, 200, 404])
  expect(await statuses((one) => one.send(calls.listSchoolResources, { spaceId }))).toEqual([200, 200, 200, 200, 404])
  expect(await statuses((one) => one.send(calls.listSchoolClasses, { spaceId }))).toEqual([200, 200, 200, 200, 404])
  const openClass = (browser: Visitor): Promise<Answer> =>
    browser.send(spacesCalls.createSpace, { kind: 'class', name: 'Grade 4', schoolId: spaceId })
  expect(await statuses(openClass)).toEqual([200, 200, 200, 403, 404])
  expect((await look(stranger, spaceId)).rating).toBe(4)
  // A co-founder neither names co-founders, nor touches the founder.
  expect((await setRole(second, spaceId, memberId, 'co-founder')).status).toBe(403)
  expect((await setRole(second, spaceId, founderId, 'member')).status).toBe(403)
  expect((await second.send(spacesCalls.endMembership, { spaceId, memberId: founderId })).status).toBe(403)
  expect((await second.send(spacesCalls.deleteSpace, { spaceId })).status).toBe(403)
  expect((await second.send(calls.handOverSchool, { spaceId, memberId })).status).toBe(403)
  expect((await second.send(spacesCalls.endMembership, { spaceId, memberId: teacherId })).status).toBe(200)
  expect((await look(teacher, spaceId)).membership).toBeNull()
})

test('handing over: the heir founds, the founder becomes a co-founder and can leave', async ({ signUpAs }) => {
  const [founder, heir] = [await signUpAs('founder'), await signUpAs('heir')]
  const spaceId = await found(founder)
  const founderId = await idOf(founder)
  expect(codeOf(await founder.send(spacesCalls.endMembership, { spaceId, memberId: founderId }))).toBe('last-admin')
  expect((await founder.send(calls.handOverSchool, { spaceId, memberId: await idOf(heir) })).status).toBe(404)
  const memberId = await admit(founder, heir, spaceId)
  expect((await founder.send(calls.handOverSchool, { spaceId, memberId })).status).toBe(200)
  expect((await look(heir, spaceId)).membership?.role).toBe('founder')
  expect((await look(founder, spaceId)).membership?.role).toBe('co-founder')
  expect((await founder.send(calls.handOverSchool, { spaceId, memberId })).status).toBe(403)
  expect((await founder.send(spacesCalls.endMembership, { spaceId, memberId: founderId })).status).toBe(200)
})

test('children: strangers in a school see none, its founder neither, and a child can do nothing', async ({
  signUpAs,
  visit,
}) => {
  const [founder, teacher, gogo] = [await signUpAs('founder'), await signUpAs('mfundisi'), await signUpAs('gogo')]
  const spaceId = await found(founder)
  await admit(founder, teacher, spaceId, 'teacher')
  await admit(founder, gogo, spaceId)
  const childId = await addChildTo(gogo, 'thandi')
  const space = (await founder.send(spacesCalls.getSpace, { spaceId })).body['space'] as { joinCode: string }
  expect((await gogo.send(spacesCalls.joinSpace, { code: space.joinCode, childId })).status).toBe(200)
  const seenBy = async (browser: Visitor): Promise<boolean> =>
    ((await browser.send(spacesCalls.getSpace, { spaceId })).body['members'] as { id: string }[]).some(
      ({ id }) => id === childId,
    )
  expect([await seenBy(founder), await seenBy(teacher), await seenBy(gogo)]).toEqual([false, false, true])
  expect((await look(founder, spaceId)).students).toBe(1)
  const made = await teacher.send(spacesCalls.createSpace, { kind: 'class', name: 'Grade 4', schoolId: spaceId })
  const classId = String(made.body['spaceId'])
  const room = (await teacher.send(spacesCalls.getSpace, { spaceId: classId })).body['space'] as { joinCode: string }
  await gogo.send(spacesCalls.joinSpace, { code: room.joinCode, childId })
  expect([await seenBy(founder), await seenBy(teacher), await seenBy(gogo)]).toEqual([false, true, true])
  expect((await look(founder, spaceId)).students).toBe(1)
  const tablet = visit()
  await tablet.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  const announcement = { spaceId, id: '01890000-0000-7000-8000-000000000009', text: 'Hello' }
  const refused = [
    await tablet.send(calls.listSchools, {}),
    await tablet.send(calls.getSchool, { spaceId }),
    await tablet.send(calls.requestSchool, { spaceId, message: '' }),
    await tablet.send(calls.rateSchool, { spaceId, stars: 5 }),
    await tablet.send(calls.listSchoolResources, { spaceId }),
    await tablet.send(calls.getSchoolNetwork),
  ]
  expect(refused.map(codeOf)).toEqual(refused.map(() => 'guardian-needed'))
  expect((await tablet.send(classesCalls.writeAnnouncement, announcement)).status).toBe(403)
  expect((await tablet.send(classesCalls.listAnnouncements, { spaceId })).status).toBe(404)
  await founder.send(classesCalls.writeAnnouncement, { ...announcement, text: 'Bring a coat' })
  expect((await tablet.send(classesCalls.listOwnAnnouncements)).body).toEqual({ announcements: [] })
  const { status } = await founder.send(calls.handOverSchool, { spaceId, memberId: childId })
  expect(status).toBe(403)
})

test('shared lessons: members see them, the author or a founder ends the sharing', async ({ signUpAs }) => {
  const [founder, teacher, member] = [await signUpAs('founder'), await signUpAs('mfundisi'), await signUpAs('member')]
  const spaceId = await found(founder)
  await admit(founder, teacher, spaceId, 'teacher')
  await admit(founder, member, spaceId)
  await teacher.send(lessonPlansCalls.saveDraft, { planId: PLAN_ID, base: null, plan: lessonPlanInput({}) })
  await teacher.send(lessonPlansCalls.publishPlan, { planId: PLAN_ID, revision: 1 })
  const share = { planId: PLAN_ID, spaceId, mayEdit: true }
  expect((await member.send(lessonPlansCalls.sharePlan, share)).status).toBe(404)
  expect((await teacher.send(lessonPlansCalls.sharePlan, share)).status).toBe(200)
  expect((await member.send(calls.listSchoolResources, { spaceId })).body).toMatchObject({
    resources: [{ planId: PLAN_ID, author: 'Nomsa Dlamini', isOwn: false, version: 1 }],
    total: 1,
    mayShare: false,
  })
  expect((await member.send(lessonPlansCalls.getVersion, { planId: PLAN_ID })).status).toBe(200)
  expect((await member.send(lessonPlansCalls.unsharePlan, { planId: PLAN_ID, spaceId })).status).toBe(404)
  expect((await founder.send(lessonPlansCalls.unsharePlan, { planId: PLAN_ID, spaceId })).status).toBe(200)
  expect((await member.send(calls.listSchoolResources, { spaceId })).body).toMatchObject({ resources: [], total: 0 })
})

test('network: two schools are linked once both founders agree, and either ends it', async ({ signUpAs }) => {
  const [nomsa, thabo, zola] = [await signUpAs('nomsa'), await signUpAs('thabo'), await signUpAs('zola')]
  const spaceId = await found(nomsa)
  const otherId = await found(thabo, { name: 'Khanya' })
  await admit(thabo, zola, otherId)
  const network = async (browser: Visitor): Promise<Record<string, unknown>> =>
    (await browser.send(calls.getSchoolNetwork)).body
  expect((await zola.send(calls.askSchoolLink, { spaceId: otherId, otherId: spaceId })).status).toBe(403)
  for (let twice = 0; twice < 2; twice++)
    expect((await nomsa.send(calls.askSchoolLink, { spaceId, otherId })).status).toBe(200)
  expect(await network(nomsa)).toMatchObject({
    links: [],
    requests: [{ own: { id: spaceId }, other: { id: otherId }, isAsked: false }],
  })
  expect(await network(thabo)).toMatchObject({ requests: [{ own: { id: otherId }, isAsked: true }] })
  expect(await network(zola)).toMatchObject({ requests: [], founded: [] })
  expect((await nomsa.send(calls.answerSchoolLink, { spaceId, otherId, isAgreed: true })).status).toBe(404)
  const agreed = await thabo.send(calls.answerSchoolLink, { spaceId: otherId, otherId: spaceId, isAgreed: true })
  expect(agreed.status).toBe(200)
  const stranger = await signUpAs('stranger')
  expect(await network(stranger)).toMatchObject({
    schools: [{ isOwn: false }, { isOwn: false }],
    links: [{ from: spaceId, to: otherId }],
    requests: [],
  })
  expect((await thabo.send(calls.endSchoolLink, { spaceId: otherId, otherId: spaceId })).status).toBe(200)
  expect(await network(stranger)).toMatchObject({ schools: [], links: [] })
})

import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { learningCalls } from '#contract/learning.ts'
import { lessonPlansCalls as calls } from '#contract/lesson-plans.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { PLAN_LIMITS, type LessonPlan } from '#core/lesson-plans/lesson-plan.ts'
import { writeOwnItem } from '#core/lesson-plans/own-item-id.ts'
import { QUOTAS } from '#core/people/quotas.ts'
import { assignments } from '#server/features/assignments/tables.ts'
import { learningEvents } from '#server/features/learning/tables.ts'
import { lessonPlans } from '#server/features/lesson-plans/tables.ts'
import { spaceMembers } from '#server/features/spaces/tables.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { test, type Answer, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, PICTURES } from '../../../../tests/support/children.ts'
import {
  activityInput,
  exerciseInput,
  lessonPlanInput,
  PLAN_ID as planId,
} from '../../../../tests/support/lesson-plan-input.ts'
import { eventId, makeEvent } from '../../../../tests/support/make-event.ts'

const OTHER_ID = planId.replace(/ff$/, 'fe')

const idOf = async (browser: Visitor): Promise<string> =>
  ((await browser.send(accountsCalls.getMe)).body['account'] as { id: string }).id

const save = (browser: Visitor, plan: LessonPlan, base: { revision: number; plan: LessonPlan } | null = null) =>
  browser.send(calls.saveDraft, { planId, base, plan })

const plan = lessonPlanInput()
const activity = activityInput()

/** Makes a lesson and publishes it. */
async function publish(browser: Visitor, changes: Partial<LessonPlan> = {}): Promise<void> {
  expect((await save(browser, lessonPlanInput(changes))).status).toBe(200)
  expect((await browser.send(calls.publishPlan, { planId, revision: 1 })).body).toMatchObject({ version: 1 })
}

const makeSpace = async (browser: Visitor, kind: 'class' | 'family'): Promise<string> =>
  String((await browser.send(spacesCalls.createSpace, { kind, name: 'Grade 3' })).body['spaceId'])

const listed = async (browser: Visitor, input: object = {}): Promise<string[]> =>
  ((await browser.send(calls.listPlans, input)).body['plans'] as { title: string }[]).map(({ title }) => title)

test('lesson: every field comes back as it was saved, and the same save twice is one revision', async ({
  signUpAs,
}) => {
  const nomsa = await signUpAs('nomsa')
  const full = lessonPlanInput({
    description: 'About *a* <b>child</b>',
    formative: 'Listen to three pairs',
    summative: 'A short test on Friday',
    differentiation: 'Pictures for beginners',
    materials: [{ id: 'm1', text: 'Picture cards' }],
  })
  expect((await save(nomsa, full)).body).toMatchObject({ revision: 1, clashes: [] })
  expect((await save(nomsa, full)).body).toMatchObject({ revision: 1 })
  expect((await nomsa.send(calls.getPlan, { id: planId })).body).toMatchObject({
    plan: full,
    state: 'draft',
    version: null,
    isOwn: true,
  })
})

test('list: own lessons by search and state, a deleted one is gone until it is restored', async ({ signUpAs }) => {
  const [nomsa, other] = [await signUpAs('nomsa'), await signUpAs('makhulu')]
  await publish(nomsa, { title: 'Greetings 100%' })
  expect(await listed(nomsa, { search: '100%' })).toEqual(['Greetings 100%'])
  expect(await listed(nomsa, { search: '1_0' })).toEqual([])
  expect(await listed(nomsa, { state: 'draft' })).toEqual([])
  expect(await listed(other)).toEqual([])
  await nomsa.send(calls.archivePlan, { planId, isArchived: true })
  expect(await listed(nomsa, { state: 'archived' })).toHaveLength(1)
  await nomsa.send(calls.archivePlan, { planId, isArchived: false })
  expect(await listed(nomsa, { state: 'published' })).toHaveLength(1)
  expect((await nomsa.send(calls.deletePlan, { planId })).status).toBe(200)
  expect((await nomsa.send(calls.deletePlan, { planId })).status).toBe(200)
  expect([await listed(nomsa), (await nomsa.send(calls.getPlan, { id: planId })).status]).toEqual([[], 404])
  await nomsa.send(calls.restorePlan, { planId })
  expect(await listed(nomsa)).toHaveLength(1)
})

test('publishing: one revision is one version, a newer draft is refused, a version stays', async ({ signUpAs }) => {
  const nomsa = await signUpAs('nomsa')
  await publish(nomsa)
  expect((await nomsa.send(calls.publishPlan, { planId, revision: 1 })).body).toMatchObject({ version: 1 })
  const second = lessonPlanInput({ title: 'Second' })
  await save(nomsa, second, { revision: 1, plan })
  expect((await nomsa.send(calls.publishPlan, { planId, revision: 1 })).body).toMatchObject({ version: 1 })
  expect((await nomsa.send(calls.publishPlan, { planId, revision: 3 })).status).toBe(409)
  expect((await nomsa.send(calls.publishPlan, { planId, revision: 2 })).body).toMatchObject({ version: 2 })
  const version = async (number?: number) =>
    (await nomsa.send(calls.getVersion, { planId, ...(number === undefined ? {} : { version: number }) })).body['title']
  expect([await version(1), await version(2), await version()]).toEqual([plan.title, 'Second', 'Second'])
  expect((await nomsa.send(calls.getPlanVersion, { planId, version: 1 })).body['plan']).toEqual(plan)
  expect((await nomsa.send(calls.listPlanVersions, { id: planId })).body['versions']).toMatchObject([
    { version: 2, title: 'Second' },
    { version: 1, title: plan.title },
  ])
})

test('publishing: an incomplete exercise is refused with the path of its field', async ({ signUpAs }) => {
  const nomsa = await signUpAs('nomsa')
  await save(nomsa, { ...plan, activities: [{ ...activity, blocks: [exerciseInput({ answer: '' })] }] })
  const { status, body } = await nomsa.send(calls.publishPlan, { planId, revision: 1 })
  expect([status, (body['error'] as { fields: object }).fields]).toEqual([
    400,
    { 'activities/a1/blocks/e1/answer': 'missing' },
  ])
})

test('lesson: bad lists, a second item of one id and unknown fields are refused [ASVS V2.2.1]', async ({
  signUpAs,
}) => {
  const nomsa = await signUpAs('nomsa')
  for (const bad of [
    { grade: '7' },
    { duration: 50 },
    { subject: 'history' },
    { objectives: [] },
    { activities: [] },
    { objectives: [plan.objectives[0], plan.objectives[0]] },
    { html: '<b>' },
  ])
    expect((await save(nomsa, { ...plan, ...bad } as LessonPlan)).status, JSON.stringify(bad)).toBe(400)
})

/** Returns two teachers of a class, one of whom shares a lesson. */
async function twoTeachers(
  signUpAs: (name: string) => Promise<Visitor>,
  database: Database,
): Promise<{ nomsa: Visitor; lerato: Visitor; spaceId: string }> {
  const [nomsa, lerato] = [await signUpAs('nomsa'), await signUpAs('lerato')]
  const spaceId = await makeSpace(nomsa, 'class')
  await database.insert(spaceMembers).values({
    spaceId,
    learnerId: await idOf(lerato),
    role: 'assistant',
    tags: ['edit', 'view'],
    joinedAt: new Date(),
    broughtBy: null,
  })
  await save(nomsa, plan)
  return { nomsa, lerato, spaceId }
}

test('two teachers edit one draft: different fields are merged, one field keeps both texts', async ({
  signUpAs,
  database,
}) => {
  const { nomsa, lerato, spaceId } = await twoTeachers(signUpAs, database)
  expect((await save(lerato, plan)).status).toBe(404)
  expect((await nomsa.send(calls.sharePlan, { planId, spaceId, mayEdit: true })).status).toBe(200)
  const base = { revision: 1, plan }
  await save(nomsa, { ...plan, title: 'From Nomsa' }, base)
  const { body } = await save(lerato, { ...plan, title: 'From Lerato', formative: 'Listen' }, base)
  expect(body).toMatchObject({
    revision: 3,
    plan: { title: 'From Nomsa', formative: 'Listen' },
    clashes: [{ path: 'title', mine: 'From Lerato' }],
  })
  const seen = (await nomsa.send(calls.getPlan, { id: planId })).body
  expect(seen).toMatchObject({ clashes: [{ path: 'title', mine: 'From Lerato' }], changedBy: 'Nomsa Dlamini' })
  const [clash] = seen['clashes'] as { id: string }[]
  const decided = await nomsa.send(calls.saveDraft, {
    planId,
    base: { revision: 3, plan: seen['plan'] },
    plan: { ...(seen['plan'] as LessonPlan), title: 'Both' },
    decided: [clash?.id],
  })
  expect(decided.body).toMatchObject({ revision: 4, clashes: [], plan: { title: 'Both' } })
  await nomsa.send(calls.unsharePlan, { planId, spaceId })
  expect((await lerato.send(calls.getPlan, { id: planId })).status).toBe(404)
})

test('two teachers: 20 saves at once lose no objective', async ({ signUpAs, database }) => {
  const { nomsa, lerato, spaceId } = await twoTeachers(signUpAs, database)
  await nomsa.send(calls.sharePlan, { planId, spaceId, mayEdit: true })
  const adding = (index: number): Promise<Answer> =>
    save(
      index % 2 === 0 ? nomsa : lerato,
      { ...plan, objectives: [...plan.objectives, { id: `x${index}`, text: `Objective ${index}` }] },
      { revision: 1, plan },
    )
  const limit = PLAN_LIMITS.objectives - 1
  await Promise.all(Array.from({ length: limit }, (_, index) => adding(index)))
  const kept = (await nomsa.send(calls.getPlan, { id: planId })).body['plan'] as LessonPlan
  expect(kept.objectives).toHaveLength(limit + 1)
})

test('sharing: only a teacher of the class shares, and members play without editing [ASVS V8.2.2]', async ({
  signUpAs,
  visit,
  database,
}) => {
  const [nomsa, gogo, stranger] = [await signUpAs('nomsa'), await signUpAs('gogo'), await signUpAs('makhulu')]
  const spaceId = await makeSpace(nomsa, 'class')
  const childId = await addChildTo(gogo, 'thandi')
  await database.insert(spaceMembers).values({
    spaceId,
    learnerId: childId,
    role: 'student',
    tags: ['view', 'submit'],
    joinedAt: new Date(),
    broughtBy: null,
  })
  const child = visit()
  await child.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  await publish(nomsa)
  const play = async (browser: Visitor): Promise<number> => (await browser.send(calls.getVersion, { planId })).status
  expect(await play(child)).toBe(404)
  await nomsa.send(calls.sharePlan, { planId, spaceId, mayEdit: false })
  expect([await play(child), await play(nomsa), await play(stranger), await play(visit())]).toEqual([
    200, 200, 404, 401,
  ])
  expect((await child.send(calls.getPlan, { id: planId })).status).toBe(403)
  await database.delete(spaceMembers).where(eq(spaceMembers.learnerId, childId))
  expect(await play(child)).toBe(404)
  const own = await makeSpace(stranger, 'class')
  expect((await stranger.send(calls.sharePlan, { planId, spaceId: own, mayEdit: true })).status).toBe(404)
  expect((await nomsa.send(calls.sharePlan, { planId, spaceId: own, mayEdit: true })).status).toBe(404)
})

test('duplicate: the copy is an own draft, made once by its id', async ({ signUpAs }) => {
  const nomsa = await signUpAs('nomsa')
  await publish(nomsa)
  const copy = () => nomsa.send(calls.duplicatePlan, { planId, newId: OTHER_ID, title: 'Copy' })
  expect([(await copy()).status, (await copy()).status]).toEqual([200, 200])
  expect((await listed(nomsa)).toSorted()).toEqual(['Copy', plan.title].toSorted())
  expect((await nomsa.send(calls.getPlan, { id: OTHER_ID })).body).toMatchObject({ state: 'draft', version: null })
})

test('answers in an own lesson: judged on the server by the version that was played [ASVS V2.2.2]', async ({
  signUpAs,
  database,
}) => {
  const nomsa = await signUpAs('nomsa')
  await publish(nomsa)
  await save(
    nomsa,
    { ...plan, activities: [{ ...activity, blocks: [exerciseInput({ answer: 'infant' })] }] },
    { revision: 1, plan },
  )
  await nomsa.send(calls.publishPlan, { planId, revision: 2 })
  const item = (version: number): string => writeOwnItem({ planId, version, exerciseId: 'e1' })
  const answer = (index: number, itemId: string, given: string) =>
    makeEvent({
      id: eventId(index),
      section: 'own-lessons',
      itemId,
      exerciseType: 'choose-meaning',
      answer: given,
      verdict: 'correct',
    })
  await nomsa.send(learningCalls.recordEvents, {
    events: [
      answer(1, item(1), 'child'),
      answer(2, item(2), 'child'),
      answer(3, item(9), 'child'),
      answer(4, 'own.x', 'child'),
    ],
  })
  const kept = await database
    .select({ id: learningEvents.id, verdict: learningEvents.verdict, verified: learningEvents.verified })
    .from(learningEvents)
    .orderBy(learningEvents.sequence)
  expect(kept.map(({ verdict, verified }) => [verdict, verified])).toEqual([
    ['correct', true],
    ['wrong', true],
    ['correct', false],
    ['correct', false],
  ])
})

test('quota: no account makes more lessons than it may, and no lesson is longer than allowed', async ({
  signUpAs,
  database,
}) => {
  const nomsa = await signUpAs('nomsa')
  const learnerId = await idOf(nomsa)
  await database.insert(lessonPlans).values(
    Array.from({ length: QUOTAS['lesson-plans'] }, () => ({
      learnerId,
      id: crypto.randomUUID(),
      state: 'draft' as const,
      revision: 1,
      plan,
      clashes: [],
      createdAt: new Date(),
      changedAt: new Date(),
      changedBy: null,
      deletedAt: null,
    })),
  )
  expect((await save(nomsa, plan)).body).toMatchObject({ error: { code: 'quota-reached', quota: 'lesson-plans' } })
  const long = 'x'.repeat(PLAN_LIMITS.text)
  const blocks = Array.from({ length: PLAN_LIMITS.blocks }, (_, index) => ({
    id: `t${index}`,
    kind: 'text' as const,
    text: long,
  }))
  const tooLong = { ...plan, activities: [1, 2].map((index) => ({ ...activity, id: `a${index}`, blocks })) }
  expect((await save(nomsa, tooLong)).body).toMatchObject({ error: { code: 'quota-reached', quota: 'lesson-bytes' } })
})

test('assigned lesson: the student plays that version alone, until the assignment is withdrawn [ASVS V8.2.2]', async ({
  signUpAs,
  database,
  time,
}) => {
  const [nomsa, lerato] = [await signUpAs('nomsa'), await signUpAs('lerato')]
  const spaceId = await makeSpace(nomsa, 'class')
  const joinedAt = new Date()
  const place = {
    spaceId,
    learnerId: await idOf(lerato),
    role: 'student' as const,
    tags: ['view' as const, 'submit' as const],
  }
  await database.insert(spaceMembers).values({ ...place, joinedAt, broughtBy: null })
  await publish(nomsa)
  const play = async (version?: number): Promise<number> =>
    (await lerato.send(calls.getVersion, { planId, ...(version === undefined ? {} : { version }) })).status
  expect(await play(1)).toBe(404)
  const row = {
    spaceId,
    id: crypto.randomUUID(),
    createdBy: await idOf(nomsa),
    kind: 'own-lesson' as const,
    target: `${planId}@1`,
    language: 'xh' as const,
    title: 'Greetings',
    note: '',
    audience: 'everybody' as const,
    fromAt: time.now,
    dueAt: null,
    lateRule: 'accept' as const,
    points: 10,
    grading: 'automatic' as const,
    rubric: null,
    withdrawnAt: null,
    createdAt: time.now,
    changedAt: time.now,
  }
  await database.insert(assignments).values(row)
  expect([await play(1), await play(2), await play()]).toEqual([200, 404, 404])
  await database.update(assignments).set({ withdrawnAt: time.now }).where(eq(assignments.id, row.id))
  expect(await play(1)).toBe(404)
  // Somebody who may not play the lesson can't open it to others by assigning it.
  await database
    .update(assignments)
    .set({ withdrawnAt: null, createdBy: await idOf(lerato) })
    .where(eq(assignments.id, row.id))
  expect(await play(1)).toBe(404)
})

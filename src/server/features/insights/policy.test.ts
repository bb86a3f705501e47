import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { guardiansCalls } from '#contract/guardians.ts'
import { insightsCalls as calls } from '#contract/insights.ts'
import type { StudentProgress } from '#contract/insights-schemas.ts'
import { learningCalls } from '#contract/learning.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { CONSENT_TEXT_VERSION } from '#core/permissions/consent.ts'
import { learnersSeenBy, requireSeenLearner, requireTeaching } from '#server/features/insights/index.ts'
import { asAccount } from '#server/platform/database/actor.ts'
import { test, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, joinAsGuardian, joinAsInvited, PICTURES } from '../../../../tests/support/children.ts'
import { makeEvents } from '../../../../tests/support/make-event.ts'

const idOf = async (browser: Visitor): Promise<string> =>
  ((await browser.send(accountsCalls.getMe)).body['account'] as { id: string }).id

const make = async (browser: Visitor, kind: string): Promise<string> =>
  String((await browser.send(spacesCalls.createSpace, { kind, name: `Our ${kind}` })).body['spaceId'])

async function joinBy(teacher: Visitor, joiner: Visitor, spaceId: string, more: object = {}): Promise<void> {
  const { space } = (await teacher.send(spacesCalls.getSpace, { spaceId })).body as { space: { joinCode: string } }
  const { status } = await joiner.send(spacesCalls.joinSpace, { code: space.joinCode, ...more })
  if (status !== 200) throw new Error(`joining was refused with ${status}`)
}

const seen = async (browser: Visitor, spaceId: string): Promise<number | string[]> => {
  const { status, body } = await browser.send(calls.listStudentProgress, { spaceId })
  return status === 200 ? (body['students'] as StudentProgress[]).map(({ username }) => username) : status
}

test('class: its teacher sees children who share and adults who joined; nobody else sees it', async ({ signUpAs }) => {
  const [teacher, gogo, other] = [await signUpAs('mfundisi'), await signUpAs('gogo'), await signUpAs('other')]
  const spaceId = await make(teacher, 'class')
  expect(await seen(teacher, spaceId)).toEqual([])
  await joinBy(teacher, gogo, spaceId, { childId: await addChildTo(gogo, 'thandi') })
  await joinBy(teacher, other, spaceId)
  expect(await seen(teacher, spaceId)).toEqual(['other', 'thandi'])
  // Her guardian is no member, and another student is no teacher.
  expect(await seen(gogo, spaceId)).toBe(404)
  expect(await seen(other, spaceId)).toBe(403)
})

test('consent to sharing withdrawn: the class shows nothing of the child at the next request', async ({ signUpAs }) => {
  const [teacher, gogo] = [await signUpAs('mfundisi'), await signUpAs('gogo')]
  const spaceId = await make(teacher, 'class')
  const childId = await addChildTo(gogo, 'thandi')
  await joinBy(teacher, gogo, spaceId, { childId })
  expect(await seen(teacher, spaceId)).toEqual(['thandi'])
  const { status } = await gogo.send(childrenCalls.decidePurpose, {
    childId,
    purpose: 'class-sharing',
    isAgreed: false,
    textVersion: CONSENT_TEXT_VERSION,
  })
  expect(status).toBe(200)
  expect(await seen(teacher, spaceId)).toEqual([])
})

test('student who left the class: shown no more; a teacher who left is told of no class', async ({ signUpAs }) => {
  const [teacher, gogo, helper] = [await signUpAs('mfundisi'), await signUpAs('gogo'), await signUpAs('khanya')]
  const spaceId = await make(teacher, 'class')
  const childId = await addChildTo(gogo, 'thandi')
  await joinBy(teacher, gogo, spaceId, { childId })
  await joinBy(teacher, helper, spaceId)
  const helperId = await idOf(helper)
  await teacher.send(spacesCalls.changeMember, { spaceId, memberId: helperId, role: 'assistant', tags: ['view'] })
  expect(await seen(helper, spaceId)).toEqual(['thandi'])
  await gogo.send(spacesCalls.endMembership, { spaceId, memberId: childId })
  expect(await seen(helper, spaceId)).toEqual([])
  await teacher.send(spacesCalls.endMembership, { spaceId, memberId: helperId })
  expect(await seen(helper, spaceId)).toBe(404)
})

test('assistant without the tag view: refused, whatever else they may do', async ({ signUpAs }) => {
  const [teacher, helper] = [await signUpAs('mfundisi'), await signUpAs('khanya')]
  const spaceId = await make(teacher, 'class')
  await joinBy(teacher, helper, spaceId)
  const memberId = await idOf(helper)
  await teacher.send(spacesCalls.changeMember, {
    spaceId,
    memberId,
    role: 'assistant',
    tags: ['create', 'edit', 'delete'],
  })
  expect(await seen(helper, spaceId)).toBe(403)
})

test('family: a parent sees the children whose progress the guardian scope shows, until it ends', async ({
  signUpAs,
  sentEmails,
  time,
}) => {
  const [gogo, malume] = [await signUpAs('gogo'), await signUpAs('malume')]
  const [thandi] = [await addChildTo(gogo, 'thandi'), await addChildTo(gogo, 'sipho')]
  const spaceId = await make(gogo, 'family')
  const endsAt = new Date(time.now.getTime() + 60 * 60 * 1000).toISOString()
  const invitation = { childId: thandi, email: 'malume@example.com', scopes: ['see-progress'], endsAt }
  const guardianId = await joinAsGuardian(gogo, malume, invitation, sentEmails)
  await gogo.send(spacesCalls.inviteMember, {
    spaceId,
    email: 'malume@example.com',
    role: 'parent',
    tags: ['view'],
    language: 'en',
  })
  await joinAsInvited(malume, sentEmails)
  expect(await seen(gogo, spaceId)).toEqual(['sipho', 'thandi'])
  expect(await seen(malume, spaceId)).toEqual(['thandi'])
  await gogo.send(guardiansCalls.changeGuardian, {
    childId: thandi,
    guardianId,
    scopes: ['manage-account'],
    endsAt,
  })
  expect(await seen(malume, spaceId)).toEqual([])
  await gogo.send(guardiansCalls.changeGuardian, { childId: thandi, guardianId, scopes: ['see-progress'], endsAt })
  expect(await seen(malume, spaceId)).toEqual(['thandi'])
  time.now = new Date(time.now.getTime() + 60 * 60 * 1000)
  expect(await seen(malume, spaceId)).toEqual([])
})

test('progress of a class: sums verified answers, and claims nothing of who answered nothing', async ({
  signUpAs,
  visit,
}) => {
  const [teacher, gogo] = [await signUpAs('mfundisi'), await signUpAs('gogo')]
  const spaceId = await make(teacher, 'class')
  for (const name of ['thandi', 'sipho'])
    await joinBy(teacher, gogo, spaceId, { childId: await addChildTo(gogo, name) })
  const tablet = visit()
  await tablet.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  const [right, wrong] = [makeEvents(4), makeEvents(8, { answer: 'Hayi' }).slice(4)]
  await tablet.send(learningCalls.recordEvents, { events: [...right, ...wrong] })
  expect((await teacher.send(calls.listStudentProgress, { spaceId })).body['students']).toMatchObject([
    { username: 'sipho', answers: 0, right: 0, score: null, section: null, minutes: 0, lastAt: null, needsHelp: [] },
    {
      username: 'thandi',
      answers: 8,
      right: 4,
      score: 50,
      section: 'phrases',
      lastAt: '2026-03-02T08:07:00.000Z',
      needsHelp: [{ rule: 'other-word', errors: 4 }],
    },
  ])
})

test('teaching: other features ask the same rule', async ({ signUpAs, appDatabase, time, visit }) => {
  const [teacher, gogo] = [await signUpAs('mfundisi'), await signUpAs('gogo')]
  const spaceId = await make(teacher, 'class')
  const childId = await addChildTo(gogo, 'thandi')
  await joinBy(teacher, gogo, spaceId, { childId })
  const account = (await teacher.send(accountsCalls.getMe)).body['account'] as Parameters<
    typeof learnersSeenBy
  >[1]['account']
  const parts = {
    database: appDatabase,
    clock: () => time.now,
    identity: { findSignedIn: async () => ({ account, row: undefined, setCookies: [] }) },
  } as unknown as Parameters<typeof requireTeaching>[0]
  const visiting = { request: { headers: {} }, reply: {} } as unknown as Parameters<typeof requireTeaching>[1]
  await asAccount(account.id, async () => {
    for (const act of ['class.teach', 'roster.edit'] as const)
      expect((await requireTeaching(parts, visiting, spaceId, act)).space.id).toBe(spaceId)
    expect((await requireSeenLearner(parts, visiting, { spaceId, learnerId: childId })).learner).toMatchObject({
      id: childId,
      username: 'thandi',
    })
    await expect(requireSeenLearner(parts, visiting, { spaceId, learnerId: account.id })).rejects.toThrow()
  })
  expect(await seen(visit(), spaceId)).toBe(401)
  expect((await teacher.send(calls.listStudentProgress, { spaceId: 'mine' })).status).toBe(400)
})

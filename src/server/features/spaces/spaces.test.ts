import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { childrenCalls } from '#contract/children.ts'
import { spacesCalls as calls } from '#contract/spaces.ts'
import { CODE_LIMIT } from '#server/features/spaces/policy.ts'
import { spaceInvitations, spaceMembers, spaces } from '#server/features/spaces/tables.ts'
import type { EmailRequest } from '#server/platform/mail/email.ts'
import { test, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, PICTURES } from '../../../../tests/support/children.ts'

const PARENT_TAGS = ['admin', 'create', 'edit', 'delete']

type Shown = {
  space: { own: object | null; joinCode: string | null }
  members: { id: string; name: string; role: string }[]
  invitations: { id: string; email: string }[]
}

const tokenIn = (sentEmails: readonly EmailRequest[]): string =>
  sentEmails.findLast(({ kind }) => kind === 'space-invitation')?.link?.split('/invitation#')[1] ?? 'there was no email'

async function make(browser: Visitor, kind: string, more: object = {}): Promise<string> {
  const { status, body } = await browser.send(calls.createSpace, { kind, name: `Our ${kind}`, ...more })
  if (status !== 200) throw new Error(`making a ${kind} was refused: ${JSON.stringify(body)}`)
  return String(body['spaceId'])
}

const look = async (browser: Visitor, spaceId: string): Promise<Shown> =>
  (await browser.send(calls.getSpace, { spaceId })).body as Shown
const idOf = async (browser: Visitor): Promise<string> =>
  ((await browser.send(['GET', '/api/accounts/me'])).body['account'] as { id: string }).id

test('a new family: its maker is a parent, their children are students, others see nothing', async ({ signUpAs }) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  const spaceId = await make(gogo, 'family', { name: ' Ndlovu ' })
  expect((await gogo.send(calls.listSpaces)).body).toEqual({
    spaces: [
      { id: spaceId, kind: 'family', name: 'Ndlovu', own: { role: 'parent', tags: PARENT_TAGS }, joinCode: null },
    ],
  })
  expect(await look(gogo, spaceId)).toMatchObject({
    members: [
      { name: 'Nomsa Dlamini', role: 'parent' },
      { id: childId, name: 'thandi', role: 'student', tags: ['view', 'submit'] },
    ],
    invitations: [],
  })
  const other = await signUpAs('nomsa')
  expect((await other.send(calls.listSpaces)).body).toEqual({ spaces: [] })
  expect(await other.send(calls.getSpace, { spaceId })).toMatchObject({
    status: 404,
    body: { error: { code: 'not-found' } },
  })
})

test('child in a family: sees its members and may change nothing', async ({ visit, signUpAs }) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  const spaceId = await make(gogo, 'family')
  const child = visit()
  await child.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  expect((await look(child, spaceId)).members).toHaveLength(2)
  for (const [call, input] of [
    [calls.renameSpace, { name: 'Mine' }],
    [calls.deleteSpace, {}],
    [calls.endMembership, { memberId: childId }],
    [calls.changeMember, { memberId: childId, role: 'parent', tags: PARENT_TAGS }],
    [calls.inviteMember, { email: 'a@example.com', role: 'parent', tags: PARENT_TAGS }],
    [calls.addChildToSpace, { childId }],
  ] as const) {
    expect([call[1], (await child.send(call, { spaceId, ...input })).status]).toEqual([call[1], 403])
  }
  for (const [call, input] of [
    [calls.createSpace, { kind: 'family', name: 'Mine' }],
    [calls.joinSpace, { code: 'BCDFGHJK' }],
  ] as const) {
    expect(await child.send(call, input)).toMatchObject({ status: 403, body: { error: { code: 'guardian-needed' } } })
  }
})

test('an invitation by email: gives the chosen tags, and each tag allows only its own acts', async ({
  signUpAs,
  sentEmails,
}) => {
  const gogo = await signUpAs('gogo')
  const spaceId = await make(gogo, 'family')
  expect(
    (
      await gogo.send(calls.inviteMember, {
        spaceId,
        email: 'Malume@example.com',
        role: 'parent',
        tags: ['view'],
        language: 'af',
      })
    ).status,
  ).toBe(200)
  expect(sentEmails.at(-1)).toEqual({
    kind: 'space-invitation',
    to: 'malume@example.com',
    language: 'af',
    link: expect.stringContaining('/invitation#'),
  })
  const malume = await signUpAs('malume')
  expect((await malume.send(calls.readSpaceInvitation, { token: tokenIn(sentEmails) })).body).toEqual({
    kind: 'family',
    name: 'Our family',
    invitedBy: 'Nomsa Dlamini',
    role: 'parent',
    tags: ['view'],
  })
  expect(await gogo.send(calls.acceptSpaceInvitation, { token: tokenIn(sentEmails) })).toMatchObject({
    status: 403,
    body: { error: { code: 'other-address' } },
  })
  expect((await malume.send(calls.acceptSpaceInvitation, { token: tokenIn(sentEmails) })).body).toEqual({ spaceId })
  const memberId = await idOf(malume)
  const childId = await addChildTo(malume, 'sipho')
  const acts = {
    edit: [calls.renameSpace, { name: 'Ours' }],
    create: [calls.addChildToSpace, { childId }],
    admin: [calls.inviteMember, { email: 'dade@example.com', role: 'parent', tags: ['view'] }],
  } as const
  for (const tag of ['view', 'submit', 'edit', 'create', 'delete', 'admin'] as const) {
    expect((await gogo.send(calls.changeMember, { spaceId, memberId, role: 'parent', tags: [tag] })).status).toBe(200)
    const allowed: string[] = []
    for (const [needed, [call, input]] of Object.entries(acts)) {
      const { status, body } = await malume.send(call, { spaceId, ...input })
      if (status === 200) allowed.push(needed)
      else expect([tag, needed, status, body]).toMatchObject([tag, needed, 403, { error: { code: 'not-allowed' } }])
    }
    expect([tag, allowed]).toEqual([tag, tag in acts ? [tag] : []])
    expect((await look(malume, spaceId)).members.length).toBeGreaterThan(1)
    expect((await malume.send(calls.deleteSpace, { spaceId })).status).toBe(403)
  }
})

test('fifty simultaneous answers: one counts; fifty simultaneous joins: one member [B11] [ASVS V2.3.4]', async ({
  signUpAs,
  sentEmails,
  database,
}) => {
  const gogo = await signUpAs('gogo')
  const spaceId = await make(gogo, 'class')
  await gogo.send(calls.inviteMember, { spaceId, email: 'malume@example.com', role: 'assistant', tags: ['view'] })
  const malume = await signUpAs('malume')
  const accepted = await Promise.all(
    Array.from({ length: 50 }, () => malume.send(calls.acceptSpaceInvitation, { token: tokenIn(sentEmails) })),
  )
  expect(accepted.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 49 }, () => 410),
  ])
  const other = await signUpAs('nomsa')
  const code = (await look(gogo, spaceId)).space.joinCode
  const joined = await Promise.all(Array.from({ length: 50 }, () => other.send(calls.joinSpace, { code })))
  expect(new Set(joined.map(({ status }) => status))).toContain(200)
  expect(await database.$count(spaceMembers, eq(spaceMembers.spaceId, spaceId))).toBe(3)
})

test('a class code: a guardian adds a child; students know teachers, not one another [P13]', async ({
  visit,
  signUpAs,
}) => {
  const teacher = await signUpAs('mfundisi')
  const spaceId = await make(teacher, 'class')
  const code = (await look(teacher, spaceId)).space.joinCode
  expect(code).toMatch(/^[B-DF-HJ-NP-TV-Z2-9]{8}$/)
  const [gogo, malume] = [await signUpAs('gogo'), await signUpAs('malume')]
  const [thandi, sipho] = [await addChildTo(gogo, 'thandi'), await addChildTo(malume, 'sipho')]
  expect((await gogo.send(calls.joinSpace, { code, childId: sipho })).status).toBe(404)
  expect(
    (await gogo.send(calls.joinSpace, { code: `  ${String(code).toLowerCase()} `, childId: thandi })).body,
  ).toEqual({ spaceId })
  await malume.send(calls.joinSpace, { code, childId: sipho })
  expect((await look(teacher, spaceId)).members.map(({ name }) => name)).toEqual(['Nomsa Dlamini', 'sipho', 'thandi'])
  const child = visit()
  await child.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  for (const browser of [child, gogo]) {
    const shown = await look(browser, spaceId)
    expect([shown.members.map(({ name }) => name), shown.space.joinCode, shown.invitations]).toEqual([
      ['Nomsa Dlamini', 'thandi'],
      null,
      [],
    ])
  }
  expect((await gogo.send(calls.endMembership, { spaceId, memberId: sipho })).status).toBe(404)
  expect((await gogo.send(calls.endMembership, { spaceId, memberId: thandi })).status).toBe(200)
  expect((await gogo.send(calls.getSpace, { spaceId })).status).toBe(404)
  expect((await malume.send(childrenCalls.exportChild, { childId: sipho })).body).toMatchObject({
    tables: { spaceMembers: [{ spaceId }], spaces: [{ name: 'Our class' }] },
  })
  expect((await malume.send(childrenCalls.withdrawConsent, { childId: sipho })).status).toBe(200)
  expect((await look(teacher, spaceId)).members.map(({ name }) => name)).toEqual(['Nomsa Dlamini'])
})

test('join codes: wrong guesses are counted and limited', async ({ signUpAs }) => {
  const gogo = await signUpAs('gogo')
  for (let done = 0; done < CODE_LIMIT; done++)
    expect((await gogo.send(calls.joinSpace, { code: 'BCDFGHJK' })).status).toBe(404)
  expect((await gogo.send(calls.joinSpace, { code: 'BCDFGHJK' })).status).toBe(429)
})

test('space: keeps an admin, even when two step down simultaneously', async ({ signUpAs, sentEmails, database }) => {
  const gogo = await signUpAs('gogo')
  const spaceId = await make(gogo, 'family')
  await gogo.send(calls.inviteMember, { spaceId, email: 'malume@example.com', role: 'parent', tags: PARENT_TAGS })
  const malume = await signUpAs('malume')
  await malume.send(calls.acceptSpaceInvitation, { token: tokenIn(sentEmails) })
  const [one, other] = [await idOf(gogo), await idOf(malume)]
  const answers = await Promise.all([
    gogo.send(calls.endMembership, { spaceId, memberId: one }),
    malume.send(calls.changeMember, { spaceId, memberId: other, role: 'parent', tags: ['view'] }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await database.select().from(spaceMembers)).filter(({ tags }) => tags.includes('admin'))).toHaveLength(1)
})

test("roles and tags: refused when they don't fit the member's age or the kind of space", async ({ signUpAs }) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  const spaceId = await make(gogo, 'family')
  for (const place of [
    { role: 'parent', tags: ['view'] },
    { role: 'student', tags: ['view', 'admin'] },
    { role: 'teacher', tags: ['view'] },
  ]) {
    expect(await gogo.send(calls.changeMember, { spaceId, memberId: childId, ...place })).toMatchObject({
      status: 400,
      body: { error: { fields: { tags: 'invalid' } } },
    })
  }
  expect(
    await gogo.send(calls.inviteMember, { spaceId, email: 'a@example.com', role: 'founder', tags: ['view'] }),
  ).toMatchObject({ status: 400, body: { error: { fields: { role: 'invalid' } } } })
  expect(await gogo.send(calls.changeMember, { spaceId, memberId: childId, role: 'student', tags: [] })).toMatchObject({
    status: 400,
    body: { error: { fields: { tags: 'missing' } } },
  })
})

test("a school's class: opened by those with the right; deleting a space deletes only its data", async ({
  signUpAs,
  database,
}) => {
  const founder = await signUpAs('founder')
  const schoolId = await make(founder, 'school')
  const classId = await make(founder, 'class', { schoolId })
  expect(await database.select({ schoolId: spaces.schoolId }).from(spaces).where(eq(spaces.id, classId))).toEqual([
    { schoolId },
  ])
  const member = await signUpAs('nomsa')
  await member.send(calls.joinSpace, { code: (await look(founder, schoolId)).space.joinCode })
  expect((await member.send(calls.createSpace, { kind: 'class', name: 'Mine', schoolId })).status).toBe(403)
  expect(
    (await (await signUpAs('malume')).send(calls.createSpace, { kind: 'class', name: 'Mine', schoolId })).status,
  ).toBe(404)
  await founder.send(calls.inviteMember, { spaceId: schoolId, email: 'a@example.com', role: 'member', tags: ['view'] })
  expect((await founder.send(calls.deleteSpace, { spaceId: schoolId })).status).toBe(200)
  expect([
    await database.$count(spaceInvitations),
    await database.$count(spaceMembers),
    await database.$count(spaces),
  ]).toEqual([0, 1, 1])
})

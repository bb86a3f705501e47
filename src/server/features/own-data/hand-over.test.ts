import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { ownDataCalls } from '#contract/own-data.ts'
import { settingsCalls } from '#contract/settings.ts'
import { spacesCalls } from '#contract/spaces.ts'
import type { PermissionTag, SpaceRole } from '#core/permissions/spaces.ts'
import { users } from '#server/features/accounts/index.ts'
import { spaceMembers, spaces } from '#server/features/spaces/tables.ts'
import { ORIGIN, test as appTest, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo } from '../../../../tests/support/children.ts'

const { deleteOwnAccount, listLeftSpaces } = ownDataCalls

type Place = readonly [name: string, role: SpaceRole, tags: PermissionTag[]]

/** Members of each of gogo's classes besides her, the longest-serving first. */
const CLASSES: Readonly<Record<string, readonly Place[]>> = {
  'handed to the next': [
    ['dade', 'student', ['view']],
    ['thandi', 'student', ['view', 'submit']],
    ['malume', 'assistant', ['edit', 'view']],
    ['nomsa', 'teacher', ['create', 'edit', 'view']],
  ],
  'only looked at': [['dade', 'student', ['view']]],
  'of children': [['thandi', 'student', ['view', 'submit']]],
  'with another admin': [['nomsa', 'teacher', ['admin', 'edit']]],
  'of nobody else': [],
}

const test = appTest.extend<{ gogo: Visitor; ids: Record<string, string> }>({
  ids: async ({}, use) => use({}),
  gogo: async ({ signUpAs, database, time, ids }, use) => {
    const gogo = await signUpAs('gogo')
    for (const name of ['dade', 'malume', 'nomsa'])
      ids[name] = ((await (await signUpAs(name)).send(accountsCalls.getMe)).body['account'] as { id: string }).id
    const makhulu = await signUpAs('makhulu')
    ids['thandi'] = await addChildTo(makhulu, 'thandi')
    for (const [name, places] of Object.entries(CLASSES)) {
      const spaceId = String((await gogo.send(spacesCalls.createSpace, { kind: 'class', name })).body['spaceId'])
      ids[name] = spaceId
      for (const [index, [member, role, tags]] of places.entries()) {
        await database.insert(spaceMembers).values({
          spaceId,
          learnerId: ids[member] ?? '',
          role,
          tags,
          joinedAt: new Date(time.now.getTime() + (index + 1) * 1000),
        })
      }
    }
    await use(gogo)
  },
})

test('deletion: before it, a person learns who takes over each space or that it is closed', async ({
  gogo,
  ids,
  database,
}) => {
  const { body } = await gogo.send(listLeftSpaces)
  const full = (body['spaces'] as { name: string; adults: { id: string }[]; heirId: string | null }[])
    .map(({ name, adults, heirId }) => [name, adults.map(({ id }) => id), heirId] as const)
    .toSorted(([one], [other]) => one.localeCompare(other))
  expect(full).toEqual([
    ['handed to the next', [ids['dade'], ids['malume'], ids['nomsa']], ids['malume']],
    ['of children', [], null],
    ['only looked at', [ids['dade']], null],
  ])
  expect((await gogo.send(deleteOwnAccount)).status).toBe(200)
  expect((await database.select({ name: spaces.name }).from(spaces)).map(({ name }) => name).toSorted()).toEqual([
    'handed to the next',
    'with another admin',
  ])
  const [heir] = await database
    .select()
    .from(spaceMembers)
    .where(eq(spaceMembers.learnerId, ids['malume'] ?? ''))
  expect(heir).toMatchObject({ role: 'teacher', tags: expect.arrayContaining(['admin', 'create', 'edit', 'delete']) })
  const admins = (await database.select().from(spaceMembers))
    .filter(({ tags }) => tags.includes('admin'))
    .map(({ learnerId }) => learnerId)
  expect(new Set(admins)).toEqual(new Set([ids['malume'], ids['nomsa']]))
})

test('named heir: an adult member, else the space is closed; a stranger or child stops it', async ({
  gogo,
  ids,
  database,
}) => {
  const name = (memberId: string | undefined) => [
    { spaceId: ids['handed to the next'], memberId: ids['nomsa'] },
    { spaceId: ids['only looked at'], memberId },
  ]
  for (const wrong of [ids['thandi'], ids['malume'], crypto.randomUUID()])
    expect((await gogo.send(deleteOwnAccount, { heirs: name(wrong) })).status).toBe(404)
  expect(await database.$count(users, eq(users.username, 'gogo'))).toBe(1)
  expect(await database.$count(spaces)).toBe(Object.keys(CLASSES).length)
  expect(
    (
      await gogo.send(deleteOwnAccount, {
        heirs: [...name(ids['dade']), { spaceId: ids['of children'], memberId: null }],
      })
    ).status,
  ).toBe(200)
  const led = (
    await database.select().from(spaceMembers).innerJoin(spaces, eq(spaces.id, spaceMembers.spaceId))
  ).filter(({ space_members: { tags } }) => tags.includes('admin'))
  expect(Object.fromEntries(led.map((row) => [row.spaces.name, row.space_members.learnerId]))).toEqual({
    'handed to the next': ids['nomsa'],
    'only looked at': ids['dade'],
    'with another admin': ids['nomsa'],
  })
})

test("new person in charge: gets one email, in their language, without the former one's name", async ({
  gogo,
  ids,
  sentEmails,
  visit,
  database,
  time,
}) => {
  const malume = visit()
  await malume.send(accountsCalls.signIn, { name: 'malume', password: 'a quiet river bend' })
  await malume.send(settingsCalls.changeSettings, {
    settings: { weeklyDigest: false, emailReports: false, assignmentEmails: false, firstNameOnly: false },
    language: 'xh',
  })
  const familyId = String((await gogo.send(spacesCalls.createSpace, { kind: 'family', name: 'Home' })).body['spaceId'])
  await database.insert(spaceMembers).values({
    spaceId: familyId,
    learnerId: ids['dade'] ?? '',
    role: 'member',
    tags: ['edit', 'view'],
    joinedAt: time.now,
  })
  const heirs = [{ spaceId: ids['only looked at'], memberId: ids['dade'] }]
  sentEmails.length = 0
  expect(
    (
      await gogo.send(deleteOwnAccount, {
        heirs: [{ spaceId: ids['handed to the next'], memberId: crypto.randomUUID() }],
      })
    ).status,
  ).toBe(404)
  expect(sentEmails).toEqual([])
  expect((await gogo.send(deleteOwnAccount, { heirs, language: 'af' })).status).toBe(200)
  expect(sentEmails.toSorted((one, other) => one.to.localeCompare(other.to))).toEqual([
    { kind: 'space-handed-over', to: 'dade@example.com', language: 'af', link: `${ORIGIN}/dashboard/family` },
    { kind: 'space-handed-over', to: 'malume@example.com', language: 'xh', link: `${ORIGIN}/adults-dashboard` },
  ])
  expect(JSON.stringify(sentEmails)).not.toContain('gogo')
})

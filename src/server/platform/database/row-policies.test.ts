import { sql } from 'drizzle-orm'
import { expect, inject } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { guardiansCalls } from '#contract/guardians.ts'
import { guestCalls } from '#contract/guest.ts'
import { khuluCalls } from '#contract/khulu.ts'
import { learningCalls } from '#contract/learning.ts'
import { spacesCalls } from '#contract/spaces.ts'
import { switchesCalls } from '#contract/switches.ts'
import { learningEvents } from '#server/features/learning/tables.ts'
import { accounts, sessions, users, verifications } from '#server/features/accounts/index.ts'
import { asAccount, asLogin, asSystem } from '#server/platform/database/actor.ts'
import type { Database } from '#server/platform/database/open-database.ts'
import { bypassesPolicies } from '#server/platform/database/bypasses-policies.ts'
import { test, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, PICTURES } from '../../../../tests/support/children.ts'
import { makeEvent } from '../../../../tests/support/make-event.ts'

const PIN_SESSION = '01890000-0000-7000-8000-00000000000'

/** Lists every table with rows of a learner or of a space. */
const protectedTables = async (database: Database): Promise<string[]> =>
  (
    await database.execute<{ name: string }>(sql`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('learner_id', 'space_id') order by 1`)
  ).rows.map(({ name }) => name)

/** Tables of accounts, logins, sessions and tokens, each with the column that names the owner. */
const IDENTITY_TABLES = { users: 'id', accounts: 'user_id', sessions: 'user_id', verifications: 'value' } as const

const rowsOf = async (database: Database, table: string): Promise<Record<string, unknown>[]> =>
  (await database.execute(sql`select * from ${sql.identifier(table)}`)).rows

async function learn(child: Visitor, session: string): Promise<void> {
  await child.send(learningCalls.recordEvents, { events: [makeEvent()] })
  await child.send(guestCalls.transferGuestSession, {
    guestSessionId: session,
    createdAt: '2026-03-01T10:00:00.000Z',
    data: {},
  })
}

/** Makes two families that have nothing to do with one another, with something in every table. */
async function makeWorld(
  database: Database,
  visit: () => Visitor,
  signUpAs: (name: string) => Promise<Visitor>,
): Promise<{ ids: Record<string, string> }> {
  const ids: Record<string, string> = {}
  for (const [index, [guardian, child]] of (
    [
      ['gogo', 'thandi'],
      ['malume', 'sipho'],
    ] as const
  ).entries()) {
    const browser = await signUpAs(guardian)
    ids[guardian] = ((await browser.send(accountsCalls.getMe)).body['account'] as { id: string }).id
    ids[child] = await addChildTo(browser, child)
    await browser.send(guardiansCalls.inviteGuardian, {
      childId: ids[child],
      email: `aunt-of-${child}@example.com`,
      scopes: ['see-progress'],
    })
    const made = await browser.send(spacesCalls.createSpace, { kind: 'family', name: guardian })
    ids[`family of ${guardian}`] = String(made.body['spaceId'])
    await browser.send(spacesCalls.inviteMember, {
      spaceId: made.body['spaceId'],
      email: `uncle-of-${child}@example.com`,
      role: 'parent',
      tags: ['view'],
    })
    await browser.send(switchesCalls.setChildSwitches, {
      childId: ids[child],
      switches: { boosts: false, streaks: true, sounds: true },
    })
    const tablet = visit()
    await tablet.send(childrenCalls.signInChild, { username: child, secret: PICTURES })
    await learn(tablet, `${PIN_SESSION}${index}`)
    await tablet.send(khuluCalls.exchangeMessages, {
      messages: [{ id: crypto.randomUUID(), text: 'Molo', sender: 'user', timestamp: '2026-03-02T09:00:00.000Z' }],
      sentAt: '2026-03-02T10:00:00.000Z',
    })
  }
  await database.execute(sql`insert into hub_sessions (learner_id, session_id) select user_id, id from sessions`)
  return { ids }
}

test("every table of learners and of spaces: it has a policy that the app's role can't bypass [ASVS V8.2.2] [ASVS V8.4.1]", async ({
  database,
  appDatabase,
  databaseUrl,
}) => {
  const tables = await protectedTables(database)
  expect(tables.length).toBeGreaterThanOrEqual(9)
  const { rows: open } = await database.execute<{ name: string }>(sql`
    select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname in ${tables}
    and not (c.relrowsecurity and c.relforcerowsecurity
      and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'wall'))`)
  expect(open).toEqual([])
  const { rows: shut } = await database.execute<{ name: string }>(sql`
    select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname in ${Object.keys(IDENTITY_TABLES)}
    and c.relrowsecurity and c.relforcerowsecurity and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'wall')`)
  expect(shut.map(({ name }) => name).toSorted()).toEqual(Object.keys(IDENTITY_TABLES).toSorted())
  const {
    rows: [role],
  } = await appDatabase.execute(sql`
    select rolsuper or rolbypassrls or exists (select from pg_class where relowner = pg_roles.oid) as above
    from pg_roles where rolname = current_user`)
  expect(role).toEqual({ above: false })
  const { ownerUrl } = inject('postgres')
  expect([
    await bypassesPolicies(databaseUrl),
    await bypassesPolicies(ownerUrl.replace('{database}', 'postgres')),
  ]).toEqual([false, true])
})

test("a read without a where clause: shows an account its own and its children's rows [ASVS V8.2.2] [ASVS V8.4.1]", async ({
  visit,
  signUpAs,
  database,
  appDatabase,
}) => {
  const { ids } = await makeWorld(database, visit, signUpAs)
  const filled: string[] = []
  const own = new Set([ids['gogo'], ids['thandi'], ids['family of gogo']])
  for (const table of await protectedTables(database)) {
    const all = await rowsOf(database, table)
    const seen = await asAccount(ids['gogo'] ?? '', () => rowsOf(appDatabase, table))
    expect([
      table,
      seen.filter((row) => !own.has(row['learner_id'] as string) && !own.has(row['space_id'] as string)),
    ]).toEqual([table, []])
    expect([table, seen.length]).toEqual([table, all.length / 2])
    if (all.length > 0) filled.push(table)
    expect([table, await rowsOf(appDatabase, table)]).toEqual([table, []])
    expect([
      table,
      (await asAccount(ids['sipho'] ?? '', () => rowsOf(appDatabase, table))).some((row) =>
        own.has(row['learner_id'] as string),
      ),
    ]).toEqual([table, false])
    expect([table, (await asSystem(() => rowsOf(appDatabase, table))).length]).toEqual([table, all.length])
  }
  // A table without rows shows nothing here; most tables have some.
  expect(filled.length).toBeGreaterThanOrEqual(11)
})

test("a change without a where clause: spares rows of others; a row in another's name is refused", async ({
  visit,
  signUpAs,
  database,
  appDatabase,
}) => {
  const { ids } = await makeWorld(database, visit, signUpAs)
  const [event] = await database.select().from(learningEvents)
  await asAccount(ids['gogo'] ?? '', () => appDatabase.update(learningEvents).set({ answer: 'changed' }))
  expect(
    (await database.select().from(learningEvents))
      .filter(({ answer }) => answer === 'changed')
      .map(({ learnerId }) => learnerId),
  ).toEqual([ids['thandi']])
  await asAccount(ids['gogo'] ?? '', () =>
    appDatabase.transaction(async (transaction) => {
      await transaction.delete(learningEvents)
    }),
  )
  expect((await database.select().from(learningEvents)).map(({ learnerId }) => learnerId)).toEqual([ids['sipho']])
  await appDatabase.delete(learningEvents)
  expect(await database.$count(learningEvents)).toBe(1)
  if (!event) throw new Error('There was no event.')
  const forged = { ...event, learnerId: ids['sipho'] ?? '', sequence: 99, id: '01999999-0000-7000-8000-0000000000ff' }
  await expect(
    asAccount(ids['gogo'] ?? '', () => appDatabase.insert(learningEvents).values(forged)),
  ).rejects.toMatchObject({ cause: { code: '42501' } })
})

/** Returns whose rows an actor meets in each of the identity tables, the last characters of a token cut off. */
async function ownersMet(database: Database): Promise<Record<string, string[]>> {
  const met: Record<string, string[]> = {}
  for (const [table, column] of Object.entries(IDENTITY_TABLES))
    met[table] = [...new Set((await rowsOf(database, table)).map((row) => String(row[column]).slice(0, 36)))].toSorted()
  return met
}

test("accounts, logins, sessions and tokens: a read without a where clause shows one's own [ASVS V8.2.2] [ASVS V8.4.1]", async ({
  visit,
  signUpAs,
  database,
  appDatabase,
}) => {
  const { ids } = await makeWorld(database, visit, signUpAs)
  const [gogo = '', thandi = ''] = [ids['gogo'], ids['thandi']]
  const all = await ownersMet(database)
  for (const table of Object.keys(IDENTITY_TABLES)) expect([table, all[table]?.length]).not.toEqual([table, 0])
  const own = [gogo, thandi].toSorted()
  const seen = await asAccount(gogo, () => ownersMet(appDatabase))
  expect([seen['users'], seen['accounts'], seen['sessions']]).toEqual([own, own, own])
  // Her confirmation, and the invitation to be a guardian of her child.
  expect(seen['verifications']).toEqual(own)
  const ofChild = await asAccount(thandi, () => ownersMet(appDatabase))
  expect([ofChild['users'], ofChild['accounts'], ofChild['sessions']]).toEqual([[thandi], [thandi], [thandi]])
  expect(await ownersMet(appDatabase)).toEqual({ users: [], accounts: [], sessions: [], verifications: [] })
  expect(await asLogin(() => ownersMet(appDatabase))).toEqual(all)
  expect(await asSystem(() => ownersMet(appDatabase))).toEqual(all)
  // Logging in reaches these tables and no others.
  for (const table of await protectedTables(database))
    expect([table, await asLogin(() => rowsOf(appDatabase, table))]).toEqual([table, []])
})

test("accounts, logins, sessions and tokens: a change without a where clause spares others' [ASVS V8.2.2]", async ({
  visit,
  signUpAs,
  database,
  appDatabase,
}) => {
  const { ids } = await makeWorld(database, visit, signUpAs)
  const [gogo = '', malume = ''] = [ids['gogo'], ids['malume']]
  const before = await ownersMet(database)
  await asAccount(gogo, () => appDatabase.update(users).set({ lastName: 'changed' }))
  await asAccount(gogo, () => appDatabase.update(accounts).set({ scope: 'changed' }))
  const changed = async (table: 'users' | 'accounts', column: string): Promise<unknown[]> =>
    (await rowsOf(database, table))
      .filter((row) => row[column] === 'changed')
      .map((row) => String(row[IDENTITY_TABLES[table]]))
      .toSorted()
  const own = [gogo, ids['thandi'] ?? ''].toSorted()
  expect([await changed('users', 'last_name'), await changed('accounts', 'scope')]).toEqual([own, own])
  for (const table of [verifications, sessions, accounts, users]) {
    await asAccount(gogo, () => appDatabase.delete(table))
    await appDatabase.delete(table)
  }
  const isOthers = (id: string): boolean => !own.includes(id)
  expect(await ownersMet(database)).toEqual(
    Object.fromEntries(Object.entries(before).map(([table, owners]) => [table, owners.filter(isOthers)])),
  )
  const forged = { id: crypto.randomUUID(), userId: malume, token: 'forged', expiresAt: new Date('2027-01-01') }
  await expect(asAccount(ids['thandi'] ?? '', () => appDatabase.insert(sessions).values(forged))).rejects.toMatchObject(
    {
      cause: { code: '42501' },
    },
  )
  await expect(appDatabase.insert(sessions).values(forged)).rejects.toMatchObject({ cause: { code: '42501' } })
})

test('shared connections: each account meets only its own rows after another’s request', async ({
  visit,
  signUpAs,
  database,
  appDatabase,
}) => {
  const { ids } = await makeWorld(database, visit, signUpAs)
  const looks = Array.from({ length: 60 }, (_, index) => {
    const name = (['gogo', 'malume', undefined] as const)[index % 3]
    const look = () => rowsOf(appDatabase, 'learning_events')
    return (name === undefined ? look() : asAccount(ids[name] ?? '', look)).then((rows) => [
      name,
      rows.map((row) => row['learner_id']),
    ])
  })
  const child = { gogo: [ids['thandi']], malume: [ids['sipho']] }
  for (const [name, rows] of await Promise.all(looks))
    expect([name, rows]).toEqual([name, name === undefined ? [] : child[name as 'gogo']])
  expect(await database.$count(learningEvents)).toBe(2)
})

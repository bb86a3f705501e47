import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { whoSaw } from '#server/features/records/who-saw.ts'
import { test, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo } from '../../../../tests/support/children.ts'

const idOf = async (browser: Visitor): Promise<string> =>
  ((await browser.send(accountsCalls.getMe)).body['account'] as { id: string }).id

/** Rows about others and about the child, a minute apart. */
const OTHERS = 60_000
const OWN = 3000

test('disclosures of a person in a time span: found in a full record within five seconds (P21)', async ({
  signUpAs,
  database,
  appDatabase,
}) => {
  const [gogo, stranger] = [await signUpAs('gogo'), await signUpAs('stranger')]
  const childId = await addChildTo(gogo, 'thandi')
  const gogoId = await idOf(gogo)
  for (const [learnerId, count] of [
    [await idOf(stranger), OTHERS],
    [childId, OWN],
  ] as const) {
    await database.execute(sql`
      insert into security_events (learner_id, id, at, event, outcome, actor_kind, actor_id, device, times)
      select ${learnerId}::uuid, uuidv7(), '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 minute',
        'progress-seen', 'done', 'account', ${gogoId}::uuid, 'phone', 1
      from generate_series(1, ${count}::int) as n`)
  }
  const begun = performance.now()
  const [head, ...lines] = await whoSaw(appDatabase, {
    learnerId: childId,
    from: new Date('2026-01-01T01:00:00Z'),
    to: new Date('2026-01-01T02:00:00Z'),
  })
  expect(performance.now() - begun).toBeLessThan(5000)
  expect(head).toMatch(/^at\tevent\toutcome/)
  expect(lines).toHaveLength(61)
  expect(lines[0]?.split('\t').slice(0, 8)).toEqual([
    '2026-01-01T01:00:00.000Z',
    'progress-seen',
    'done',
    '-',
    '1',
    'Nomsa Dlamini',
    gogoId,
    'gogo@example.com',
  ])
  expect(await whoSaw(appDatabase, { learnerId: crypto.randomUUID(), from: new Date(0), to: new Date() })).toHaveLength(
    1,
  )
})

import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { healthCalls } from '#contract/health.ts'
import { learningCalls } from '#contract/learning.ts'
import { ownDataCalls } from '#contract/own-data.ts'
import { sessions, users, verifications } from '#server/features/accounts/index.ts'
import { test } from '../../../../tests/support/app-test.ts'
import { addChildTo, PICTURES } from '../../../../tests/support/children.ts'
import { makeEvent } from '../../../../tests/support/make-event.ts'
import { turnOnSecondFactor } from '../../../../tests/support/second-factor.ts'

const { deleteOwnAccount, exportOwnData } = ownDataCalls

test('copy of own data: has all that is stored about an adult, but no credentials [ASVS V14.2.4]', async ({
  signUpAs,
  time,
}) => {
  const browser = await signUpAs('nomsa')
  const { secret } = await turnOnSecondFactor(browser, time.now)
  await browser.send(learningCalls.recordEvents, { events: [makeEvent()] })
  const childId = await addChildTo(browser, 'thandi')
  const { status, body } = await browser.send(exportOwnData)
  expect([status, body]).toMatchObject([
    200,
    {
      exportedAt: time.now.toISOString(),
      tables: {
        users: [{ email: 'nomsa@example.com', username: 'nomsa', firstName: 'Nomsa', lastName: 'Dlamini' }],
        secondFactors: [{ confirmedAt: time.now.toISOString() }],
        sessions: [{ device: 'other' }],
        learningEvents: [{}],
        guardianOf: [{ learnerId: childId }],
        consentsGiven: [{ act: 'given' }],
      },
    },
  ])
  expect(JSON.stringify(body)).not.toContain(secret)
  expect(JSON.stringify(body)).not.toMatch(/"(password|token|secret|hash|salt)"/)
})

test('deletion of own account: removes its data and ends every session at once [ASVS V7.4.2] [ASVS V14.2.4]', async ({
  visit,
  signUpAs,
  database,
  time,
}) => {
  const browser = await signUpAs('nomsa')
  await turnOnSecondFactor(browser, time.now)
  await browser.send(learningCalls.recordEvents, { events: [makeEvent()] })
  await browser.send(accountsCalls.changeEmail, { email: 'new@example.com' })
  const thandi = await signUpAs('thandi')
  const tablet = visit()
  browser.cookies.forEach((value, name) => tablet.cookies.set(name, value))
  expect((await browser.send(deleteOwnAccount)).status).toBe(200)
  expect([...browser.cookies.keys()]).toEqual(['funda.device'])
  expect((await tablet.send(learningCalls.getProgress)).status).toBe(401)
  expect((await visit().send(accountsCalls.signIn, { name: 'nomsa', password: 'a quiet river bend' })).status).toBe(401)
  expect([
    await database.$count(users),
    await database.$count(sessions),
    (await database.select().from(verifications)).filter(({ value }) => value.includes('example')),
  ]).toMatchObject([1, 1, [{ value: expect.stringContaining('thandi@example.com') }]])
  expect((await thandi.send(accountsCalls.getProfile)).status).toBe(200)
})

test("a deciding guardian: deletes the child's account first; minors neither delete nor copy", async ({
  visit,
  signUpAs,
  database,
}) => {
  const guardian = await signUpAs('gogo')
  const childId = await addChildTo(guardian, 'thandi')
  expect(await guardian.send(deleteOwnAccount)).toMatchObject({
    status: 409,
    body: { error: { code: 'children-first' } },
  })
  const child = visit()
  await child.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  for (const call of [deleteOwnAccount, exportOwnData]) {
    expect((await child.send(call)).status).toBe(403)
    expect((await visit().send(call)).status).toBe(401)
  }
  await guardian.send(childrenCalls.deleteChild, { childId })
  expect((await guardian.send(deleteOwnAccount)).status).toBe(200)
  expect(await database.$count(users)).toBe(0)
})

test(
  "export: 30,000 answers and large recordings are whole, and other calls aren't delayed (H3)",
  { timeout: 60_000 },
  async ({ signUpAs, visit, database, time }) => {
    const browser = await signUpAs('nomsa')
    const { id } = (await browser.send(accountsCalls.getMe)).body['account'] as { id: string }
    await database.execute(sql`
    insert into learning_events (learner_id, id, sequence, language, section, item_id, exercise_type, answer, verdict,
      milliseconds, device_id, occurred_at, utc_offset_minutes, verified, clock_corrected, received_at)
    select ${id}, gen_random_uuid(), n, 'xh', 'phrases', 'item ' || n, 'type-translation', 'x', 'wrong',
      1, 'd', ${time.now.toISOString()}, 120, false, false, ${time.now.toISOString()}
    from generate_series(1, 30000) n`)
    await database.execute(sql`
    insert into recordings (learner_id, id, language, clip_name, text, sound, file, state, consent_version, recorded_at)
    select ${id}, gen_random_uuid(), 'xh', 'x', 'x', decode(repeat('ab', 100000), 'hex'), 'f' || n,
      'waiting', 'x', now()
    from generate_series(1, 12) n`)
    let isDone = false
    const copying = browser.send(exportOwnData).finally(() => {
      isDone = true
    })
    let answered = 0
    while (!isDone) {
      expect((await visit().send(healthCalls.getHealth)).status).toBe(200)
      answered += 1
    }
    const { status, body } = await copying
    const { learningEvents, recordings } = body['tables'] as Record<string, Record<string, unknown>[]>
    expect([status, learningEvents?.length, recordings?.length]).toEqual([200, 30_000, 12])
    expect(learningEvents?.map(({ itemId }) => itemId)).toEqual(
      Array.from({ length: 30_000 }, (_, index) => `item ${index + 1}`),
    )
    expect(new Set(recordings?.map((row) => row['id'])).size).toBe(12)
    expect(answered).toBeGreaterThan(30)
  },
)

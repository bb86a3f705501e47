import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { users, verifications } from '#server/features/accounts/index.ts'
import { childRequests, consentActs, guardianRelations } from '#server/features/children/tables.ts'
import { test } from '../../../../tests/support/app-test.ts'
import { AGREED, PICTURES, tokenIn, requestInput } from '../../../../tests/support/children.ts'

const { requestChildAccount, readConsentRequest, giveConsent, refuseConsent, signInChild } = childrenCalls
const DAY = 24 * 60 * 60 * 1000

test("a child's sign-up: stores only the request, and the email holds none of the child's words [S2.19] [S3.01] [S5.05]", async ({
  visit,
  database,
  sentEmails,
}) => {
  const browser = visit()
  expect(await browser.send(requestChildAccount, { ...requestInput('Thandi'), language: 'xh' })).toMatchObject({
    status: 200,
    body: {},
  })
  expect(sentEmails).toEqual([
    {
      kind: 'guardian-consent',
      to: 'gogo@example.com',
      language: 'xh',
      link: expect.stringMatching(/^http:\/\/localhost:3000\/guardian#[\w-]{32}$/),
    },
  ])
  const [request, ...others] = await database.select().from(childRequests)
  expect(others).toEqual([])
  expect(request).toMatchObject({
    username: 'thandi',
    parentEmail: 'gogo@example.com',
    createdAt: new Date('2026-03-02T10:00:00.000Z'),
    expiresAt: new Date('2026-03-09T10:00:00.000Z'),
  })
  expect(request?.password).not.toContain('cat')
  expect(await database.$count(users)).toBe(0)
  expect(browser.cookies.size).toBe(0)
})

for (const [wrong, field, code] of [
  [{ username: 'th' }, 'username', 'too-short'],
  [{ username: undefined }, 'username', 'missing'],
  [{ parentEmail: 'gogo' }, 'parentEmail', 'invalid'],
  [{ parentEmail: '' }, 'parentEmail', 'missing'],
  [{ parentEmail: undefined }, 'parentEmail', 'missing'],
  [{ secret: { kind: 'pictures', value: ['cat', 'cat', 'cat', 'cat'] } }, 'secret.value', 'too-common'],
  [{ secret: { kind: 'pictures', value: ['cat', 'drum', 'sun'] } }, 'secret.value', 'too-short'],
  [{ secret: { kind: 'pictures', value: ['cat', 'drum', 'sun', 'lion'] } }, 'secret.value.3', 'invalid'],
  [{ secret: { kind: 'pin', value: '1234' } }, 'secret.value', 'too-common'],
  [{ secret: { kind: 'pin', value: '12' } }, 'secret.value', 'invalid'],
  [{ secret: { kind: 'password', value: 'password123' } }, 'password', 'too-common'],
  [{ firstName: 'Thandi' }, 'firstName', 'unknown-field'],
  [{ birthDate: '2018-01-01' }, 'birthDate', 'unknown-field'],
] as const) {
  test(`a child's sign-up with ${JSON.stringify(wrong).slice(0, 70)}: refused as ${field} ${code}`, async ({
    visit,
    database,
    sentEmails,
  }) => {
    const { status, body } = await visit().send(requestChildAccount, { ...requestInput('thandi'), ...wrong })
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { code: 'invalid-input', fields: { [field]: code } } })
    expect([await database.$count(childRequests), sentEmails]).toEqual([0, []])
  })
}

test('child’s sign-up: a username in use or in another request is refused', async ({ visit, signUpAs }) => {
  await signUpAs('nomsa')
  const browser = visit()
  expect(await browser.send(requestChildAccount, requestInput('nomsa'))).toMatchObject({
    status: 409,
    body: { error: { code: 'username-in-use' } },
  })
  await browser.send(requestChildAccount, requestInput('thandi'))
  expect(
    await browser.send(requestChildAccount, { ...requestInput('thandi'), parentEmail: 'other@example.com' }),
  ).toMatchObject({ status: 409, body: { error: { code: 'username-in-use' } } })
})

test("a repeated request: the second email replaces the first; a fourth in a row isn't sent", async ({
  visit,
  signUpAs,
  sentEmails,
  database,
}) => {
  const browser = visit()
  await browser.send(requestChildAccount, requestInput('thandi'))
  const first = tokenIn(sentEmails)
  await browser.send(requestChildAccount, requestInput('thandi'))
  expect(await database.$count(childRequests)).toBe(1)
  const guardian = await signUpAs('gogo')
  expect(await guardian.send(readConsentRequest, { token: first })).toMatchObject({
    status: 410,
    body: { error: { code: 'link-over' } },
  })
  expect(await guardian.send(readConsentRequest, { token: tokenIn(sentEmails) })).toMatchObject({
    status: 200,
    body: { username: 'thandi' },
  })
  await browser.send(requestChildAccount, requestInput('thandi'))
  expect(await browser.send(requestChildAccount, requestInput('thandi'))).toMatchObject({
    status: 429,
    body: { error: { code: 'too-many-attempts' } },
  })
})

test('consent request: neither a guest nor a made-up link can read or answer it', async ({
  visit,
  signUpAs,
  sentEmails,
}) => {
  await visit().send(requestChildAccount, requestInput('thandi'))
  const token = tokenIn(sentEmails)
  for (const [call, input] of [
    [readConsentRequest, { token }],
    [giveConsent, { token, ...AGREED }],
  ] as const) {
    expect(await visit().send(call, input)).toMatchObject({ status: 401, body: { error: { code: 'not-signed-in' } } })
  }
  const guardian = await signUpAs('gogo')
  for (const [call, input] of [
    [readConsentRequest, {}],
    [giveConsent, AGREED],
    [refuseConsent, {}],
  ] as const) {
    expect(await guardian.send(call, { ...input, token: 'made-up' })).toMatchObject({
      status: 410,
      body: { error: { code: 'link-over' } },
    })
    expect(await guardian.send(call, { ...input, token: '' })).toMatchObject({ status: 400 })
  }
})

test("a guardian's consent: creates the account and records who, when, which text and why", async ({
  visit,
  signUpAs,
  sentEmails,
  database,
  time,
}) => {
  await visit().send(requestChildAccount, requestInput('thandi'))
  const token = tokenIn(sentEmails)
  const guardian = await signUpAs('gogo')
  time.now = new Date('2026-03-02T18:30:00.000Z')
  expect((await guardian.send(readConsentRequest, { token })).body).toEqual({
    username: 'thandi',
    ageBand: 'child',
    askedAt: '2026-03-02T10:00:00.000Z',
  })
  const { status, body } = await guardian.send(giveConsent, { token, ...AGREED, language: 'af' })
  expect([status, body]).toEqual([200, { childId: expect.any(String) }])
  const [child] = await database.select().from(users).where(eq(users.username, 'thandi'))
  const [gogo] = await database.select().from(users).where(eq(users.username, 'gogo'))
  expect(child).toMatchObject({
    id: body['childId'],
    firstName: 'thandi',
    lastName: '',
    email: `${String(body['childId'])}@child.invalid`,
    ageBand: 'child',
  })
  expect(await database.select().from(consentActs)).toMatchObject([
    {
      learnerId: child?.id,
      guardianId: gogo?.id,
      act: 'given',
      purposes: AGREED.purposes,
      method: 'letter',
      textVersion: AGREED.textVersion,
      language: 'af',
      decidedAt: time.now,
    },
  ])
  expect(await database.select().from(guardianRelations)).toMatchObject([
    { learnerId: child?.id, guardianId: gogo?.id, scopes: ['see-progress', 'manage-account', 'consent'], endsAt: null },
  ])
  expect([
    await database.$count(childRequests),
    await database.$count(verifications, eq(verifications.value, String(child?.id))),
  ]).toEqual([0, 0])
  expect(await guardian.send(giveConsent, { token, ...AGREED })).toMatchObject({
    status: 410,
    body: { error: { code: 'link-over' } },
  })
})

for (const [wrong, field, code] of [
  [{ purposes: [] }, 'purposes', 'not-accepted'],
  [{ purposes: ['marketing'] }, 'purposes.0', 'invalid'],
  [{ textVersion: '2019-01-01' }, 'textVersion', 'different'],
  [{ termsAccepted: false }, 'termsAccepted', 'not-accepted'],
  [{ guardianId: '01890000-0000-7000-8000-000000000000' }, 'guardianId', 'unknown-field'],
] as const) {
  test(`a consent with ${JSON.stringify(wrong)} is none: ${field} ${code}`, async ({
    visit,
    signUpAs,
    sentEmails,
    database,
  }) => {
    await visit().send(requestChildAccount, requestInput('thandi'))
    const { status, body } = await (
      await signUpAs('gogo')
    ).send(giveConsent, { token: tokenIn(sentEmails), ...AGREED, ...wrong })
    expect([status, body]).toMatchObject([400, { error: { fields: { [field]: code } } }])
    expect([await database.$count(consentActs), await database.$count(childRequests)]).toEqual([0, 1])
  })
}

test('giving consent: of ten simultaneous answers, one creates the account', async ({
  visit,
  signUpAs,
  sentEmails,
  database,
}) => {
  await visit().send(requestChildAccount, requestInput('thandi'))
  const guardian = await signUpAs('gogo')
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => guardian.send(giveConsent, { token: tokenIn(sentEmails), ...AGREED })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 410),
  ])
  expect(await database.$count(consentActs)).toBe(1)
})

test('before a guardian agreed: there is no login, and only the right pictures are told why', async ({ visit }) => {
  const browser = visit()
  await browser.send(requestChildAccount, requestInput('thandi'))
  const wrong = { kind: 'pictures', value: ['drum', 'cat', 'sun', 'cat'] }
  expect(await browser.send(signInChild, { username: 'thandi', secret: wrong })).toMatchObject({
    status: 401,
    body: { error: { code: 'wrong-credentials' } },
  })
  expect(await browser.send(signInChild, { username: 'thandi', secret: PICTURES })).toMatchObject({
    status: 403,
    body: { error: { code: 'guardian-needed' } },
  })
  expect(browser.cookies.has('funda.session_token')).toBe(false)
})

test('refused consent: erases the request and its link at once', async ({ visit, sentEmails, database }) => {
  const browser = visit()
  await browser.send(requestChildAccount, requestInput('thandi'))
  expect((await browser.send(refuseConsent, { token: tokenIn(sentEmails) })).status).toBe(200)
  expect([await database.$count(childRequests), await database.$count(verifications)]).toEqual([0, 0])
  expect((await browser.send(refuseConsent, { token: tokenIn(sentEmails) })).status).toBe(410)
})

test('an unanswered request: invalid after seven days, and deleted by the next request', async ({
  visit,
  signUpAs,
  sentEmails,
  database,
  time,
}) => {
  await visit().send(requestChildAccount, requestInput('thandi'))
  const guardian = await signUpAs('gogo')
  time.now = new Date(time.now.getTime() + 7 * DAY)
  expect((await guardian.send(giveConsent, { token: tokenIn(sentEmails), ...AGREED })).status).toBe(410)
  await visit().send(requestChildAccount, requestInput('sipho'))
  expect(await database.select({ username: childRequests.username }).from(childRequests)).toEqual([
    { username: 'sipho' },
  ])
})

test('giving consent: a username taken meanwhile is refused, and the request stays', async ({
  visit,
  signUpAs,
  sentEmails,
  database,
}) => {
  await visit().send(requestChildAccount, requestInput('thandi'))
  await signUpAs('thandi')
  const guardian = await signUpAs('gogo')
  expect(await guardian.send(giveConsent, { token: tokenIn(sentEmails), ...AGREED })).toMatchObject({
    status: 409,
    body: { error: { code: 'username-in-use' } },
  })
  expect([
    await database.$count(childRequests),
    await database.$count(consentActs),
    await database.$count(users),
  ]).toEqual([1, 0, 2])
})

test('guardian calls: a child can neither give consent nor add or list children', async ({
  visit,
  signUpAs,
  sentEmails,
}) => {
  const guardian = await signUpAs('gogo')
  await guardian.send(childrenCalls.addChild, { username: 'sipho', secret: PICTURES, ...AGREED })
  const sipho = visit()
  await sipho.send(signInChild, { username: 'sipho', secret: PICTURES })
  expect((await sipho.send(accountsCalls.getMe)).body).toMatchObject({
    account: { username: 'sipho', ageBand: 'child' },
  })
  await visit().send(requestChildAccount, requestInput('thandi'))
  const token = tokenIn(sentEmails)
  for (const [call, input] of [
    [readConsentRequest, { token }],
    [giveConsent, { token, ...AGREED }],
    [childrenCalls.addChild, { username: 'thabo', secret: PICTURES, ...AGREED }],
    [childrenCalls.listChildren, {}],
  ] as const) {
    expect(await sipho.send(call, input)).toMatchObject({ status: 403, body: { error: { code: 'guardian-needed' } } })
  }
})

test('consent records: the database refuses to change them', async ({ signUpAs, database }) => {
  await (await signUpAs('gogo')).send(childrenCalls.addChild, { username: 'sipho', secret: PICTURES, ...AGREED })
  await expect(database.execute(sql`update consent_acts set text_version = 'another'`)).rejects.toMatchObject({
    cause: { code: '42501' },
  })
})

test('a teen: asks a guardian by the same email, waits, then logs in like an adult [S6.01]', async ({
  visit,
  signUpAs,
  sentEmails,
  database,
}) => {
  const teen = visit()
  const asked = {
    username: 'thabo',
    parentEmail: 'gogo@example.com',
    ageBand: 'teen',
    secret: { kind: 'password', value: 'iinkomo ziyatya' },
  }
  expect((await teen.send(requestChildAccount, asked)).status).toBe(200)
  expect(sentEmails.at(-1)).toMatchObject({ kind: 'guardian-consent', to: 'gogo@example.com' })
  const logIn = () => teen.send(accountsCalls.signIn, { name: 'thabo', password: 'iinkomo ziyatya' })
  expect(await logIn()).toMatchObject({ status: 403, body: { error: { code: 'guardian-needed' } } })
  expect(await database.$count(users)).toBe(0)
  const guardian = await signUpAs('gogo')
  expect((await guardian.send(readConsentRequest, { token: tokenIn(sentEmails) })).body).toMatchObject({
    username: 'thabo',
    ageBand: 'teen',
  })
  expect((await guardian.send(giveConsent, { token: tokenIn(sentEmails), ...AGREED })).status).toBe(200)
  expect(await logIn()).toMatchObject({ status: 200, body: { account: { username: 'thabo', ageBand: 'teen' } } })
})

for (const [wrong, field, code] of [
  [{ ageBand: 'adult', secret: { kind: 'password', value: 'iinkomo ziyatya' } }, 'ageBand', 'invalid'],
  [{ ageBand: 'teen' }, 'secret.kind', 'invalid'],
] as const) {
  test(`a request with ${JSON.stringify(wrong)} is refused: no band is raised`, async ({ visit, sentEmails }) => {
    const { status, body } = await visit().send(requestChildAccount, { ...requestInput('thabo'), ...wrong })
    expect([status, body]).toMatchObject([400, { error: { fields: { [field]: code } } }])
    expect(sentEmails).toEqual([])
  })
}

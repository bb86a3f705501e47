import { expect } from 'vitest'
import { childrenCalls } from '#contract/children.ts'
import { guardiansCalls } from '#contract/guardians.ts'
import { SECOND_EMAIL_DELAY, WITHDRAWAL_LINK_TIME } from '#core/permissions/consent.ts'
import { users } from '#server/features/accounts/index.ts'
import { sendConsentEmails } from '#server/features/children/send-consent-emails.ts'
import { consentEmails } from '#server/features/children/tables.ts'
import { ORIGIN, test as appTest } from '../../../../tests/support/app-test.ts'
import { addChildTo, AGREED, PICTURES, tokenIn, requestInput } from '../../../../tests/support/children.ts'
import { notedMail } from '../../../../tests/support/noted-mail.ts'

const {
  decidePurpose,
  giveConsent,
  listChildren,
  readWithdrawal,
  renewConsent,
  requestChildAccount,
  signInChild,
  withdrawByLink,
  withdrawConsent,
} = childrenCalls
const OVER = { status: 410, body: { error: { code: 'link-over' } } }
const linkIn = (message: { link?: string | undefined } | undefined): string =>
  message?.link?.split('#')[1] ?? 'there was no link'

const test = appTest.extend<{ sweep: () => Promise<void> }>({
  sweep: async ({ appDatabase, sentEmails, time }, use) =>
    use(() =>
      sendConsentEmails(
        {
          database: appDatabase,
          config: { origin: ORIGIN, secret: 'a secret for tests, long enough' },
          mail: notedMail(sentEmails),
        },
        time.now,
      ),
    ),
})

test('the email about a consent: sent once, a day later, to the address of then, with its text (H1)', async ({
  signUpAs,
  visit,
  sentEmails,
  sweep,
  time,
  database,
}) => {
  await visit().send(requestChildAccount, requestInput('thandi'))
  const gogo = await signUpAs('gogo')
  await gogo.send(giveConsent, { token: tokenIn(sentEmails), ...AGREED, language: 'af' })
  const before = sentEmails.length
  await database.update(users).set({ email: 'moved@example.com' })
  time.now = new Date(time.now.getTime() + SECOND_EMAIL_DELAY - 1)
  await sweep()
  expect(sentEmails.slice(before)).toEqual([])
  time.now = new Date(time.now.getTime() + 1)
  await sweep()
  await sweep()
  expect(sentEmails.slice(before)).toEqual([
    expect.objectContaining({
      kind: 'consent-given',
      to: 'gogo@example.com',
      language: 'af',
      link: expect.stringMatching(/^http:\/\/localhost:3000\/withdraw#[\w-]{90,100}$/) as string,
      values: { username: 'thandi', day: '2026-03-02', sharing: 'yes', assistant: 'no' },
    }),
  ])
  expect(await database.$count(consentEmails)).toBe(0)
})

test("the email about a consent: not sent after a withdrawal or the account's deletion (H1)", async ({
  signUpAs,
  sentEmails,
  sweep,
  time,
}) => {
  const gogo = await signUpAs('gogo')
  const [thandi, sipho] = [await addChildTo(gogo, 'thandi'), await addChildTo(gogo, 'sipho')]
  await gogo.send(withdrawConsent, { childId: thandi })
  await gogo.send(childrenCalls.deleteChild, { childId: sipho })
  time.now = new Date(time.now.getTime() + SECOND_EMAIL_DELAY)
  await sweep()
  expect(sentEmails.map(({ kind }) => kind)).not.toContain('consent-given')
})

test('its link: whoever reads the email withdraws without a login, and then it is over (H1)', async ({
  signUpAs,
  visit,
  sentEmails,
  sweep,
  time,
}) => {
  const gogo = await signUpAs('gogo')
  const childId = await addChildTo(gogo, 'thandi')
  time.now = new Date(time.now.getTime() + SECOND_EMAIL_DELAY)
  await sweep()
  const link = linkIn(sentEmails.at(-1))
  expect(await visit().send(readWithdrawal, { token: link })).toMatchObject({
    status: 200,
    body: { username: 'thandi', decidedAt: '2026-03-02T10:00:00.000Z' },
  })
  expect((await visit().send(signInChild, { username: 'thandi', secret: PICTURES })).status).toBe(200)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => visit().send(withdrawByLink, { token: link, language: 'en' })),
  )
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect((await visit().send(signInChild, { username: 'thandi', secret: PICTURES })).status).toBe(403)
  expect((await gogo.send(listChildren)).body).toMatchObject({ children: [{ purposes: [] }] })
  time.now = new Date(time.now.getTime() + 1000)
  await gogo.send(renewConsent, { childId, ...AGREED })
  for (const call of [readWithdrawal, withdrawByLink])
    expect(await visit().send(call, { token: link })).toMatchObject(OVER)
})

test('its link: if changed, a month old, or of a former guardian, it withdraws nothing (H1)', async ({
  signUpAs,
  visit,
  sentEmails,
  sweep,
  time,
}) => {
  const [gogo, malume] = [await signUpAs('gogo'), await signUpAs('malume')]
  const childId = await addChildTo(gogo, 'thandi')
  await gogo.send(guardiansCalls.inviteGuardian, { childId, email: 'malume@example.com', scopes: ['consent'] })
  await malume.send(guardiansCalls.acceptInvitation, { token: sentEmails.at(-1)?.link?.split('#')[1] })
  await malume.send(decidePurpose, { childId, purpose: 'assistant', isAgreed: true, textVersion: AGREED.textVersion })
  time.now = new Date(time.now.getTime() + SECOND_EMAIL_DELAY)
  await sweep()
  const [toGogo, toMalume] = ['gogo', 'malume'].map((name) =>
    linkIn(sentEmails.findLast(({ kind, to }) => kind === 'consent-given' && to === `${name}@example.com`)),
  ) as [string, string]
  const people = (await gogo.send(guardiansCalls.listGuardians, { childId })).body['guardians'] as {
    id: string
    kind: string
  }[]
  await gogo.send(guardiansCalls.endGuardian, {
    childId,
    guardianId: people.find(({ kind }) => kind === 'invited')?.id,
  })
  const changed = (toGogo.startsWith('A') ? 'B' : 'A') + toGogo.slice(1)
  for (const link of [toMalume, changed, 'x'.repeat(94)])
    expect(await visit().send(withdrawByLink, { token: link })).toMatchObject(OVER)
  time.now = new Date(Date.parse('2026-03-02T10:00:00.000Z') + WITHDRAWAL_LINK_TIME + 1)
  expect(await visit().send(withdrawByLink, { token: toGogo })).toMatchObject(OVER)
  expect((await gogo.send(listChildren)).body).toMatchObject({
    children: [{ purposes: expect.arrayContaining(['learning-record']) as string[] }],
  })
})

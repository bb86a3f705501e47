import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { accountsCalls } from '#contract/accounts.ts'
import { childrenCalls } from '#contract/children.ts'
import { partnersCalls as calls } from '#contract/partners.ts'
import { CHARTER_VERSION } from '#core/partners/charter.ts'
import { PARTNER_TIERS, TIER_FACTS, type PartnerTier } from '#core/partners/tiers.ts'
import { users } from '#server/features/accounts/index.ts'
import { charterAcceptances, partners, referrals } from '#server/features/partners/tables.ts'
import {
  confirmAddresses,
  ORIGIN,
  signUpInput,
  test as appTest,
  type Visitor,
} from '../../../../tests/support/app-test.ts'
import { addChildTo, PICTURES } from '../../../../tests/support/children.ts'
import { turnOnSecondFactor } from '../../../../tests/support/second-factor.ts'

const test = appTest.extend({
  app: async ({ buildTestApp }, use) =>
    use(
      await buildTestApp({
        config: { origin: ORIGIN, secret: 'a secret for tests, long enough', staff: ['zola@example.com'] },
      }),
    ),
})

const ABOUT = 'I teach isiXhosa to twelve families in Khayelitsha.'
const accept = (browser: Visitor) => browser.send(calls.acceptCharter, { version: CHARTER_VERSION })
const apply = (browser: Visitor, tier: PartnerTier = 'independent') =>
  browser.send(calls.applyAsPartner, { tier, about: ABOUT })
const own = async (browser: Visitor) => (await browser.send(calls.getPartnership)).body as Record<string, unknown>
const idOf = async (browser: Visitor): Promise<string> =>
  ((await browser.send(accountsCalls.getMe)).body['account'] as { id: string }).id

/** Lets staff decide about the only application that waits. */
async function decide(staff: Visitor, decision: 'accepted' | 'refused') {
  const { applications } = (await staff.send(calls.listPartnerApplications)).body as { applications: { id: string }[] }
  return staff.send(calls.decidePartnerApplication, {
    id: applications[0]?.id,
    decision,
    reason: 'Teaches many people',
  })
}

test('charter: accepted with its version and time; an older version asks again', async ({
  signUpAs,
  database,
  time,
}) => {
  const nomsa = await signUpAs('nomsa')
  expect((await own(nomsa))['charter']).toBeNull()
  expect((await nomsa.send(calls.acceptCharter, { version: '2020-01-01' })).body).toMatchObject({
    error: { code: 'changed-since' },
  })
  expect((await apply(nomsa)).body).toMatchObject({ error: { code: 'changed-since' } })
  expect((await accept(nomsa)).status).toBe(200)
  const first = time.now.toISOString()
  time.now = new Date(time.now.getTime() + 60_000)
  expect((await accept(nomsa)).status).toBe(200)
  expect((await own(nomsa))['charter']).toEqual({ version: CHARTER_VERSION, acceptedAt: first })
  await database.update(charterAcceptances).set({ version: '2026-01-01' })
  expect((await apply(nomsa)).status).toBe(409)
})

test('application: needs a confirmed address; one waits at a time; withdrawing deletes it', async ({ signUpAs }) => {
  const nomsa = await signUpAs('nomsa', 'unconfirmed')
  await accept(nomsa)
  expect((await apply(nomsa)).body).toMatchObject({ error: { code: 'email-unconfirmed' } })
  const sizwe = await signUpAs('sizwe')
  await accept(sizwe)
  expect((await sizwe.send(calls.applyAsPartner, { tier: 'royal', about: ABOUT })).status).toBe(400)
  expect((await sizwe.send(calls.applyAsPartner, { tier: 'licensed', about: ' ' })).status).toBe(400)
  expect((await sizwe.send(calls.applyAsPartner, { tier: 'licensed', about: 'x'.repeat(601) })).status).toBe(400)
  expect((await apply(sizwe)).status).toBe(200)
  expect((await apply(sizwe, 'licensed')).body).toMatchObject({ error: { code: 'already-on' } })
  expect((await own(sizwe))['application']).toMatchObject({ tier: 'independent', about: ABOUT, state: 'waiting' })
  expect((await nomsa.send(calls.withdrawApplication)).status).toBe(404)
  expect((await sizwe.send(calls.withdrawApplication)).status).toBe(200)
  expect((await own(sizwe))['application']).toBeNull()
  expect((await sizwe.send(calls.withdrawApplication)).status).toBe(404)
})

test('review: staff with a second factor decide once; the reason is emailed once and shown', async ({
  signUpAs,
  sentEmails,
  time,
}) => {
  const [nomsa, zola] = [await signUpAs('nomsa'), await signUpAs('zola')]
  await accept(nomsa)
  await apply(nomsa)
  expect((await nomsa.send(calls.listPartnerApplications)).status).toBe(404)
  expect((await zola.send(calls.listPartnerApplications)).status).toBe(401)
  await turnOnSecondFactor(zola, time.now)
  const listed = (await zola.send(calls.listPartnerApplications)).body as {
    waiting: number
    applications: Record<string, unknown>[]
  }
  expect(listed).toMatchObject({ waiting: 1, applications: [{ tier: 'independent', about: ABOUT, isOwn: false }] })
  expect(JSON.stringify(listed)).not.toContain('nomsa@')
  const id = listed.applications[0]?.['id']
  const before = sentEmails.length
  expect((await decide(zola, 'accepted')).status).toBe(200)
  expect((await zola.send(calls.decidePartnerApplication, { id, decision: 'refused', reason: 'Again' })).status).toBe(
    404,
  )
  expect(sentEmails.slice(before)).toMatchObject([
    { kind: 'partner-accepted', to: 'nomsa@example.com', values: { reason: 'Teaches many people' } },
  ])
  expect(await own(nomsa)).toMatchObject({
    tier: 'independent',
    since: time.now.toISOString(),
    application: { state: 'accepted', reason: 'Teaches many people' },
  })
})

test('review: a refused person is told why and may apply again; nobody decides about their own', async ({
  signUpAs,
  sentEmails,
  time,
}) => {
  const [nomsa, zola] = [await signUpAs('nomsa'), await signUpAs('zola')]
  await turnOnSecondFactor(zola, time.now)
  await accept(nomsa)
  await apply(nomsa)
  expect((await decide(zola, 'refused')).status).toBe(200)
  expect(sentEmails.at(-1)).toMatchObject({ kind: 'partner-refused', values: { reason: 'Teaches many people' } })
  expect(await own(nomsa)).toMatchObject({ tier: null, rights: null, application: { state: 'refused' } })
  expect((await apply(nomsa, 'licensed')).status).toBe(200)
  expect(await own(nomsa)).toMatchObject({ application: { state: 'waiting', tier: 'licensed', reason: null } })
  await nomsa.send(calls.withdrawApplication)
  await accept(zola)
  await apply(zola)
  expect((await decide(zola, 'accepted')).body).toMatchObject({ error: { code: 'not-allowed' } })
})

test('tiers: the server lets each have as many codes as its list says, and who is none has none', async ({
  signUpAs,
  database,
}) => {
  for (const [name, tier] of PARTNER_TIERS.map((one, place) => [`partner${place}`, one] as const)) {
    const browser = await signUpAs(name)
    expect((await browser.send(calls.createReferralCode)).status).toBe(403)
    await database.insert(partners).values({ learnerId: await idOf(browser), tier, since: new Date() })
    // A partner who hasn't accepted the present charter makes no codes.
    expect((await browser.send(calls.createReferralCode)).body).toMatchObject({ error: { code: 'changed-since' } })
    await accept(browser)
    const { codes } = TIER_FACTS[tier].rights
    const answers = await Promise.all(Array.from({ length: codes + 2 }, () => browser.send(calls.createReferralCode)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(codes)
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(2)
    expect((await own(browser))['codes']).toHaveLength(codes)
  }
})

test('tiers: counts by month are for licensed and franchise partners only', async ({ signUpAs, visit, database }) => {
  const zodwa = await signUpAs('zodwa')
  const learnerId = await idOf(zodwa)
  await zodwa.send(calls.joinAmbassadors)
  await accept(zodwa)
  const { code } = (await zodwa.send(calls.createReferralCode)).body as { code: string }
  await visit().send(accountsCalls.signUp, { ...signUpInput('newcomer'), referralCode: code })
  await confirmAddresses(database, 'newcomer')
  const counted = async (): Promise<unknown> => ((await own(zodwa))['codes'] as { count: number; months: unknown }[])[0]
  expect(await counted()).toMatchObject({ count: 1, months: null })
  const monthsOf = { independent: null, licensed: [{ count: 1 }], franchise: [{ count: 1 }] }
  for (const tier of PARTNER_TIERS) {
    await database.insert(partners).values({ learnerId, tier, since: new Date() }).onConflictDoUpdate({
      target: partners.learnerId,
      set: { tier },
    })
    expect(await counted()).toMatchObject({ count: 1, months: monthsOf[tier] })
  }
})

test('leaving: a partnership ends with the codes that went with it; an ambassador keeps one', async ({
  signUpAs,
  database,
}) => {
  const nomsa = await signUpAs('nomsa')
  expect((await nomsa.send(calls.leavePartnership)).status).toBe(404)
  await accept(nomsa)
  await nomsa.send(calls.joinAmbassadors)
  expect((await nomsa.send(calls.joinAmbassadors)).status).toBe(200)
  await database.insert(partners).values({ learnerId: await idOf(nomsa), tier: 'licensed', since: new Date() })
  for (let made = 0; made < 3; made += 1) await nomsa.send(calls.createReferralCode)
  const [first] = (await own(nomsa))['codes'] as { code: string }[]
  expect((await nomsa.send(calls.leavePartnership)).status).toBe(200)
  expect(await own(nomsa)).toMatchObject({ tier: null, isAmbassador: true, codes: [{ code: first?.code }] })
  expect((await nomsa.send(calls.leaveAmbassadors)).status).toBe(200)
  expect(await own(nomsa)).toMatchObject({ isAmbassador: false, rights: null, codes: [] })
})

test('referral: counted once for a new adult with a confirmed address, without a name', async ({
  signUpAs,
  visit,
  database,
}) => {
  const zodwa = await signUpAs('zodwa')
  await zodwa.send(calls.joinAmbassadors)
  const { code } = (await zodwa.send(calls.createReferralCode)).body as { code: string }
  const counted = async (): Promise<number> => ((await own(zodwa))['codes'] as { count: number }[])[0]?.count ?? -1
  const join = (username: string, more: object = {}, browser = visit()) =>
    browser.send(accountsCalls.signUp, { ...signUpInput(username), referralCode: code, ...more })
  expect((await join('lindiwe', { referralCode: `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}` })).status).toBe(
    200,
  )
  expect(await counted()).toBe(0)
  await confirmAddresses(database, 'lindiwe')
  expect(await counted()).toBe(1)
  // The same code again, by an account that exists, by a child, by its owner: none counts.
  expect((await join('lindiwe')).status).toBe(409)
  expect((await join('teenager', { ageBand: 'teen' })).status).toBe(403)
  expect((await join('other', {}, zodwa)).status).toBe(200)
  expect((await join('plus', { email: 'zodwa+plus@example.com' })).status).toBe(200)
  expect((await join('unknown', { referralCode: 'BBBBBBBB' })).status).toBe(200)
  expect((await join('wrong', { referralCode: 'nonsense here' })).status).toBe(200)
  await confirmAddresses(database, 'other', 'plus', 'unknown', 'wrong')
  const owner = visit()
  await owner.send(accountsCalls.signIn, { name: 'zodwa', password: 'a quiet river bend' })
  const seen = await own(owner)
  expect((seen['codes'] as { count: number }[])[0]?.count).toBe(1)
  expect(JSON.stringify(seen)).not.toMatch(/lindiwe/i)
  const [kept] = await database.select().from(referrals)
  await expect(
    database.insert(referrals).values({ learnerId: kept?.learnerId ?? '', code, signedUpAt: new Date() }),
  ).rejects.toThrow()
  // A deleted account takes its row along, and a deleted code its counts.
  await database.delete(users).where(eq(users.username, 'lindiwe'))
  expect(await database.$count(referrals)).toBe(0)
  expect((await owner.send(calls.deleteReferralCode, { code })).status).toBe(200)
  expect((await owner.send(calls.deleteReferralCode, { code })).status).toBe(404)
})

test('referral: an account without a code leaves no row', async ({ signUpAs, database }) => {
  await signUpAs('nomsa')
  expect(await database.$count(referrals)).toBe(0)
  const { rows } = await database.execute(sql`select count(*)::int as n from referral_codes`)
  expect(rows).toEqual([{ n: 0 }])
})

test("children: every call of partners is refused to a child's session", async ({ signUpAs, visit }) => {
  const gogo = await signUpAs('gogo')
  await addChildTo(gogo, 'thandi')
  const thandi = visit()
  expect((await thandi.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })).status).toBe(200)
  const refused = async (call: (typeof calls)[keyof typeof calls], input: object = {}): Promise<unknown> =>
    ((await thandi.send(call, input)).body['error'] as { code: string }).code
  expect(await refused(calls.getPartnership)).toBe('guardian-needed')
  expect(await refused(calls.acceptCharter, { version: CHARTER_VERSION })).toBe('guardian-needed')
  expect(await refused(calls.applyAsPartner, { tier: 'licensed', about: ABOUT })).toBe('guardian-needed')
  expect(await refused(calls.withdrawApplication)).toBe('guardian-needed')
  expect(await refused(calls.leavePartnership)).toBe('guardian-needed')
  expect(await refused(calls.joinAmbassadors)).toBe('guardian-needed')
  expect(await refused(calls.leaveAmbassadors)).toBe('guardian-needed')
  expect(await refused(calls.createReferralCode)).toBe('guardian-needed')
  expect(await refused(calls.deleteReferralCode, { code: 'BCDFGHJK' })).toBe('guardian-needed')
  expect(await refused(calls.listPartnerApplications)).toBe('not-found')
})
